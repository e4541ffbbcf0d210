/** What a region is made for, as enamel of its own colour. */
const SYMBOLS: Readonly<Record<string, string>> = {
  mine: "#8a5312",
  magic: "#6432a8",
  cavern: "#37404a",
  volcano: "#96301c",
};

export function enamelOf(symbol: string): string {
  return SYMBOLS[symbol] ?? "#5a4a3a";
}
