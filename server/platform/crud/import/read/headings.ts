import type { CrudField } from '../../crud-descriptor.ts';
import { foldedHeading } from '../folded.ts';

/** Which field a heading means, by the heading folded; null for one that is left out on purpose. */
export type KnownHeadings = ReadonlyMap<string, string | null>;

/** What the company chose last time goes before the label of a field, that before its name, that before usual words for it. */
export function knownHeadings(
  fields: readonly CrudField[],
  usual: readonly (readonly [heading: string, source: string])[],
  remembered: KnownHeadings,
): KnownHeadings {
  const standing = fields.map(({ source }) => source);
  const chosen = [...remembered].filter(([, field]) => field === null || standing.includes(field));
  return new Map([
    ...usual.map(([heading, source]) => [foldedHeading(heading), source] as const),
    ...fields.map(({ source }) => [foldedHeading(source), source] as const),
    ...fields.map(({ source, label }) => [foldedHeading(label), source] as const),
    ...chosen,
  ]);
}

/** Rows at the top of a sheet among which its headings are looked for: a title or an address may stand above them. */
export const HEADING_ROWS = 15;
const ENOUGH = 2;

export function isHeading(cells: readonly string[], known: KnownHeadings): boolean {
  return cells.filter((text) => known.has(foldedHeading(text))).length >= ENOUGH;
}

/** Which of the first rows holds the headings: the first in which two cells are known, else the first of all. */
export function headingRow(rows: readonly (readonly string[])[], known: KnownHeadings): number {
  return Math.max(
    rows.findIndex((cells) => isHeading(cells, known)),
    0,
  );
}
