import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasJudge } from '#tests/setup/judges.ts';
import type { InvoicePrint } from './invoice-print.ts';
import { printInvoice } from './print-invoice.ts';
import { THEMES } from './invoice/theme.ts';
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

/** The file that was read last, without spaces: slanted letters are read one by one. */
function rawText(): string {
  const raw = execFileSync(judge, ['-raw', join(folder, 'invoice.pdf'), '-'], { encoding: 'utf8' });
  return raw.normalize('NFC').replace(/\s+/g, '');
}

function manyLines(count: number): InvoicePrint['lines'] {
  return Array.from({ length: count }, (_, index) => {
    const line = SAMPLE_PRINT.lines[index % SAMPLE_PRINT.lines.length];
    if (!line) throw new Error('the sample has lines');
    return { ...line, name: `Hàng ${index + 1}.` };
  });
}

const LAYOUTS = Object.keys(THEMES) as InvoicePrint['layout'][];

function designed(
  design: Partial<InvoicePrint['design']>,
  changed: Partial<InvoicePrint> = {},
): InvoicePrint {
  return { ...SAMPLE_PRINT, layout: 'classic', design: { ...SAMPLE_PRINT.design, ...design }, ...changed };
}

const flat = (pages: readonly string[]): string => pages.join('\n').replace(/\s+/g, ' ');

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
        '37.051.200',
        '2.760.096',
        '40.066.296',
        '0068B2F41C9A7D4E83A1C57B0E96D2F35A',
        'Ký bởi: Công ty TNHH Bao bì Minh Khôi',
        'Ký ngày: 21/11/2026 09:14:52',
        'Trang 1/1',
        'gười mua hàng:',
        '(Chữ ký số, nếu có)',
        'Người bán hàng',
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
        expect(page).toMatch(/tên hàng hóa, dịch vụ/i);
        expect(page).toContain('Đơn giá');
        expect(page).toContain(`Trang ${index + 1}/${pages.length}`);
      });
      const seen = Array.from(pages.join('').matchAll(/Hàng (\d+)\./g), ([, position]) => Number(position));
      expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      expect(pages.at(-1)).toContain('40.066.296');
    });

    it('marks every page of a draft and shows that it has no number', async () => {
      const view = { ...sample, mark: { kind: 'draft' } as const, number: null, lines: manyLines(60) };
      const plain = await pagesOf({ ...view, mark: null });
      const marked = await pagesOf(view);
      expect(marked.join('')).toContain('(chưa cấp)');
      const marks = rawText().split('BẢNNHÁP–CHƯACÓGIÁTRỊ');
      expect(marks).toHaveLength(plain.length + 1);
    });

    it.each([
      ['adjusted', 'ĐÃBỊĐIỀUCHỈNH', 'Đã bị điều chỉnh'],
      ['replaced', 'ĐÃBỊTHAYTHẾ', 'Đã bị thay thế'],
    ] as const)(
      'marks every page of an invoice that was %s, over unchanged content',
      async (kind, mark, sentence) => {
        const by = { form_no: '1', symbol: 'C26TAA', number: 1312, issued_on: '2026-11-24', earlier: 0 };
        const lines = manyLines(60);
        const plain = await pagesOf({ ...sample, lines });
        const marked = await pagesOf({ ...sample, lines, mark: { kind, by } });
        expect(marked).toHaveLength(plain.length);
        const said = `${sentence} bởi hóa đơn 1C26TAA số 00001312 ngày 24/11/2026`;
        for (const page of marked) expect(page).toContain(said);
        expect(rawText()).toContain(mark);
        const words = (pages: string[]) => pages.join(' ').split(/\s+/);
        const kept = words(marked);
        for (const word of words(plain)) expect(kept).toContain(word);
      },
    );

    it('names the newest of several corrections, and marks what was given up, or refused', async () => {
      const by = { form_no: '1', symbol: 'C26TAA', number: 1312, issued_on: '2026-11-24', earlier: 2 };
      const [page] = await pagesOf({ ...sample, mark: { kind: 'adjusted', by } });
      expect(page).toContain('bởi 3 hóa đơn, mới nhất là 1C26TAA số 00001312 ngày 24/11/2026');
      await pagesOf({ ...sample, mark: { kind: 'cancelled' } });
      expect(rawText()).toContain('ĐÃHỦY');
      await pagesOf({ ...sample, mark: { kind: 'refused' } });
      expect(rawText()).toContain('BỊTỪCHỐI–KHÔNGCÓGIÁTRỊ');
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
      expect(text).toContain('−999.999.999.999.999.999.999');
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

describe.skipIf(!hasJudge(judge))('how an invoice fills its pages', () => {
  it.each(LAYOUTS)('%s: twelve lines stay on one page', async (layout) => {
    const authority_signature = { signed_by: 'Cơ quan thuế', signed_on: '2026-11-21T02:15:52Z' };
    expect(await pagesOf(designed({}, { layout, lines: manyLines(12), authority_signature }))).toHaveLength(
      1,
    );
  });

  it.each([13, 17, 24, 33, 61])('%i lines: the last page has three of them at least', async (count) => {
    const pages = await pagesOf(designed({}, { lines: manyLines(count) }));
    const last = pages.at(-1) ?? '';
    expect(last).toContain('40.066.296');
    expect([...last.matchAll(/Hàng \d+\./g)].length).toBeGreaterThanOrEqual(3);
  });

  it('carries the sum of the lines from page to page, a trade discount taken off', async () => {
    const [line] = manyLines(1);
    if (!line) throw new Error('one line');
    const lines = Array.from({ length: 90 }, (_, index) => ({
      ...line,
      kind: index === 1 ? ('discount' as const) : ('goods' as const),
      name: `Hàng ${index + 1}.`,
      amount: index === 1 ? '500' : '1000',
    }));
    const pages = await pagesOf(designed({}, { lines }));
    expect(pages.length).toBeGreaterThan(2);
    let printed = 0;
    pages.forEach((page, index) => {
      const brought = /Cộng trang trước mang sang\s+([\d.]+)/.exec(page)?.[1];
      const carried = /Cộng chuyển sang trang sau\s+([\d.]+)/.exec(page)?.[1];
      const sum = () => new Intl.NumberFormat('vi-VN').format((printed - 2) * 1000 + 500);
      expect(brought).toBe(index === 0 ? undefined : sum());
      printed += [...page.matchAll(/Hàng \d+\./g)].length;
      expect(carried).toBe(index === pages.length - 1 ? undefined : sum());
    });
    const without = flat(await pagesOf(designed({ carried_totals: false }, { lines })));
    expect(without).not.toContain('chuyển sang trang sau');
  });

  it.each([
    ['a4', 595.5, 842.25],
    ['a5', 595.5, 419.25],
    ['roll_80', 226.5, null],
  ] as const)('%s: the page has its size', async (paper, width, height) => {
    const bytes = Buffer.from(await printInvoice(designed({ paper }))).toString('latin1');
    const [, wide, high] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes) ?? [];
    expect(Number(wide)).toBe(width);
    if (height !== null) expect(Number(high)).toBe(height);
  });

  it('a strip of 80 mm says all that a page says', async () => {
    const text = flat(await pagesOf(designed({ paper: 'roll_80' })));
    for (const words of [
      '1C26TAA',
      '00001287',
      '0317245866',
      '10.761.600',
      '37.051.200',
      '2.760.096',
      '40.066.296',
      'Ký ngày: 21/11/2026 09:14:52',
    ])
      expect(text).toContain(words);
  });
});

describe.skipIf(!hasJudge(judge))('a conversion to paper', () => {
  const conversion = { converted_by: 'Nguyễn Thị Minh Anh', converted_on: '2026-11-28T18:14:52Z' };
  const mark = 'HÓA ĐƠN CHUYỂN ĐỔI TỪ HÓA ĐƠN ĐIỆN TỬ';
  const no_value = 'không có hiệu lực để giao dịch, thanh toán';

  it.each(LAYOUTS)(
    '%s: says so on every page, and by whom, when and out of what on the last',
    async (layout) => {
      const pages = await pagesOf(designed({}, { layout, conversion, lines: manyLines(60) }));
      for (const page of pages) expect(page).toContain(mark);
      const last = (pages.at(-1) ?? '').replace(/\s+/g, ' ');
      for (const words of [
        'Người chuyển đổi: Nguyễn Thị Minh Anh',
        'Thời điểm chuyển đổi: 29/11/2026 01:14:52',
        'Nguồn: hóa đơn điện tử: 1C26TAA số 00001287 ngày 21/11/2026',
        'Mã của cơ quan thuế: 0068B2F41C9A7D4E83A1C57B0E96D2F35A',
        'Tra cứu tại tracuu.example.vn, mã tra cứu 7F3K-92QM',
      ])
        expect(last).toContain(words);
      expect(flat(pages)).not.toContain('Bản thể hiện');
    },
  );

  it('is none where nothing was converted', async () => {
    const text = flat(await pagesOf(designed({})));
    expect(text).toContain('Bản thể hiện');
    expect(text).not.toMatch(/chuyển đổi/i);
  });

  it.each(['a4', 'a5', 'roll_80'] as const)('on %s too, in two languages', async (paper) => {
    const text = flat(await pagesOf(designed({ paper, language: 'vi_en' }, { conversion })));
    expect(text).toContain(mark);
    expect(text).toContain('Converted by');
  });

  it('keeps the value of paper out of a cash register', async () => {
    const ordinary = await pagesOf(designed({ paper: 'roll_80' }, { conversion }));
    expect(flat(ordinary)).toContain(no_value);
    const register = await pagesOf(designed({ paper: 'roll_80' }, { conversion, symbol: 'C26MAA' }));
    expect(flat(register)).toContain(mark);
    expect(flat(register)).not.toContain(no_value);
  });
});

describe.skipIf(!hasJudge(judge))('what a design changes of a print', () => {
  it('columns are left out, named and ordered; those of law stay whatever it says', async () => {
    const columns: InvoicePrint['design']['columns'] = [
      { key: 'code', shown: true, label: 'Mã vật tư' },
      { key: 'amount', shown: false, label: null },
      { key: 'discount', shown: false, label: null },
    ];
    const lines = manyLines(2).map((line) => ({ ...line, code: 'VT-01' }));
    const text = flat(await pagesOf(designed({ columns }, { lines })));
    expect(text.indexOf('Mã vật tư')).toBeLessThan(text.indexOf('Tên hàng hóa'));
    expect(text).toContain('VT-01');
    expect(text).toContain('Thành tiền');
    expect(text).not.toMatch(/Chiết\s+khấu/);
  });

  it('adds lines of the seller, a note, boxes to sign in and rows, and names things in English too', async () => {
    const text = flat(
      await pagesOf(
        designed({
          language: 'vi_en',
          seller_lines: [{ label: 'Website', text: 'baobi.example.vn' }],
          foot_note: 'Cảm ơn quý khách.',
          signature_boxes: [{ title: 'Thủ kho' }],
          buyer_signature: false,
        }),
      ),
    );
    for (const words of [
      'Website: baobi.example.vn',
      'Cảm ơn quý khách.',
      'Thủ kho',
      'VAT INVOICE',
      '(Tax code)',
      '(Unit price)',
      '(Total payment)',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Chữ ký số, nếu có');
  });

  it.each(['classic', 'modern'] as const)(
    'prints fields of the seller’s own under the buyer (%s)',
    async (layout) => {
      const extras = [
        { name: 'Số PO', type: 'string', value: '4500/A' },
        { name: 'Số kiện', type: 'numeric', value: '1250.5' },
        { name: 'Ngày giao', type: 'date', value: '2026-12-01' },
      ] as const;
      const text = flat(await pagesOf(designed({}, { layout, extras })));
      for (const words of ['Số PO: 4500/A', 'Số kiện: 1.250,5', 'Ngày giao: 01/12/2026'])
        expect(text).toContain(words);
      expect(text.indexOf('Số PO')).toBeGreaterThan(text.indexOf('Hương Đồng'));
      expect(text.indexOf('Số PO')).toBeLessThan(text.indexOf('Đơn giá'));
      const strip = flat(await pagesOf(designed({ paper: 'roll_80' }, { extras })));
      expect(strip).toContain('Số kiện: 1.250,5');
    },
  );

  it('prints the buyer’s code, telephone and account where they are stated', async () => {
    const buyer = {
      buyer_code: 'KH0142',
      buyer_phone_number: '028 3742 1188',
      buyer_bank_account: '19001234',
      buyer_bank_name: 'Vietcombank',
    };
    for (const layout of LAYOUTS) {
      const text = flat(await pagesOf(designed({}, { layout, ...buyer })));
      for (const words of ['KH0142', '028 3742 1188', '19001234 – Vietcombank'])
        expect(text).toContain(words);
    }
  });
});

describe.skipIf(!hasJudge(judge))('letters that the text fonts lack', () => {
  const names = ['株式会社山田', '주식회사 한빛', 'บริษัท', 'ក្រុមហ៊ុន', 'Ống ⌀16', 'Quà tặng 🎉'];
  it.each(['modern', 'classic'] as const)(
    '%s: are printed in fonts that have them, each embedded as a subset',
    async (layout) => {
      const [line] = manyLines(1);
      if (!line) throw new Error('one line');
      const lines = names.map((name) => ({ ...line, name }));
      const text = flat(await pagesOf(designed({}, { layout, lines })));
      for (const letters of ['株式会社山田', '주식회사', '⌀', '🎉']) expect(text).toContain(letters);
      const fonts = execFileSync('pdffonts', [join(folder, 'invoice.pdf')], { encoding: 'utf8' });
      for (const font of [
        'DroidSansFallback',
        'NanumGothic',
        'NotoSansThai',
        'NotoSansKhmer',
        'DejaVuSans',
        'NotoEmoji',
      ])
        expect(fonts).toMatch(new RegExp(`[A-Z]{6}\\+${font}\\S*\\s.*yes yes yes`));
    },
  );

  it('what no font has is a box, never nothing', async () => {
    const text = flat(await pagesOf(designed({}, { buyer_name: 'Công ty 𓀀 A' })));
    expect(text).toContain('Công ty □ A');
  });
});
