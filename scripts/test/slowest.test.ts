import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowestFiles } from './slowest.ts';

test('the slowest files of both runners, longest first, and nothing where a report is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
  try {
    const vitest = join(folder, 'vitest.json');
    const playwright = join(folder, 'playwright.json');
    const file = (name: string, seconds: number) => ({
      name: join(process.cwd(), name),
      startTime: 5_000,
      endTime: 5_000 + seconds * 1000,
    });
    writeFileSync(
      vitest,
      JSON.stringify({ testResults: [file('domain/a.test.ts', 1), file('server/b.test.ts', 9)] }),
    );
    expect(slowestFiles({ vitest, playwright }, 10).map((one) => one.file)).toEqual([
      'server/b.test.ts',
      'domain/a.test.ts',
    ]);
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const suites = [
      {
        file: 'invoices/law.spec.ts',
        specs: [spec(2_000)],
        suites: [{ file: 'invoices/law.spec.ts', specs: [spec(3_000)] }],
      },
    ];
    writeFileSync(playwright, JSON.stringify({ suites }));
    expect(slowestFiles({ vitest, playwright }, 2)).toEqual([
      { file: 'server/b.test.ts', seconds: 9 },
      { file: 'tests/e2e/invoices/law.spec.ts', seconds: 5 },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
