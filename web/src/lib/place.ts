const STUDY = "study:";

/** The id under which a scenario is shown as if it were a table. */
export function studyId(proof: string): string {
  return `${STUDY}${proof}`;
}

/** Where the server has what belongs to a table, or to a scenario. */
export function placeOf(id: string): string {
  return id.startsWith(STUDY) ? `api/proofs/${id.slice(STUDY.length)}` : `api/tables/${id}`;
}
