import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasJudge } from '#tests/setup/judges.ts';
import type { InvoicePrint } from './invoice-print.ts';
import { printInvoice } from './print-invoice.ts';
import { SAMPLE_PRINT } from './sample-print.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

const judge = 'pdftotext';

async function pagesOf(view: InvoicePrint): Promise<string[]> {
  const file = join(folder, 'invoice.pdf');
  writeFileSync(file, await printInvoice(view));
  const text = execFileSync(judge, ['-layout', file, '-'], { encoding: 'utf8' });
  return text.normalize('NFC').split('\f').slice(0, -1);
}

function manyLines(count: number): InvoicePrint['lines'] {
  return Array.from({ length: count }, (_, index) => {
    const line = SAMPLE_PRINT.lines[index % SAMPLE_PRINT.lines.length];
    if (!line) throw new Error('the sample has lines');
    return { ...line, name: `Hàng ${index + 1}.` };
  });
}

describe.each(['modern', 'classic'] as const)('the %s print', (layout) => {
  const sample: InvoicePrint = { ...SAMPLE_PRINT, layout };

  it('is a PDF of the same bytes for the same invoice', async () => {
    const first = await printInvoice(sample);
    expect(Buffer.from(first.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(Buffer.from(first).equals(Buffer.from(await printInvoice(sample)))).toBe(true);
  });

  describe.skipIf(!hasJudge(judge))('as pdftotext reads it', () => {
    it('carries number, parties, code, totals, words, signature and page number', async () => {
      const pages = await pagesOf(sample);
      expect(pages).toHaveLength(1);
      const text = pages.join('').replace(/\s+/g, ' ');
      for (const words of [
        '1C26TAA',
        '00001287',
        '0317245866',
        'Công ty CP Thực phẩm Hương Đồng',
        '0311298741',
        'Thùng carton 5 lớp 60 × 40 × 40 cm, in 2 màu',
        '10.761.600',
        '34.501.200',
        '2.760.096',
        '40.066.296',
        '0068B2F41C9A7D4E83A1C57B0E96D2F35A',
        'Ký bởi: Công ty TNHH Bao bì Minh Khôi',
        'Ký ngày: 21/11/2026 09:14:52',
        'Trang 1/1',
        'gười mua hàng:',
        ...(layout === 'classic' ? ['(Chữ ký số, nếu có)', 'Người bán hàng'] : []),
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('BẢN NHÁP');
    });

    it('shows no rate and no tax where none is computed', async () => {
      const view = { ...sample, method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE' as const, by_rate: [] };
      const text = (await pagesOf(view)).join('');
      const taxed = (await pagesOf(sample)).join('');
      for (const words of [/trước thuế/, /thuế GTGT|Thuế GTGT/, /8%/, /10%/]) {
        expect(taxed).toMatch(words);
        expect(text).not.toMatch(words);
      }
      expect(text).toContain('40.066.296');
    });

    it('carries the amount in words even where it wraps', async () => {
      const text = (await pagesOf(sample)).join(' ');
      for (const word of SAMPLE_PRINT.total_in_words.split(' ')) expect(text).toContain(word);
    });

    it('runs sixty lines over pages, each line once, the head and the page number on each', async () => {
      const pages = await pagesOf({ ...sample, lines: manyLines(60) });
      expect(pages.length).toBeGreaterThan(1);
      pages.forEach((page, index) => {
        expect(page).toMatch(/hàng hóa, dịch vụ/i);
        expect(page).toContain('Đơn giá');
        expect(page).toContain(`Trang ${index + 1}/${pages.length}`);
      });
      const seen = Array.from(pages.join('').matchAll(/Hàng (\d+)\./g), ([, position]) => Number(position));
      expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      expect(pages.at(-1)).toContain('40.066.296');
    });

    it('marks every page of a draft and shows that it has no number', async () => {
      const view = { ...sample, draft: true, number: null, lines: manyLines(60) };
      const plain = await pagesOf({ ...view, draft: false });
      const marked = await pagesOf(view);
      expect(marked.join('')).toContain('(chưa cấp)');
      const file = join(folder, 'invoice.pdf');
      const raw = execFileSync(judge, ['-raw', file, '-'], { encoding: 'utf8' }).normalize('NFC');
      // Slanted letters are read one by one.
      const marks = raw.replace(/\s+/g, '').split('BẢNNHÁP–CHƯACÓGIÁTRỊ');
      expect(marks).toHaveLength(plain.length + 1);
    });

    it('never breaks a number, however long', async () => {
      const [line] = manyLines(1);
      if (!line) throw new Error('one line');
      const long = {
        ...line,
        quantity: '1234567890.123456',
        unit_price: '123456789012.123456',
        amount: '-999999999999999999999',
      };
      const text = (await pagesOf({ ...sample, lines: [long] })).join('');
      expect(text).toContain('1.234.567.890,123456');
      expect(text).toContain('123.456.789.012,123456');
      expect(text).toContain('-999.999.999.999.999.999.999');
    });

    it('keeps to the seller’s number style and names the currency and its rate', async () => {
      const text = (
        await pagesOf({
          ...sample,
          number_style: 'international',
          currency: 'USD',
          exchange_rate: '26123.5',
          total: '1234567.89',
        })
      ).join('');
      expect(text).toContain('1,234,567.89');
      expect(text).toContain('26,123.5');
      expect(text).toContain('USD');
    });
  });
});
