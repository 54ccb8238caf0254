// The page of a notebook's outputs, filled as the Jupyter extension of VS Code fills it: with its widget manager, whose
// kernel's socket leads to the test, and with a loader that takes a widget's script from where the kernel has it.
import { ServerConnection } from "@jupyterlab/services";
import { KernelConnection } from "@jupyterlab/services/lib/kernel/default";
import { activate } from "./ipywidgets.js";

const sent = []; // messages for the kernel, until the test takes them
const failed = []; // classes of widgets that were not found
let socket;
class Socket {
  protocol = "";
  constructor() {
    socket = this;
  }
  send(message) {
    sent.push(message);
  }
  close() {}
}

const loader = {
  widgetsRegisteredInRequireJs: new Set(),
  async loadWidgetScript(name) {
    requirejs.config({ paths: { [name]: `${location.origin}/nbextensions/${name}/index` } });
    this.widgetsRegisteredInRequireJs.add(name);
  },
  successHandler() {},
  errorHandler: (...told) => failed.push(told.map(String)),
};

window.start = (client) => {
  activate();
  window.vscIPyWidgets8.load();
  const kernel = new KernelConnection({
    serverSettings: ServerConnection.makeSettings({ WebSocket: Socket, wsUrl: "ws://nowhere" }),
    clientId: client,
    username: "",
    handleComms: true,
    model: { id: "kernel", name: "python3" },
  });
  setTimeout(() => socket.onopen());
  window.manager = new window.vscIPyWidgets.WidgetManager(kernel, undefined, loader, () => {});
};
window.take = () => sent.splice(0);
window.give = (message) => socket.onmessage({ data: message });
window.failed = failed;

function place() {
  const output = document.createElement("div");
  output.className = "output";
  document.getElementById("container").append(output);
  return output;
}
window.widget = async (data) => {
  const output = place();
  output.classList.add("cell-output-ipywidget-background");
  const model = await window.manager.get_model(data.model_id);
  const view = await window.manager.create_view(model, { el: output });
  await window.manager.display_view(data, view, { node: output });
};
window.html = (text) => {
  place().innerHTML = text;
};
