/** What begins a row below the goods that adds them up, as many programs write it. */
const TOTALS = /^(?:tổng cộng|tổng số|tổng|cộng)\s*(?:[:(].*)?$/iu;

/** Whether a row adds up those above it: `named` is the text of its goods, which such a row has none of beside its own words. */
export function isTotalsRow(cells: readonly string[], named: readonly string[]): boolean {
  const first = cells.map(tidy).find((text) => text !== '') ?? '';
  const goods = named.map(tidy).find((text) => text !== '');
  return TOTALS.test(first) && (goods === undefined || goods === first);
}

/** Composed letters, since files of a Mac hold them in pieces. */
function tidy(text: string): string {
  return text.normalize('NFC').trim();
}
