// The editor of the lab: CodeMirror with modes for Prolog and answer set programs.
import { basicSetup, EditorView } from "codemirror";
import { defaultKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const language = (line, block, keywords) =>
  StreamLanguage.define({
    startState: () => ({ comment: false }),
    languageData: { commentTokens: { line: "%", block: { open: block[0], close: block[1] } } },
    token(stream, state) {
      if (state.comment) {
        if (stream.skipTo(block[1])) {
          stream.match(block[1]);
          state.comment = false;
        } else stream.skipToEnd();
        return "comment";
      }
      if (stream.eatSpace()) return null;
      if (stream.match(block[0])) {
        state.comment = true;
        return "comment";
      }
      if (stream.match(line)) {
        stream.skipToEnd();
        return "comment";
      }
      if (stream.match(/^0'(\\.|''|.)/)) return "number";
      if (stream.match(/^"(\\.|""|[^"\\])*"?/) || stream.match(/^'(\\.|''|[^'\\])*'?/)) return "string";
      if (stream.match(/^\d[\d_]*(\.\d+)?/)) return "number";
      if (stream.match(keywords)) return "keyword";
      if (stream.match(/^_*[A-Z]\w*'*|^_\w*/)) return "variableName";
      if (stream.match(/^_*[a-z]\w*'*(?=\()/)) return "propertyName";
      if (stream.match(/^_*[a-z]\w*'*/)) return "atom";
      stream.next();
      return "operator";
    },
  });

const LANGUAGES = {
  pl: language("%", ["/*", "*/"], /^(:-|-->|\?-|\*->|->|\\\+|(is|mod|rem|xor|div)\b)/),
  lp: language(/^%(?!\*)/, ["%*", "*%"], /^(:-|:~|#\w+|not\b)/),
};

// the colours are the page's own, so that light and dark are one matter
const COLOURS = HighlightStyle.define([
  { tag: tags.comment, class: "t-comment" },
  { tag: tags.string, class: "t-string" },
  { tag: tags.number, class: "t-number" },
  { tag: tags.keyword, class: "t-keyword" },
  { tag: tags.variableName, class: "t-variable" },
  { tag: tags.propertyName, class: "t-relation" },
  { tag: tags.atom, class: "t-atom" },
]);

// An editor in `parent`; `keys` are those of the page, [{ key, run }], `label` is its name. `moved` is told where the
// cursor is.
export function editor(parent, text, kind, { keys = [], changed = () => {}, moved = () => {}, label, readOnly = false, small = false }) {
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      keymap.of([...keys, { key: "Escape", run: (one) => (one.contentDOM.blur(), true) }]),
      small ? keymap.of(defaultKeymap) : basicSetup,
      LANGUAGES[kind] ?? [],
      syntaxHighlighting(COLOURS),
      EditorView.contentAttributes.of({ "aria-label": label }),
      small ? EditorView.lineWrapping : [],
      EditorState.readOnly.of(readOnly),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed(update.state.doc.toString());
        if (update.docChanged || update.selectionSet) moved();
      }),
    ],
  });
  view.scrollDOM.tabIndex = 0; // so that what is scrolled can be reached by keyboard
  return {
    view,
    text: () => view.state.doc.toString(),
    set(other) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: other } });
    },
    go(line) {
      const place = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
      view.dispatch({ selection: { anchor: place.from, head: place.to }, effects: EditorView.scrollIntoView(place.from, { y: "center" }) });
      view.focus();
    },
    mark(messages) {
      const marks = messages.map(({ line, kind: severity, text: message }) => {
        const place = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
        return { from: place.from, to: place.to, severity, message };
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },
    // the line and the column of the cursor, from 1, and the text of its line
    cursor() {
      const { head } = view.state.selection.main;
      const line = view.state.doc.lineAt(head);
      return { line: line.number, column: head - line.from + 1, text: line.text };
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
