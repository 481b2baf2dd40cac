import { openSheet } from './declaration/sheet.ts';
import { bold, serif } from './form-style.ts';
import { openPaper } from './paper.ts';
import type { NotPrinted } from './printer.ts';

/** A page that says which invoice could not be printed and why, so that none is missed in a pile of paper. */
export async function printReason({ name, reason, drawn_on }: NotPrinted): Promise<Uint8Array> {
  const paper = openPaper(name, '', drawn_on);
  const sheet = openSheet(paper);
  sheet.text([bold('KHÔNG IN ĐƯỢC HÓA ĐƠN', 16)], { align: 'center' });
  sheet.gap(14);
  sheet.text([bold(name)]);
  sheet.text([serif(reason)]);
  return paper.finish();
}
