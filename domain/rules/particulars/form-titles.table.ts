import { rowOn, type Dated } from '../dated.ts';

/** A form of the tax authority that is titled in XML, in print and on screen alike. */
export type TitledForm = keyof typeof FORM_TITLES;

type FormTitleRow = Dated & {
  readonly title: string;
  /** The sentence before the table of the form; null of a form without one. */
  readonly opening: string | null;
};

const OLD = {
  valid_from: '2022-01-01',
  valid_to: '2026-06-30',
  checked: '2026-12-01',
} as const;
// Điều 25.3 makes the forms of annex III mandatory.
const NOW = {
  valid_from: '2026-07-01',
  valid_to: null,
  source: 'TT 91/2026 Phụ lục III, Điều 25.3',
  checked: '2026-12-01',
} as const;

/** Tên mẫu biểu: what each form is called, by the day of the document. */
export const FORM_TITLES = {
  mistake_notice: [
    {
      ...OLD,
      title: 'Thông báo hóa đơn điện tử có sai sót',
      opening: 'Người nộp thuế thông báo về hóa đơn điện tử có sai sót như sau:',
      source: 'NĐ 123/2020 Phụ lục IA, mẫu 04/SS-HĐĐT',
    },
    {
      ...NOW,
      title: 'Thông báo hóa đơn điện tử đã lập sai',
      opening: 'Người nộp thuế thông báo về hóa đơn điện tử đã lập sai như sau:',
    },
  ],
  list_of_adjusted: [
    {
      ...OLD,
      title: 'Bảng kê hóa đơn điều chỉnh',
      opening: null,
      source: 'NĐ 70/2025, mẫu 01/BK-ĐCTT',
      assumed: true,
    },
    { ...NOW, title: 'Bảng kê các hóa đơn điện tử đã lập sai', opening: null },
  ],
  list_of_replaced: [
    {
      ...OLD,
      title: 'Bảng kê hóa đơn thay thế',
      opening: null,
      source: 'NĐ 70/2025, mẫu 01/BK-ĐCTT',
      assumed: true,
    },
    { ...NOW, title: 'Bảng kê các hóa đơn điện tử đã lập sai', opening: null },
  ],
} as const satisfies Readonly<Record<string, readonly FormTitleRow[]>>;

/**
 * What a form is called in a document of this day (YYYY-MM-DD), or was where the document is sealed with its title; a day that no row
 * knows, or none yet, has the words of today's law.
 */
export function formTitleOn(form: TitledForm, day: string, sealed_title: string | null = null): FormTitleRow {
  const rows: readonly FormTitleRow[] = FORM_TITLES[form];
  const row = rows.find(({ title }) => title === sealed_title) ?? rowOn(rows, day) ?? rows.at(-1);
  if (row === undefined) throw new RangeError(`no title of ${form}`);
  return row;
}
