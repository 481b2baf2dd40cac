import { mistakenInvoiceName } from '#domain/mistakes/content.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import {
  INVOICE_DECREES,
  MISTAKE_NATURES,
  mistakeNaturesOn,
} from '#domain/rules/corrections/mistake-notice.table.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { aside, bold, serif, SOFT_INK } from '../form-style.ts';
import { openSheet, type Sheet } from '../declaration/sheet.ts';
import { openPaper, type Paper } from '../paper.ts';
import type { MistakeNoticePrint } from '../printer.ts';
import type { Run } from '../text-lines.ts';

const FORM = 'Mẫu số: 04/SS-HĐĐT';
const COLUMNS = [
  'STT',
  'Mã CQT cấp',
  'Ký hiệu, số hóa đơn',
  'Ngày lập',
  'Loại áp dụng',
  'Tính chất',
  'Lý do',
] as const;
const SIGNATURE_HEIGHT = 110;
/** From the left margin to the column of the signature. */
const SIGNER_AT = 333;

/** Thông báo hóa đơn điện tử có sai sót on form 04/SS-HĐĐT (TT 91/2026, annex III) as an A4 PDF. Equal views give equal bytes. */
export async function printMistakeNotice({ content, signature }: MistakeNoticePrint): Promise<Uint8Array> {
  const { taxpayer, tax_authority, review, invoices, noticed_on } = content;
  const paper = openPaper(`Thông báo 04/SS-HĐĐT ${taxpayer.tax_code}`, taxpayer.name, noticed_on);
  const sheet = openSheet(paper);
  sheet.text([aside(FORM)], { align: 'right' });
  sheet.text([bold('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM')], { align: 'center' });
  sheet.text([bold('Độc lập - Tự do - Hạnh phúc')], { align: 'center' });
  sheet.gap(14);
  sheet.text([bold('THÔNG BÁO HÓA ĐƠN ĐIỆN TỬ CÓ SAI SÓT', 16)], { align: 'center' });
  sheet.gap(8);
  sheet.text(entry('Kính gửi', tax_authority.name), { align: 'center' });
  sheet.gap(6);
  sheet.text(entry('Tên người nộp thuế', taxpayer.name));
  sheet.text(entry('Mã số thuế', taxpayer.tax_code));
  sheet.boxes(
    [
      { label: 'Thông báo của người nộp thuế', ticked: review === null },
      { label: ofReview(review), ticked: review !== null },
    ],
    1,
  );
  sheet.gap(6);
  sheet.text([serif('Người nộp thuế thông báo về hóa đơn điện tử có sai sót như sau:')]);
  sheet.gap(6);
  const centred = COLUMNS.map((column) => (column === 'Lý do' ? ('left' as const) : ('center' as const)));
  sheet.table(
    COLUMNS,
    invoices.map((invoice, at) => [
      String(at + 1),
      invoice.authority_code ?? '',
      mistakenInvoiceName(invoice),
      invoice.issued_on === '' ? '' : readableDate(invoice.issued_on),
      invoice.decree,
      MISTAKE_NATURES.find(({ nature }) => nature === invoice.nature)?.name ?? '',
      invoice.reason,
    ]),
    centred,
  );
  sheet.gap(6);
  for (const [code, name] of Object.entries(INVOICE_DECREES))
    if (invoices.some(({ decree }) => decree === code)) sheet.text([aside(`Loại áp dụng ${code}: ${name}`)]);
  if (mistakeNaturesOn(noticed_on).length === 1)
    sheet.text([aside('Từ 01/07/2026 thông báo chỉ dùng để giải trình.')]);
  sheet.gap(14);
  sheet.keep(SIGNATURE_HEIGHT);
  drawSignature(sheet, content, signature);
  drawFeet(paper);
  return paper.finish();
}

const entry = (label: string, value: string): Run[] => [
  serif(`${label}: `),
  bold(value === '' ? '…' : value),
];

function ofReview(review: MistakeNoticePrint['content']['review']): string {
  const number = review?.notice_no || '…';
  const day = review?.noticed_on ? readableDate(review.noticed_on) : '…';
  return `Thông báo của người nộp thuế theo thông báo của cơ quan thuế số ${number} ngày ${day}`;
}

function drawSignature(
  sheet: Sheet,
  { place, noticed_on }: MistakeNoticePrint['content'],
  signature: MistakeNoticePrint['signature'],
): void {
  const at = { align: 'center', indent: SIGNER_AT } as const;
  const [year = '…', month = '…', day = '…'] = noticed_on.split('-');
  const made = `${place === '' ? '…' : place}, ngày ${day} tháng ${month} năm ${year}`;
  sheet.text([serif(made, 'source-serif-4-400-italic')], at);
  sheet.text([bold('NGƯỜI NỘP THUẾ')], at);
  if (signature === null) {
    sheet.text([aside('(chưa ký số)')], at);
    return;
  }
  const [signed_day = '', time = ''] = signingTimeOf(signature.signed_on).split('T');
  sheet.text([serif('Ký bởi: '), bold(signature.signed_by)], at);
  sheet.text([serif(`Ký ngày: ${readableDate(signed_day)} ${time}`)], at);
}

function drawFeet(paper: Paper): void {
  const pages = paper.page_count();
  for (let page = 0; page < pages; page += 1) {
    paper.go_to_page(page);
    const runs = [serif(`${FORM} · Trang ${page + 1}/${pages}`, undefined, 11, SOFT_INK)];
    paper.text(runs, { x: 64, y: 1070, width: 666, line_height: 16, align: 'center' });
  }
}
