/** A row of law: in force from a day to a day (both included), with its source and the day it was read. */
export type Dated = {
  /** YYYY-MM-DD, first day in force. */
  readonly valid_from: string;
  /** Last day in force, null while nothing ends it. */
  readonly valid_to: string | null;
  /** Article, decree or circular. */
  readonly source: string;
  /** Day somebody read the source. */
  readonly checked: string;
  /** From general knowledge; the source's own text was not read. */
  readonly assumed?: true;
};

/** Dates of the form YYYY-MM-DD compare as text. */
export function inForce(row: Dated, date: string): boolean {
  return row.valid_from <= date && (row.valid_to === null || date <= row.valid_to);
}

export function rowsOn<Row extends Dated>(rows: readonly Row[], date: string): readonly Row[] {
  return rows.filter((row) => inForce(row, date));
}

/** The one row in force on a day, of a table whose rows follow each other; null when none is. */
export function rowOn<Row extends Dated>(rows: readonly Row[], date: string): Row | null {
  return rows.find((row) => inForce(row, date)) ?? null;
}
