const VIEW = "warren-view";

const BOARD = "warren-board";

/** What is measured from the order of a picture until it hangs. */
export const PICTURE = "warren-picture";

/** What is measured from pressing something until what it did is seen. */
export const MOVE = "warren-move";

/** The part of it that follows the answer of the server. */
export const ANSWER = "warren-answer";

/** What is measured from the word that others have done something. */
export const OTHERS = "warren-others";

/** A view came at that moment: from there the board is timed. */
export function viewArrived(startTime: number): void {
  performance.clearMarks(VIEW);
  performance.mark(VIEW, { startTime });
}

/** The board stands in the document for the first time since a view came. */
export function boardStands(): void {
  const [view] = performance.getEntriesByName(VIEW, "mark");
  performance.clearMarks(VIEW);
  if (view) untilDrawn(BOARD, view.startTime);
}

/** Measures from a moment until what follows from it is on the screen. */
export function untilDrawn(name: string, start: number): void {
  void afterDrawn().then(() => performance.measure(name, { start, end: performance.now() }));
}

/** The moment when what stands in the document now is on the screen. */
export function afterDrawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  });
}

const LOOKED = ["pointermove", "pointerdown", "keydown", "wheel"];
const LONGEST_LOOK = 3000;
let looking: Promise<void> | undefined;

/** The moment when somebody has looked round on the page: with the first thing they do there, or
 *  after a while. What is not needed to play comes then. */
export function afterLook(): Promise<void> {
  looking ??= new Promise((done) => {
    const seen = (): void => {
      clearTimeout(timer);
      for (const event of LOOKED) removeEventListener(event, seen, true);
      done();
    };
    const timer = setTimeout(seen, LONGEST_LOOK);
    for (const event of LOOKED) addEventListener(event, seen, true);
  });
  return looking;
}
