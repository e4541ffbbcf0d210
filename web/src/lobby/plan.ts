import type { BoardTold, NewSeat, OptionShown, Tempo, Visibility } from "./types";

export type Company = "friends" | "screen" | "solo";
export type SeatKind = NewSeat["kind"];

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
  account: string;
}

export interface Pace {
  kind: "none" | "live" | "days";
  minutes: number;
  turn: number;
  answer: number;
  days: number;
  windowed: boolean;
  opens: number;
  closes: number;
}

/** A table as it is being thought up. */
export interface Plan {
  seats: PlannedSeat[];
  options: Record<string, unknown>;
  visibility: Visibility;
  pace: Pace;
  title: string;
  waits: boolean;
}

export const SEAT_KINDS: Record<Company, SeatKind[]> = {
  friends: ["me", "open", "bot", "invite"],
  screen: ["me", "bot"],
  solo: ["me", "bot"],
};

const OTHERS: Record<Company, SeatKind> = { friends: "open", screen: "me", solo: "bot" };

const CALM: Pace = {
  kind: "none",
  minutes: 10,
  turn: 30,
  answer: 15,
  days: 2,
  windowed: false,
  opens: 9,
  closes: 22,
};

export function newPlan(company: Company, count: number, bot: string): Plan {
  return {
    seats: resized([], count, company, bot),
    options: {},
    visibility: company === "friends" ? "link" : "private",
    pace: { ...CALM },
    title: "",
    waits: false,
  };
}

/** So many seats: the first is mine, those that come along are for whoever is expected. */
export function resized(
  seats: readonly PlannedSeat[],
  count: number,
  company: Company,
  bot: string,
): PlannedSeat[] {
  const others = OTHERS[company];
  return Array.from(
    { length: count },
    (_, seat) => seats[seat] ?? { kind: seat === 0 ? "me" : others, name: "", bot, account: "" },
  );
}

/** The seats as the server takes them, which names the bots itself; `called` names a person who has
 *  no name. */
export function seatsToSend(
  seats: readonly PlannedSeat[],
  called: (number: number) => string | undefined,
): Partial<NewSeat>[] {
  return seats.map((seat, number) => {
    if (seat.kind === "open") return { kind: seat.kind };
    if (seat.kind === "invite") return { kind: seat.kind, account: seat.account.trim() };
    if (seat.kind === "bot") return { kind: seat.kind, bot: seat.bot };
    const name = seat.name.trim() || called(number);
    return { kind: seat.kind, ...(name ? { name } : {}) };
  });
}

/** What was chosen and is not so anyway. */
export function optionsToSend(
  declared: readonly OptionShown[],
  chosen: Record<string, unknown>,
): Record<string, unknown> {
  const told = declared
    .filter((option) => chosen[option.key] !== undefined && chosen[option.key] !== "")
    .filter((option) => chosen[option.key] !== option.default)
    .map((option) => [option.key, chosen[option.key]]);
  return Object.fromEntries(told);
}

export function tempoToSend(pace: Pace, zone: string): Tempo | null {
  if (pace.kind === "live")
    return { type: "live", bank: pace.minutes * 60, turn: pace.turn, answer: pace.answer };
  if (pace.kind === "days") {
    const window = pace.windowed ? { opens: pace.opens, closes: pace.closes, zone } : null;
    return { type: "days", days: pace.days, window };
  }
  return null;
}

export type Field = "check" | "select" | "seat" | "board" | "packs";

/** How an option is asked for; one that takes data of its own is not asked for. */
export function fieldOf(option: OptionShown): Field | null {
  if (option.key === "first") return "seat";
  if (option.key === "board" || option.key === "packs") return option.key;
  if (option.choices === null) return null;
  const plain = option.choices.every((choice) => typeof choice === "boolean");
  return plain ? "check" : "select";
}

/** The boards that are made for so many players. */
export function fittingBoards(boards: readonly BoardTold[], players: number): BoardTold[] {
  return boards.filter((board) => board.players.length === 0 || board.players.includes(players));
}

/** A list of names with one of them put in or taken out, as the option takes it. */
export function toggled(names: unknown, name: string): string {
  const chosen = chosenNames(names);
  return (chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]).join(
    ",",
  );
}

export function chosenNames(names: unknown): string[] {
  return typeof names === "string" && names ? names.split(",") : [];
}
