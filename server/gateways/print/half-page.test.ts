import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasJudge } from '#tests/setup/judges.ts';
import type { InvoicePrint } from './invoice-print.ts';
import { THEMES } from './invoice/theme.ts';
import { printInvoice } from './print-invoice.ts';
import { SAMPLE_PRINT } from './sample-print.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-half-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LAYOUTS = Object.keys(THEMES) as InvoicePrint['layout'][];
const judge = 'pdftotext';

/** On half a page, one line with a name of so many letters. */
async function pagesOf(layout: InvoicePrint['layout'], letters: number): Promise<string[]> {
  const [line] = SAMPLE_PRINT.lines;
  if (!line) throw new Error('the sample has lines');
  const name = 'Ô tô, số khung RLHK 12 '.repeat(Math.ceil(letters / 23)).slice(0, letters);
  const file = join(folder, 'invoice.pdf');
  const design: InvoicePrint['design'] = { ...SAMPLE_PRINT.design, paper: 'a5' };
  writeFileSync(file, await printInvoice({ ...SAMPLE_PRINT, layout, design, lines: [{ ...line, name }] }));
  const text = execFileSync(judge, ['-layout', file, '-'], { encoding: 'utf8' });
  return text.normalize('NFC').split('\f').slice(0, -1);
}

// 500 letters are the most that the name of goods may have.
describe.skipIf(!hasJudge(judge)).each([20, 120, 300, 500])(
  'a line with a name of %d letters on half a page',
  (letters) => {
    it.each(LAYOUTS)(
      '%s: totals and signatures are printed, none of them over the foot of a page',
      async (layout) => {
        const pages = await pagesOf(layout, letters);
        const all = pages.join('\n');
        for (const printed of ['40.066.296', 'Người bán hàng', '09:14:52']) expect(all).toContain(printed);
        pages.forEach((page, at) => {
          const foot = page.indexOf(`Trang ${at + 1}/${pages.length}`);
          expect(foot).toBeGreaterThan(0);
          expect(page.slice(foot)).not.toMatch(/40\.066\.296|Người bán|09:14:52|RLHK/);
        });
      },
    );
  },
);
