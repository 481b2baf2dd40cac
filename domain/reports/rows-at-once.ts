/**
 * Rows up to which a report is written while its reader waits, by the kind of file: some seconds. A longer one is written by a job, and
 * a PDF, of which a thousand rows take a second or two of a processor, by nothing else.
 */
export const ROWS_AT_ONCE = { xlsx: 50_000, csv: 50_000, pdf: 2_000 } as const;
