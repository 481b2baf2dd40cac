import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hasJudge } from '#tests/setup/judges.ts';
import type { InvoicePrint } from './invoice-print.ts';
import { THEMES } from './invoice/theme.ts';
import { printInvoice } from './print-invoice.ts';
import { SAMPLE_PRINT } from './sample-print.ts';

const judge = 'pdftotext';
const LAYOUTS = Object.keys(THEMES) as InvoicePrint['layout'][];

const LINE_FIELDS: InvoicePrint['design']['line_fields'] = [
  { name: 'Số lô', type: 'string' },
  { name: 'Số kiện', type: 'numeric' },
  { name: 'Hạn dùng', type: 'date' },
];
const STATED = [
  { name: 'Số lô', type: 'string', value: 'A1126' },
  { name: 'Số kiện', type: 'numeric', value: '1250.5' },
  { name: 'Hạn dùng', type: 'date', value: '2027-03-31' },
] as const;
const LINES = SAMPLE_PRINT.lines.map((line, at) => (at === 0 ? { ...line, extras: STATED } : line));

const own = (field: string, shown: boolean, label: string | null = null) =>
  ({ key: 'own', field, shown, label }) as const;

async function textOf(
  design: Partial<InvoicePrint['design']>,
  { layout = 'classic', how = '-layout' }: { layout?: InvoicePrint['layout']; how?: '-layout' | '-raw' } = {},
): Promise<string> {
  const view = { ...SAMPLE_PRINT, layout, design: { ...SAMPLE_PRINT.design, ...design }, lines: LINES };
  const input = Buffer.from(await printInvoice(view));
  const text = execFileSync(judge, [how, '-', '-'], { input, encoding: 'utf8' });
  return text.normalize('NFC').replace(/\s+/g, ' ');
}

describe.skipIf(!hasJudge(judge))('fields of the seller’s own of each line', () => {
  it.each(LAYOUTS)('are columns behind the unit, read as people write them (%s)', async (layout) => {
    const text = await textOf({ line_fields: LINE_FIELDS }, { layout });
    expect(text).toMatch(/Cuộn A1126 1\.250,5 31\/03\/2027/);
    for (const title of ['lô', 'kiện', 'dùng']) expect(text).toContain(title);
  });

  it('stand where the design puts them, under the name it gives them, or are not printed', async () => {
    const position = { key: 'position', shown: true, label: null } as const;
    const columns = [own('Hạn dùng', true, 'HSD'), position, own('Số lô', false)];
    const text = await textOf({ line_fields: LINE_FIELDS, columns });
    expect(text).toMatch(/HSD STT/);
    expect(text).toMatch(/31\/03\/2027 1 Băng keo/);
    for (const hidden of ['Số lô', 'A1126', 'Hạn dùng']) expect(text).not.toContain(hidden);
  });

  it('are said behind the name where no column is theirs: of another template, and on a roll', async () => {
    const others = await textOf({}, { how: '-raw' });
    expect(others.replace(/\s/g, '')).toContain('Sốlô:A1126;Sốkiện:1.250,5;Hạndùng:31/03/2027');
    const strip = await textOf({
      line_fields: LINE_FIELDS,
      columns: [own('Số lô', false)],
      paper: 'roll_80',
    });
    expect(strip).toContain('Số kiện: 1.250,5; Hạn dùng: 31/03/2027');
    expect(strip).not.toContain('A1126');
  });

  it('that would be too narrow to be read are said behind the name, as their columns are called; the others keep their columns', async () => {
    const long = [
      ['Xuất xứ', 'Cộng hòa Liên bang Đức, nhà máy Ludwigshafen am Rhein, khu sản xuất số 12'],
      ['Quy cách', 'Thùng 24 hộp, hộp 10 vỉ, vỉ 12 viên nén bao phim, chai 500 viên, gói 50 viên'],
    ] as const;
    const extras = [...STATED, ...long.map(([name, value]) => ({ name, type: 'string', value }) as const)];
    const line_fields = extras.map(({ name, type }) => ({ name, type }));
    const columns = [own('Quy cách', true, 'Đóng gói')];
    const design = { ...SAMPLE_PRINT.design, line_fields, columns };
    const lines = SAMPLE_PRINT.lines.map((line) => ({ ...line, extras }));
    const input = Buffer.from(await printInvoice({ ...SAMPLE_PRINT, layout: 'classic', design, lines }));
    const read = (how: string) =>
      execFileSync(judge, [how, '-', '-'], { input, encoding: 'utf8' }).normalize('NFC').replace(/\s+/g, ' ');
    expect(read('-layout')).toMatch(/Cuộn A1126 1\.250,5 31\/03\/2027/);
    const text = read('-raw').replace(/\s/g, '');
    expect(text).toContain('Xuấtxứ:CộnghòaLiênbangĐức');
    expect(text).toContain('Đónggói:Thùng24hộp');
  });

  it('that are longer than their column are broken into lines, and the row grows', async () => {
    const value = Array.from({ length: 12 }, (_, at) => `LOT-${at}`).join(' ');
    const extras = [{ name: 'Số lô', type: 'string', value }] as const;
    const lines = SAMPLE_PRINT.lines.map((line) => ({ ...line, extras }));
    const design = { ...SAMPLE_PRINT.design, line_fields: LINE_FIELDS };
    const input = Buffer.from(await printInvoice({ ...SAMPLE_PRINT, layout: 'classic', design, lines }));
    const text = execFileSync(judge, ['-raw', '-', '-'], { input, encoding: 'utf8' });
    expect(text.match(/LOT-11/g)).toHaveLength(lines.length);
  });
});
