import type { Choice } from "../lib/messages";
import type { Move } from "../lib/scene";

/** The moves of a typed line, which semicolons part unless they are in quotation marks. */
export function partsOf(line: string): string[] {
  const parts = line.match(/(?:"[^"]*"?|'[^']*'?|[^;"'])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** A part without words that names choices by their numbers, as “3 3 5”; none otherwise. */
export function numbersIn(part: string): number[] {
  return /^\d+(\s+\d+)*$/.test(part) ? part.split(/\s+/).map(Number) : [];
}

/** A line with each number as a part of its own, since the list changes after every move. */
export function stepsOf(line: string): string[] {
  return partsOf(line).flatMap((part) => {
    const numbers = numbersIn(part);
    return numbers.length > 0 ? numbers.map(String) : [part];
  });
}

/** The move that a number means in the list of choices, counted from one. */
export function numbered(step: string, choices: readonly Choice[]): Move | undefined {
  const choice = choices[Number(step) - 1];
  return choice && { code: choice.code };
}

/** The lines typed before, through which one goes up and down. */
export class Past {
  private lines: string[] = [];
  private at = 0;
  private owner: number | null = null;

  add(line: string): void {
    this.lines = [...this.lines.filter((one) => one !== line), line];
    this.at = this.lines.length;
  }

  /** The line before or after, empty beyond the last; none where there is nothing further. */
  go(way: 1 | -1): string | undefined {
    const to = this.at + way;
    if (to < 0 || to > this.lines.length) return undefined;
    this.at = to;
    return this.lines[to] ?? "";
  }

  /** Forget everything when somebody else begins to type. */
  belong(owner: number | null): void {
    if (owner === this.owner) return;
    this.owner = owner;
    this.lines = [];
    this.at = 0;
  }
}
