import { PAPER_WORDS } from '#domain/statements/paper.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { aside, bold, serif, SOFT_INK } from '../form-style.ts';
import { openPaper } from '../paper.ts';
import type { Paper } from '../paper.ts';
import type { PrintSignature } from '../invoice-print.ts';
import type { StatementPrint } from '../printer.ts';
import { openSheet, type Sheet } from '../declaration/sheet.ts';

const SIGNATURES_HEIGHT = 140;
/** Half of the width between the margins. */
const HALF = 333;

/** Biên bản điều chỉnh, thay thế as an A4 PDF with extractable text. Equal views give equal bytes. */
export async function printStatement(view: StatementPrint): Promise<Uint8Array> {
  const { paper: said, label, author, made_on } = view;
  const paper = openPaper(`${said.title} ${label}`, author, made_on);
  const sheet = openSheet(paper);
  sheet.text([bold(PAPER_WORDS.country)], { align: 'center' });
  sheet.text([bold(PAPER_WORDS.motto)], { align: 'center' });
  sheet.gap(16);
  sheet.text([bold(said.title.toUpperCase(), 16)], { align: 'center' });
  sheet.text([serif(said.made)], { align: 'center' });
  sheet.gap(12);
  party(sheet, PAPER_WORDS.seller, said.seller);
  party(sheet, PAPER_WORDS.buyer, said.buyer);
  if (said.basis !== null) sheet.text([serif(said.basis)]);
  sheet.text([serif(said.agrees)]);
  sheet.gap(6);
  for (const line of said.reason.split('\n')) sheet.text([serif(line)]);
  sheet.gap(8);
  if (said.rows.length > 0)
    sheet.table(
      PAPER_WORDS.columns,
      said.rows.map(({ what, before, after, difference }) => [what, before, after, difference]),
      ['left', 'right', 'right', 'right'],
    );
  sheet.gap(10);
  sheet.text([serif(said.closing)]);
  sheet.gap(16);
  sheet.keep(SIGNATURES_HEIGHT);
  sheet.halves(
    signatureLines(PAPER_WORDS.seller_signs, view.seller_signature, false),
    signatureLines(PAPER_WORDS.buyer_signs, view.buyer_signature, view.buyer_confirmed),
    HALF,
  );
  drawFeet(paper, said.title, label);
  return paper.finish();
}

function party(sheet: Sheet, title: string, [name = '', ...more]: readonly string[]): void {
  sheet.text([bold(`${title}: `), bold(name)]);
  for (const line of more) sheet.text([serif(line)]);
  sheet.gap(6);
}

function signatureLines(title: string, signature: PrintSignature | null, confirmed: boolean) {
  if (signature === null) return [[bold(title)], [aside(PAPER_WORDS.unsigned)]];
  const [day = '', time = ''] = signingTimeOf(signature.signed_on).split('T');
  return [
    [bold(title)],
    [serif(confirmed ? `${PAPER_WORDS.confirmed}: ` : 'Ký bởi: '), bold(signature.signed_by)],
    [serif(`${confirmed ? 'Lúc' : 'Ký ngày'}: ${readableDate(day)} ${time}`)],
  ];
}

function drawFeet(paper: Paper, title: string, label: string): void {
  const pages = paper.page_count();
  for (let page = 0; page < pages; page += 1) {
    paper.go_to_page(page);
    const runs = [serif(`${title} ${label} · Trang ${page + 1}/${pages}`, undefined, 11, SOFT_INK)];
    paper.text(runs, { x: 64, y: 1070, width: 666, line_height: 16, align: 'center' });
  }
}
