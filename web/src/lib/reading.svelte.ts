import { go, route } from "./router.svelte";

/** What of the rules is open beside the page. */
export const reading = $state({
  open: false,
  /** The game whose rules are meant where no line is named: that of the table one sits at. */
  game: "",
  /** The line that was asked for. */
  rule: "",
  /** The line whose scenarios are being tried out. */
  tried: "",
});

/** Open the rules beside the page, at a line if one is named. */
export function consult(rule = ""): void {
  reading.rule = rule;
  reading.open = true;
}

/** For links that name a rule: plain clicks open it beside the page, on the page of rules there. */
export function consulted(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLElement>("a[data-rule]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const rule = link.dataset["rule"] ?? "";
  if (route().startsWith("rules") && !link.closest("[role=dialog]")) go(`rules/${rule}`);
  else consult(rule);
}
