import { printedForm } from '#domain/registration/printed-form.ts';
import type { FormLine } from '#domain/registration/printed-form.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { aside, bold, serif, SOFT_INK } from '../form-style.ts';
import { openPaper } from '../paper.ts';
import type { Paper } from '../paper.ts';
import type { Run } from '../text-lines.ts';
import type { DeclarationPrint } from '../printer.ts';
import { openSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const UNSIGNED = '(chưa ký số)';
const SIGNATURE_HEIGHT = 110;
/** Labels no longer than this are placed side by side. */
const SHORT_LABEL = 34;

/** Tờ khai on form 01/ĐKTĐ-HĐĐT as an A4 PDF with extractable text. Equal views give equal bytes. */
export async function printDeclaration({ content, signature }: DeclarationPrint): Promise<Uint8Array> {
  const form = printedForm(content);
  const paper = openPaper(
    `${form.title.join(' ')} ${content.taxpayer.tax_code}`,
    content.taxpayer.name,
    content.declared_on,
  );
  const sheet = openSheet(paper);
  sheet.text([aside(form.form_code)], { align: 'right' });
  sheet.text([bold(form.nation[0])], { align: 'center' });
  sheet.text([bold(form.nation[1])], { align: 'center' });
  sheet.gap(14);
  sheet.text([bold(form.title[0], 16)], { align: 'center' });
  sheet.text([bold(form.title[1], 14)], { align: 'center' });
  sheet.gap(8);
  sheet.boxes(form.purposes, 2);
  sheet.gap(6);
  sheet.text(lineOf(form.to), { align: 'center' });
  sheet.gap(6);
  for (const line of form.head) sheet.text(lineOf(line));
  for (const part of form.parts) {
    sheet.gap(8);
    sheet.keep(60);
    sheet.text([bold(part.title)]);
    if (part.kind === 'table') sheet.table(part.columns, part.rows);
    else sheet.boxes(part.boxes, part.boxes.every(({ label }) => label.length <= SHORT_LABEL) ? 2 : 1);
  }
  sheet.gap(14);
  sheet.keep(SIGNATURE_HEIGHT);
  drawSignature(sheet, form, signature);
  drawFeet(paper, form.form_code);
  return paper.finish();
}

const lineOf = ({ label, value }: FormLine): Run[] => [serif(`${label}: `), bold(value === '' ? '…' : value)];

function drawSignature(
  sheet: Sheet,
  { made, signer }: { made: string; signer: string },
  signature: DeclarationPrint['signature'],
): void {
  const indent = 333;
  sheet.text([serif(made, 'source-serif-4-400-italic')], { align: 'center', indent });
  sheet.text([bold(signer)], { align: 'center', indent });
  if (signature === null) {
    sheet.text([aside(UNSIGNED)], { align: 'center', indent });
    return;
  }
  const [day = '', time = ''] = signingTimeOf(signature.signed_on).split('T');
  sheet.text([serif('Ký bởi: '), bold(signature.signed_by)], { align: 'center', indent });
  sheet.text([serif(`Ký ngày: ${readableDate(day)} ${time}`)], { align: 'center', indent });
}

function drawFeet(paper: Paper, form_code: string): void {
  const pages = paper.page_count();
  for (let page = 0; page < pages; page += 1) {
    paper.go_to_page(page);
    const runs = [serif(`${form_code} · Trang ${page + 1}/${pages}`, undefined, 11, SOFT_INK)];
    paper.text(runs, { x: 64, y: 1070, width: 666, line_height: 16, align: 'center' });
  }
}
