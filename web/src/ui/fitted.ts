/** The sizes of letters that are tried, as parts of the usual one. */
const SIZES = [1, 0.94, 0.88, 0.82];

/** Sets a text as small as it needs to be to fit into its box. What does not fit even so is `data-cut`,
 *  and can be reached by the keyboard to be read in full. */
export function fitted(box: HTMLElement): () => void {
  function fit(): void {
    for (const size of SIZES) {
      box.style.setProperty("--fit", String(size));
      if (isWhole(box)) break;
    }
    const cut = !isWhole(box);
    box.toggleAttribute("data-cut", cut);
    box.tabIndex = cut ? 0 : -1;
  }
  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(box);
  words.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}

/** Letters reach a little out of a narrow line; that is not yet cut. */
function isWhole(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + 1;
}
