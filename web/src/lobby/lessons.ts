import { get, post } from "../lib/api";
import type { Created, LessonShown } from "../lib/messages";
import { myName } from "../lib/names";
import { spoken } from "../lib/problem";
import { go } from "../lib/router.svelte";

export async function allLessons(): Promise<LessonShown[]> {
  return get<LessonShown[]>("api/lessons", spoken());
}

/** Set up the table of a lesson and go there. */
export async function takeLesson(key: string): Promise<void> {
  const name = myName();
  const made = await post<Created>(
    `api/lessons/${encodeURIComponent(key)}/tables`,
    name ? { name } : {},
    spoken(),
  );
  go(`t/${made.table.id}`);
}
