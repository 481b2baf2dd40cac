import { isFormatVersion, type FormatVersion } from '../../rules/particulars/format-versions.table.ts';

/** The table a document is read by: 2.0.0 by that of 2.0.1, a version of tomorrow (or none said) by that of today. */
export function tableVersion(written: string | null): FormatVersion {
  if (written === '2.0.0') return '2.0.1';
  return written !== null && isFormatVersion(written) ? written : '2.1.1';
}
