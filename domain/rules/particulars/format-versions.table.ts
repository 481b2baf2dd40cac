import { rowsOn, type Dated } from '../dated.ts';

/** Phiên bản định dạng (PBan): the version new documents are written in; old ones keep theirs. */
export const FORMAT_VERSIONS = [
  {
    version: '2.0.1',
    valid_from: '2022-01-01',
    valid_to: '2025-05-31',
    source: 'QĐ 1450/QĐ-TCT, QĐ 1510/QĐ-TCT',
    checked: '2026-11-21',
  },
  {
    version: '2.1.0',
    valid_from: '2025-06-01',
    valid_to: '2026-06-30',
    source: 'QĐ 1271/QĐ-CT (30/05/2025)',
    checked: '2026-11-21',
  },
  {
    version: '2.1.1',
    valid_from: '2026-07-01',
    valid_to: null,
    source: 'QĐ 1233 (2026), known through its annexes XV, XVII and XIX only',
    checked: '2026-11-21',
    assumed: true,
  },
] as const satisfies readonly (Dated & { version: string })[];

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
