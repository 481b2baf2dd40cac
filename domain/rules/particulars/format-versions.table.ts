import { rowsOn } from '../dated.ts';
import { FORMAT_VERSIONS } from '../format-versions.table.ts';

export type FormatVersion = (typeof FORMAT_VERSIONS)[number]['version'];

/** The version a document made on `date` is written in; null before electronic invoices. */
export function formatVersionOn(date: string): FormatVersion | null {
  return rowsOn(FORMAT_VERSIONS, date)[0]?.version ?? null;
}

/** The same for who has to write one: a RangeError before electronic invoices. */
export function formatVersionFor(date: string): FormatVersion {
  const version = formatVersionOn(date);
  if (version === null) throw new RangeError(`no data format on ${date}`);
  return version;
}

/** Whether documents of this version can be read; they arrive in all of them, whatever the day. */
export function isFormatVersion(text: string): text is FormatVersion {
  return FORMAT_VERSIONS.some((row) => row.version === text);
}
