/** The days of a calendar year, for statements over `issued_on`. */
export type Year = { readonly year: number; readonly first: string; readonly last: string };

/** The year of a day (YYYY-MM-DD), or one `before` it. */
export function yearOf(day: string, before = 0): Year {
  const year = Number(day.slice(0, 4)) - before;
  return { year, first: `${year}-01-01`, last: `${year}-12-31` };
}
