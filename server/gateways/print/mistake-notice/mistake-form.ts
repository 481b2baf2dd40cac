import { NOTICE_PAPER_WORDS, noticePaper } from '#domain/mistakes/notice-paper.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { aside, bold, serif, SOFT_INK } from '../form-style.ts';
import { openSheet, type Sheet } from '../declaration/sheet.ts';
import { openPaper, type Paper } from '../paper.ts';
import type { MistakeNoticePrint } from '../printer.ts';
import type { Run } from '../text-lines.ts';

const { form, country, motto, columns, signer, unsigned } = NOTICE_PAPER_WORDS;
const SIGNATURE_HEIGHT = 110;
/** From the left margin to the column of the signature. */
const SIGNER_AT = 333;

/** Thông báo hóa đơn điện tử có sai sót on form 04/SS-HĐĐT (TT 91/2026, annex III) as an A4 PDF. Equal views give equal bytes. */
export async function printMistakeNotice({
  content,
  sealed_title,
  signature,
}: MistakeNoticePrint): Promise<Uint8Array> {
  const { taxpayer, noticed_on } = content;
  const { title, opening, entries, boxes, rows, notes, made } = noticePaper(content, sealed_title);
  const paper = openPaper(`Thông báo 04/SS-HĐĐT ${taxpayer.tax_code}`, taxpayer.name, noticed_on);
  const sheet = openSheet(paper);
  sheet.text([aside(form)], { align: 'right' });
  sheet.text([bold(country)], { align: 'center' });
  sheet.text([bold(motto)], { align: 'center' });
  sheet.gap(14);
  sheet.text([bold(title, 16)], { align: 'center' });
  sheet.gap(8);
  sheet.text(entryRuns(entries.office), { align: 'center' });
  sheet.gap(6);
  sheet.text(entryRuns(entries.taxpayer));
  sheet.text(entryRuns(entries.tax_code));
  sheet.boxes(boxes, 1);
  sheet.gap(6);
  sheet.text([serif(opening)]);
  sheet.gap(6);
  sheet.table(
    columns,
    rows,
    columns.map((column) => (column === 'Lý do' ? 'left' : 'center')),
  );
  sheet.gap(6);
  for (const note of notes) sheet.text([aside(note)]);
  sheet.gap(14);
  sheet.keep(SIGNATURE_HEIGHT);
  drawSignature(sheet, made, signature);
  drawFeet(paper);
  return paper.finish();
}

const entryRuns = ({ label, value }: { label: string; value: string }): Run[] => [
  serif(`${label}: `),
  bold(value),
];

function drawSignature(sheet: Sheet, made: string, signature: MistakeNoticePrint['signature']): void {
  const at = { align: 'center', indent: SIGNER_AT } as const;
  sheet.text([serif(made, 'source-serif-4-400-italic')], at);
  sheet.text([bold(signer)], at);
  if (signature === null) {
    sheet.text([aside(unsigned)], at);
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
    const runs = [serif(`${form} · Trang ${page + 1}/${pages}`, undefined, 11, SOFT_INK)];
    paper.text(runs, { x: 64, y: 1070, width: 666, line_height: 16, align: 'center' });
  }
}
