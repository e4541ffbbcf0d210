import type { Fact } from "../../../lib/messages";
import { standing } from "../../../lib/standing";
import { STEPS } from "../calendar";
import type { LordsView } from "../view";

export type Step = (typeof STEPS)[number];

/** A battle in somebody's dungeon; without a tile where there was nothing left to defend. */
export interface Battle {
  seat: number;
  cell: string | null;
  facts: Fact[];
}

/** A round of a combat: its card, the plans as they were shown, and the battles in their order. */
export interface Round {
  number: number;
  card: string | null;
  plans: Fact[];
  battles: Battle[];
}

const ATTACKS = new Set(["monster-attacked", "monster-blocked", "pet-attacked"]);
const SHOWN = new Set(["plan-shown", "pet-used", "icon-stared", "monster-thrown"]);

/** The rounds of the last combat that the log tells of. */
export function roundsOf(log: readonly Fact[]): Round[] {
  const rounds: Round[] = [];
  for (const fact of standing(log)) {
    if (fact.effect === "battle-round-began") begin(rounds, Number(fact.args["round"]));
    const round = rounds.at(-1);
    if (round) put(round, fact);
  }
  return rounds;
}

/** What each step of a battle did. */
export function deedsOf(battle: Battle): Map<Step, Fact[]> {
  return new Map(STEPS.map((step) => [step, battle.facts.filter((fact) => fact.step === step)]));
}

/** Who is attacking in a battle, where the blow has not fallen yet. */
export function hitterOf(battle: Battle, view: LordsView): string | null {
  if (view.fight.hitter === 0) return null;
  const last = battle.facts.filter(({ effect }) => ATTACKS.has(effect)).at(-1);
  return last ? String(last.args["monster"] ?? last.args["pet"]) : null;
}

function begin(rounds: Round[], number: number): void {
  if (number === 1) rounds.length = 0;
  rounds.push({ number, card: null, plans: [], battles: [] });
}

function put(round: Round, fact: Fact): void {
  const seat = Number(fact.args["seat"]);
  if (fact.effect === "card-turned") round.card = String(fact.args["spell"]);
  else if (fact.effect === "battle-began")
    round.battles.push({ seat, cell: String(fact.args["cell"]), facts: [] });
  else if (surrenders(fact)) surrender(round, seat).facts.push(fact);
  else if (fact.step) round.battles.at(-1)?.facts.push(fact);
  else if (SHOWN.has(fact.effect)) round.plans.push(fact);
}

/** Where nothing is left to defend evil falls when all is over. */
function surrenders({ step, effect }: Fact): boolean {
  return step === "surrender" || (!step && effect === "evil-moved");
}

function surrender(round: Round, seat: number): Battle {
  const last = round.battles.at(-1);
  if (last?.seat === seat && last.cell === null) return last;
  const battle: Battle = { seat, cell: null, facts: [] };
  round.battles.push(battle);
  return battle;
}
