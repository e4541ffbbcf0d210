import type { Fact, Situation } from "../lib/messages";

/** Something to be shown: what happened, and what is to be decided then, if that is known. */
export interface News {
  facts: readonly Fact[];
  situation?: Situation | null | undefined;
}

/** Whether a seat has the same question after the news as before: others may answer theirs. */
export function sameQuestion(before: Situation | null, news: News): boolean {
  const after = news.situation;
  if (!before || !after || before.seat === null || before.seat !== after.seat) return false;
  const { seat } = before;
  return (
    before.actors.includes(seat) &&
    after.actors.includes(seat) &&
    news.facts.every((fact) => fact.by !== seat) &&
    codes(before) === codes(after)
  );
}

/** Whether a seat keeps its question all through what is still to be shown. */
export function isStillAsked(shown: Situation | null, news: readonly News[]): boolean {
  return news.every((one, at) => sameQuestion(news[at - 1]?.situation ?? shown, one));
}

function codes(situation: Situation): string {
  return situation.choices.map((choice) => choice.code).join(" ");
}
