/** What the keys of the table do; the help lists them in this order. */
export const COMMANDS = [
  "next",
  "board",
  "decision",
  "undo",
  "skip",
  "log",
  "chat",
  "choices",
  "places",
  "typed",
  "rules",
  "help",
] as const;

export type Command = (typeof COMMANDS)[number];

const LETTERS: Record<string, Command> = {
  n: "next",
  b: "board",
  d: "decision",
  u: "undo",
  s: "skip",
  l: "log",
  c: "chat",
  v: "choices",
  r: "places",
  m: "typed",
  h: "rules",
};

/** How a command is written on the keyboard. */
export function keyOf(command: Command): string {
  if (command === "help") return "?";
  return (
    Object.entries(LETTERS)
      .find(([, one]) => one === command)?.[0]
      ?.toUpperCase() ?? ""
  );
}

export type Stroke = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "repeat"
>;

/** The command of a stroke: by its letter, or by its place where the layout has no Latin letters. */
export function commandOf(stroke: Stroke): Command | undefined {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return undefined;
  if (stroke.key === "?") return "help";
  if (stroke.key.length !== 1) return undefined;
  const latin = /^[a-z]$/i.test(stroke.key);
  const letter = latin ? stroke.key : /^Key([A-Z])$/.exec(stroke.code)?.[1];
  const command = letter && LETTERS[letter.toLowerCase()];
  return command && (command === "next" || !stroke.repeat) ? command : undefined;
}

const FIELDS = "textarea, select, input:not([type=checkbox], [type=radio], [type=range])";

/** Whether what has the focus takes letters for itself. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELDS);
}
