import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printInvoice } from '#server/gateways/print/print-invoice.ts';
import { caseName, everyCase, matrixPrint } from './print-matrix.ts';

/**
 * Draws the designs with few and many lines, in every state, into a folder, to be looked at: `npm run print-matrix -- FOLDER [PART]`,
 * where a part is what the names of files begin with.
 */
const [folder = 'print-matrix', part = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const one of everyCase().filter((each) => caseName(each).startsWith(part)))
  writeFileSync(join(folder, `${caseName(one)}.pdf`), await printInvoice(matrixPrint(one)));
