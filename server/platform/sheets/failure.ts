/** Why a file cannot be read or written as a sheet. The words for the user are made where the file was asked for. */
export type SheetFailureCode =
  | 'not_a_spreadsheet'
  /** .xls, the format before 2007 */
  | 'old_format'
  /** Protected by a password. */
  | 'encrypted'
  | 'damaged'
  /** Built to do harm: a zip bomb, a document type, a path that climbs. */
  | 'unsafe'
  | 'file_too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'cell_too_long'
  /** A quote in a CSV file is opened and never closed, or far behind. */
  | 'unclosed_quote'
  /** Its letters are signs that only a font of the time before Unicode shows as Vietnamese. */
  | 'old_font'
  | 'sheet_not_found';

type SheetFailurePlace = {
  /** Row of the sheet, from 1. */
  row?: number;
  /** What was allowed: bytes, rows, columns or characters, as the code says. */
  limit?: number;
  sheet?: string;
};

export class SheetFailure extends Error {
  readonly code: SheetFailureCode;
  readonly place: SheetFailurePlace;

  constructor(code: SheetFailureCode, reason: string, place: SheetFailurePlace = {}) {
    super(`${code}: ${reason}`);
    this.name = 'SheetFailure';
    this.code = code;
    this.place = place;
  }
}
