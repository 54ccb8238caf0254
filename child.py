
import multiprocessing
from ludologic import mastermind
def child():
    easy = mastermind.VARIANTS["easy"]
    print(mastermind.evaluate(solver="five-guess", variant=easy, jobs=2).total)
if __name__ == "__main__":
    process = multiprocessing.get_context("fork").Process(target=child)
    process.start()
    process.join()
    print(process.exitcode)
