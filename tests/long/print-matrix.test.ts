import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { matrixProblems } from '#tests/golden/print/judge-print.ts';
import { everyCase, MATRIX_CONTENTS, MATRIX_DESIGNS } from '#tests/golden/print/print-matrix.ts';
import { hasJudge } from '#tests/setup/judges.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-matrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PARTS = MATRIX_DESIGNS.flatMap(({ key }) => MATRIX_CONTENTS.map((content) => [key, content] as const));

describe.skipIf(!hasJudge('pdftotext') || !hasJudge('zbarimg'))('prints of 1, 15, 60 and 500 lines', () => {
  test.each(PARTS)('%s, %s: in every state whole, as poppler and zbar read them', async (key, content) => {
    const cases = everyCase().filter((one) => one.design.key === key && one.content === content);
    expect(await matrixProblems(cases, folder)).toEqual([]);
  });
});
