import { rowsOn, type Dated } from '../dated.ts';

const CHECKED = '2026-11-21';
const TT78 = 'TT 91/2026 Phụ lục I; before it, TT 78/2021 Điều 4';
const TT32 = 'TT 91/2026 Phụ lục I; before it, TT 32/2025';
const TT91 = 'TT 91/2026 Phụ lục I';

export type SymbolLetterRow = Dated & {
  readonly letter: string;
  /** Vietnamese, for menus and refusals. */
  readonly meaning: string;
  /** Form digits the letter may stand with. */
  readonly forms: readonly string[];
  /** Met on invoices of others, but not in the binding list: read, never issued. */
  readonly read_only?: true;
};

/** Fourth character of the symbol (ký hiệu hóa đơn): which kind of invoice the series is for. */
export const SYMBOL_LETTERS = [
  row('T', 'doanh nghiệp, tổ chức, hộ kinh doanh', ['1', '2'], '2022-01-01', TT78),
  // Forms 8 and 9 carry a receipt; no text names their letters.
  assumed(row('T', 'doanh nghiệp, tổ chức, hộ kinh doanh', ['8', '9'], '2022-01-01', TT78)),
  row('D', 'tài sản công, dự trữ quốc gia, hóa đơn đặc thù', ['1', '2', '3', '4'], '2022-01-01', TT78),
  row('L', 'cấp mã theo từng lần phát sinh', ['1', '2', '3'], '2022-01-01', TT78),
  assumed(row('M', 'khởi tạo từ máy tính tiền', ['1', '2', '5', '8', '9'], '2022-01-01', TT78)),
  row('N', 'phiếu xuất kho kiêm vận chuyển nội bộ', ['6'], '2022-01-01', TT78),
  row('B', 'phiếu xuất kho hàng gửi bán đại lý', ['6'], '2022-01-01', TT78),
  row('G', 'tem, vé, thẻ là hóa đơn giá trị gia tăng', ['5'], '2022-01-01', TT78),
  row('H', 'tem, vé, thẻ là hóa đơn bán hàng', ['5'], '2022-01-01', TT78),
  row('X', 'hóa đơn thương mại điện tử', ['7'], '2025-06-01', TT32),
  assumed(row('F', 'hóa đơn kiêm tờ khai hoàn thuế', ['1'], '2026-07-01', TT91)),
  {
    // Only the sample of form 01/BTS carries it.
    ...row(
      'R',
      'bán tài sản có đăng ký quyền sở hữu',
      ['1'],
      '2026-07-01',
      'TT 91/2026 Phụ lục V, mẫu 01/BTS',
    ),
    read_only: true,
    assumed: true,
  },
] as const satisfies readonly SymbolLetterRow[];

function row(
  letter: string,
  meaning: string,
  forms: readonly string[],
  valid_from: string,
  source: string,
): SymbolLetterRow {
  return { letter, meaning, forms, valid_from, valid_to: null, source, checked: CHECKED };
}

/** The letter is in the list, the forms it goes with are not. */
function assumed(of: SymbolLetterRow): SymbolLetterRow {
  return { ...of, assumed: true };
}

const LETTERS: readonly SymbolLetterRow[] = SYMBOL_LETTERS;

/** Letters a new series may use on a day, for one form digit or for all. */
export function symbolLettersOn(date: string, form_no?: string): readonly SymbolLetterRow[] {
  const rows = [...Map.groupBy(issuedOn(date), ({ letter }) => letter).values()].flatMap(merged);
  return form_no === undefined ? rows : rows.filter((row) => row.forms.includes(form_no));
}

function issuedOn(date: string): readonly SymbolLetterRow[] {
  return rowsOn(LETTERS, date).filter(({ read_only }) => read_only !== true);
}

/** Forms that are read and forms that are assumed stand in rows of their own. */
function merged(rows: readonly SymbolLetterRow[]): SymbolLetterRow[] {
  return rows.slice(0, 1).map((first) => ({ ...first, forms: rows.flatMap(({ forms }) => forms) }));
}

export function symbolLetterOn(letter: string, date: string): SymbolLetterRow | null {
  return symbolLettersOn(date).find((row) => row.letter === letter) ?? null;
}

/** Whether an invoice received from elsewhere may carry the letter: those one may issue, and those only met. */
export function isReadableLetter(letter: string, date: string): boolean {
  return rowsOn(LETTERS, date).some((row) => row.letter === letter);
}
