import { HIDDEN, type LordsView } from "../view";

/** What a seat means to do in this round, as far as it is known. */
export interface Plan {
  goal: string | null;
  traps: string[];
  monsters: string[];
  pets: string[];
}

export function planOf(view: LordsView, seat: number): Plan {
  const lord = view.seats[seat];
  if (!lord) return { goal: null, traps: [], monsters: [], pets: [] };
  const { goal, traps, pets } = lord.plan;
  const { installed } = lord.traps;
  const sent = lord.lair.filter(({ marks }) => marks?.includes("sent"));
  const babies = Array.from({ length: lord.babies["sent"] ?? 0 }, () => "baby-golem");
  return {
    goal: goal === HIDDEN ? null : goal,
    traps: [...each(traps), ...(installed && installed.cell === goal ? [installed.trap] : [])],
    monsters: sent.map(({ monster }) => monster),
    pets: [...babies, ...each(pets)],
  };
}

/** Who plans now, and who of them is ready. */
export function plannersOf(view: LordsView): { seat: number; ready: boolean }[] {
  const frame = view.frames.find(({ step }) => step === "planning");
  if (!frame) return [];
  return view.seats.flatMap((lord, seat) =>
    (frame.subject >> seat) & 1 ? [{ seat, ready: lord.plan.done !== 0 }] : [],
  );
}

function each(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));
}
