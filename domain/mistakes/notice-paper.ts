import { readableDate } from '../fields/calendar-date.ts';
import {
  INVOICE_DECREES,
  MISTAKE_NATURES,
  mistakeNaturesOn,
} from '../rules/corrections/mistake-notice.table.ts';
import { formTitleOn } from '../rules/particulars/form-titles.table.ts';
import { mistakenInvoiceName, type MistakeNotice } from './content.ts';

/** Where something is still missing. */
const MISSING = '…';

/** What form 04/SS-HĐĐT says in every notice (TT 91/2026, annex III). */
export const NOTICE_PAPER_WORDS = {
  form: 'Mẫu số: 04/SS-HĐĐT',
  country: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
  motto: 'Độc lập - Tự do - Hạnh phúc',
  columns: ['STT', 'Mã CQT cấp', 'Ký hiệu, số hóa đơn', 'Ngày lập', 'Loại áp dụng', 'Tính chất', 'Lý do'],
  signer: 'NGƯỜI NỘP THUẾ',
  unsigned: '(chưa ký số)',
} as const;

type NoticePaper = {
  /** In capitals. */
  title: string;
  opening: string;
  /** Label and value, in the order of the form. */
  entries: { office: Entry; taxpayer: Entry; tax_code: Entry };
  boxes: { label: string; ticked: boolean }[];
  /** A row for each invoice, a cell for each of `NOTICE_PAPER_WORDS.columns`. */
  rows: string[][];
  notes: string[];
  /** Place and day, over the signature. */
  made: string;
};

type Entry = { label: string; value: string };

/**
 * A notice on its form, as words: the preview in the editor and the PDF say the same. `sealed_title` is the title that was signed; without
 * it the title is that of the law of its day.
 */
export function noticePaper(content: MistakeNotice, sealed_title: string | null = null): NoticePaper {
  const { taxpayer, tax_authority, review, invoices, place, noticed_on } = content;
  const [year = MISSING, month = MISSING, day = MISSING] = noticed_on.split('-');
  const { title, opening } = formTitleOn('mistake_notice', noticed_on, sealed_title);
  return {
    title: title.toUpperCase(),
    opening: opening ?? '',
    entries: {
      office: { label: 'Kính gửi', value: tax_authority.name || MISSING },
      taxpayer: { label: 'Tên người nộp thuế', value: taxpayer.name || MISSING },
      tax_code: { label: 'Mã số thuế', value: taxpayer.tax_code || MISSING },
    },
    boxes: [
      { label: 'Thông báo của người nộp thuế', ticked: review === null },
      { label: ofReview(review), ticked: review !== null },
    ],
    rows: invoices.map((invoice, at) => [
      String(at + 1),
      invoice.authority_code ?? '',
      mistakenInvoiceName(invoice),
      invoice.issued_on === '' ? '' : readableDate(invoice.issued_on),
      invoice.decree,
      MISTAKE_NATURES.find(({ nature }) => nature === invoice.nature)?.name ?? '',
      invoice.reason,
    ]),
    notes: [
      ...Object.entries(INVOICE_DECREES)
        .filter(([code]) => invoices.some(({ decree }) => decree === code))
        .map(([code, name]) => `Loại áp dụng ${code}: ${name}`),
      ...(mistakeNaturesOn(noticed_on).length === 1
        ? ['Từ 01/07/2026 thông báo chỉ dùng để giải trình.']
        : []),
    ],
    made: `${place || MISSING}, ngày ${day} tháng ${month} năm ${year}`,
  };
}

function ofReview(review: MistakeNotice['review']): string {
  const number = review?.notice_no || MISSING;
  const day = review?.noticed_on ? readableDate(review.noticed_on) : MISSING;
  return `Thông báo của người nộp thuế theo thông báo của cơ quan thuế số ${number} ngày ${day}`;
}
