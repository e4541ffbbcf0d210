import { RefusedError, upload } from "../lib/api";
import type { TableShown } from "../lib/messages";
import { problemOf, spoken } from "../lib/problem";

const LONGEST_ROW = 300;

/** Why a file was not taken, and which of its rows is meant. */
export interface Defect {
  text: string;
  line: number | null;
  field: string;
  row: string;
}

export async function takeIn(file: Blob): Promise<TableShown> {
  return upload<TableShown>("api/records", file, "application/x-ndjson", spoken());
}

/** What the server found wrong with a record, with the row as it stands in the file. */
export function defectOf(error: unknown, record: string): Defect {
  const args = error instanceof RefusedError ? error.refusal.args : {};
  const named = /^line (\d+)\.?(.*)$/.exec(String(args["field"] ?? ""));
  const line = Number(args["line"] ?? named?.[1] ?? NaN);
  const row = Number.isNaN(line) ? "" : (record.split("\n")[line - 1] ?? "");
  return {
    text: problemOf(error),
    line: Number.isNaN(line) ? null : line,
    field: named ? (named[2] ?? "") : String(args["field"] ?? ""),
    row: row.length > LONGEST_ROW ? `${row.slice(0, LONGEST_ROW)}…` : row,
  };
}
