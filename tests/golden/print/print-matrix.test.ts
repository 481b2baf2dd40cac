import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { printInvoice } from '#server/gateways/print/print-invoice.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { problemsOf } from './judge-print.ts';
import {
  caseName,
  everyCase,
  MATRIX_DESIGNS,
  matrixPrint,
  type MatrixCase,
  type MatrixContent,
  type MatrixState,
} from './print-matrix.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-matrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function problems(cases: readonly MatrixCase[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of cases) {
    const view = matrixPrint(one);
    for (const problem of problemsOf(view, await printInvoice(view), folder))
      found.push(`${caseName(one)}: ${problem}`);
  }
  return found;
}

/** Every design once, every state and content in some of them; all of them in the long run. */
const SOME = [
  ['classic', 'plain', 60, 'replaced'],
  ['modern', 'hard', 4, 'issued'],
  ['bilingual', 'plain', 15, 'draft'],
  ['band', 'hard', 4, 'adjusted'],
  ['letterhead', 'plain', 1, 'issued'],
  ['compact', 'hard', 15, 'draft'],
  ['minimal', 'hard', 4, 'replaced'],
  ['half_page', 'plain', 15, 'adjusted'],
  ['receipt', 'hard', 60, 'replaced'],
] as const satisfies readonly [string, MatrixContent, number, MatrixState][];

const caseOf = ([key, content, count, state]: (typeof SOME)[number]): MatrixCase[] =>
  MATRIX_DESIGNS.filter((design) => design.key === key).map((design) => ({ design, content, count, state }));

describe.skipIf(!hasJudge('pdftotext') || !hasJudge('zbarimg'))(
  'a print as programs of others read it: lines with their amounts in order, sums carried, fonts inside, marks, code, nothing over another',
  () => {
    test.each(SOME)('%s, %s, %i lines, %s', async (...row) => {
      expect(await problems(caseOf(row))).toEqual([]);
    });

    test('every design is among them', () => {
      expect(SOME.flatMap((row) => caseOf(row).map(({ design }) => design.key))).toEqual(
        MATRIX_DESIGNS.map(({ key }) => key),
      );
    });

    for (const { key } of MATRIX_DESIGNS)
      inLongRun(`${key}: every count, state and content`, async () => {
        expect(await problems(everyCase().filter(({ design }) => design.key === key))).toEqual([]);
      });
  },
);
