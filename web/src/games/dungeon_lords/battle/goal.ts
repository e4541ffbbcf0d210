import type { Choice } from "../../../lib/messages";
import type { Draft, Scene } from "../../../lib/scene";
import { without } from "./forces";

const DEFEND = "defend";

/** The tiles that could be defended instead of the one that is picked. */
export function otherGoals({ draft }: Scene): readonly Choice[] {
  const place = goalPlace(draft);
  if (!draft || place < 0) return [];
  const picked = draft.picks[place]?.code;
  return draft.questionAt(place).filter(({ verb, code }) => verb === DEFEND && code !== picked);
}

/** Take a choice of a cell; another tile to defend keeps what it can of the plan. */
export function chooseCell(scene: Scene, choice: Choice): void {
  const { draft } = scene;
  const place = goalPlace(draft);
  if (!draft || place < 0 || choice.verb !== DEFEND) scene.choose(choice);
  else
    void arrange(
      draft,
      draft.picks.map((pick, at) => (at === place ? choice : pick)),
    );
}

/** Pick all this, leaving out what the rules do not allow. */
export async function arrange(draft: Draft, picks: readonly Choice[]): Promise<void> {
  let wanted = picks;
  while (!(await draft.set(wanted))) {
    const kept = draft.picks.length;
    if (draft.busy || kept === 0 || kept >= wanted.length) return;
    wanted = without(wanted, kept);
  }
}

function goalPlace(draft: Draft | null): number {
  return draft?.picks.findIndex(({ verb }) => verb === DEFEND) ?? -1;
}
