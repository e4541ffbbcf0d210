const VIEW = "warren-view";

const BOARD = "warren-board";

/** What is measured from the answer to one's own action. */
export const ANSWER = "warren-answer";

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
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      performance.measure(name, { start, end: performance.now() });
      port1.close();
    };
    port2.postMessage(null);
  });
}
