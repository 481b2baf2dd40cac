import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hasJudge } from '#tests/setup/judges.ts';
import { matrixProblems } from './judge-print.ts';
import {
  MATRIX_DESIGNS,
  MATRIX_STATES,
  type MatrixCase,
  type MatrixContent,
  type MatrixState,
} from './print-matrix.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-matrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every design once, every state and content in some of them; tests/long/print-matrix.test.ts has all. */
const SOME = [
  ['classic', 'plain', 60, 'replaced'],
  ['modern', 'hard', 4, 'issued'],
  ['bilingual', 'plain', 15, 'draft'],
  ['band', 'hard', 4, 'adjusted'],
  ['letterhead', 'plain', 1, 'issued'],
  ['compact', 'hard', 15, 'refused'],
  ['minimal', 'hard', 4, 'replaced'],
  ['half_page', 'plain', 15, 'cancelled'],
  ['receipt', 'hard', 60, 'replaced'],
] as const satisfies readonly [string, MatrixContent, number, MatrixState][];

const caseOf = ([key, content, count, state]: (typeof SOME)[number]): MatrixCase[] =>
  MATRIX_DESIGNS.filter((design) => design.key === key).map((design) => ({ design, content, count, state }));

describe.skipIf(!hasJudge('pdftotext') || !hasJudge('zbarimg'))(
  'a print as programs of others read it: lines with their amounts in order, sums carried, fonts inside, marks, code, nothing over another',
  () => {
    test.each(SOME)('%s, %s, %i lines, %s', async (...row) => {
      expect(await matrixProblems(caseOf(row), folder)).toEqual([]);
    });

    test('every design and every state is among them', () => {
      const cases = SOME.flatMap((row) => caseOf(row));
      expect(cases.map(({ design }) => design.key)).toEqual(MATRIX_DESIGNS.map(({ key }) => key));
      expect(new Set(cases.map(({ state }) => state))).toEqual(new Set(MATRIX_STATES));
    });
  },
);
