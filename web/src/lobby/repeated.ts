const SECONDS = 10;

/** Do something again and again while the page is looked at; gives what ends it. */
export function repeatedly(task: () => unknown): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") task();
  };
  const timer = setInterval(look, SECONDS * 1000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
