import { preferences } from "../lib/preferences.svelte";

/** What somebody has been told at this table and at others. A tip whose thing has passed comes once
 *  more at another table; after that it is known. */
export class Memory {
  constructor(private readonly table: string) {}

  isNew(tip: string): boolean {
    const last = preferences.told[tip];
    return last === undefined || (last !== KNOWN && last !== this.table);
  }

  passed(tip: string): void {
    preferences.told[tip] = preferences.told[tip] === undefined ? this.table : KNOWN;
  }

  learned(tip: string): void {
    preferences.told[tip] = KNOWN;
  }
}

const KNOWN = "";
