import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { printDocument } from '#server/gateways/print/print-child.ts';
import { printedParts } from '#server/modules/reports/report-print.ts';
import { TaskGivenUp } from '#server/platform/child-processes/task-given-up.ts';

const COLUMNS = [
  { label: 'STT', kind: 'integer', share: 1, value: () => null },
  { label: 'Thuế GTGT', kind: 'decimal', share: 2, value: () => null },
];
const REPORT = { title: 'Bảng kê', columns: COLUMNS, zoom: 1 };
const SHEET = {
  company: { name: 'Công ty Sao Việt', tax_code: '0012345672' },
  subtitle: 'Kỳ: 01/11/2026 – 30/11/2026',
  number_style: 'vietnamese',
  drawn_on: '2026-11-20',
} as const;

async function* lines(count: number) {
  for (let at = 1; at <= count; at += 1) yield { kind: 'row' as const, cells: [at, '1234.50'] };
  yield { kind: 'total' as const, cells: ['Tổng cộng', String(count)] };
}

test('a report of more lines than are drawn in one go is one PDF: no line is lost, its pages are numbered through, its end is one', async () => {
  const sizes: number[] = [];
  const chunks = await printedParts(REPORT, lines(900), SHEET, (view) => {
    sizes.push(view.lines.length);
    return printDocument(view);
  });
  const file = await buffer(chunks);
  expect(sizes).toEqual([400, 400, 101]);
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: file }).toString('utf8');
  expect([...text.matchAll(/^ *(\d+) +1\.234,50$/gm)].map(([, at]) => Number(at))).toEqual(
    Array.from({ length: 900 }, (_, at) => at + 1),
  );
  const pages = text.split('\f').slice(0, -1);
  expect([...text.matchAll(/Trang (\d+)$/gm)].map(([, at]) => Number(at))).toEqual(
    pages.map((_, at) => at + 1),
  );
  for (const said of ['BẢNG KÊ', 'Người lập biểu', 'Tổng cộng']) expect(text.split(said)).toHaveLength(2);
  expect(text.match(/Thuế GTGT/g)).toHaveLength(pages.length);
});

test('what stands in the way of drawing is a refusal before anything is sent', async () => {
  const busy = printedParts(REPORT, lines(1), SHEET, () => Promise.reject(new TaskGivenUp('queue_full')));
  await expect(busy).rejects.toMatchObject({
    status: 503,
    errors: [{ code: 'pdf_busy' }],
  });
});
