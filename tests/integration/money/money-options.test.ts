import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseQrCode } from '#domain/documents/qr-code.ts';
import type { ErrorBody } from '#tests/contract/injection.ts';
import { judged } from '#tests/contract/injection.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { goods, moneyDesk, type Invoice, type InvoiceInput } from './desk.ts';
import { pdfText, xmlsecReports } from './programs.ts';
import { xmlSums } from './xml-sums.ts';

const server = withTestApp();

let desk: ReturnType<typeof moneyDesk>;
let token = '';
let sales_template = 0;
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  desk = moneyDesk(server.current, token);
  const template = {
    ...{ name: 'Hóa đơn bán hàng', form_no: '2', symbol: 'C26TBH', layout: 'modern' },
    ...{ accent_color: '#1b54d0', is_default: false, status: 'active' },
  };
  const made = await judged(server.current, 'createTemplate', { token, body: { template } });
  expect(made.status, made.text).toBe(201);
  sales_template = (made.body as { template: { id: number } }).template.id;
});
afterEach(async () => {
  await desk.choose('price_includes_tax', 'false');
  await desk.choose('tax_rounding', 'per_rate');
});

/** Publishes and holds every sum of the XML against the others, against the invoice and against its QR code. */
async function publishedSums(draft: Invoice) {
  const { current } = server;
  const file = await desk.published(draft);
  const xml = file.toString('utf8');
  const sums = xmlSums(xml);
  const { TgTCThue, TgTThue, TTCKTMai, TgTTTBSo } = sums.totals;
  const paid = await desk.read(draft);
  expect(TgTTTBSo).toBe(paid.total);
  const qr = /<DLQRCode>(.*)<\/DLQRCode>/.exec(xml)?.[1] ?? '';
  expect(parseQrCode(qr)?.invoice).toMatchObject({ total: paid.total });
  expect(Number(TTCKTMai ?? 0)).toBe(sums.total_discount);
  // The JSON says of each line what the XML says.
  const { written_lines } = paid;
  expect(written_lines.map(({ quantity, unit_price, amount }) => [quantity, unit_price, amount])).toEqual(
    sums.lines.map(({ SLuong = null, DGia = null, ThTien = null }) => [SLuong, DGia, ThTien]),
  );
  expect(written_lines.map(({ discount_amount }) => discount_amount)).toEqual(
    sums.lines.map(({ STCKhau = null }) => STCKhau),
  );
  const lines = Object.values(sums.by_rate).reduce((sum, amount) => sum + amount, 0);
  if (paid.method_of_tax_calculation === 'VAT') {
    const stated = Object.entries(sums.stated).map(([rate, { amount }]) => [rate, amount]);
    expect(Object.fromEntries(stated)).toEqual(sums.by_rate);
    const vat = Object.values(sums.stated).reduce((sum, group) => sum + group.vat, 0);
    expect([Number(TgTCThue), Number(TgTThue), Number(TgTTTBSo)]).toEqual([lines, vat, lines + vat]);
  } else expect(Number(TgTTTBSo)).toBe(lines);
  if (hasJudge('xmlsec1')) {
    const roots = { NBan: current.root_pem, CQT: current.sandbox.authority_root_pem };
    for (const { slot, status, report } of xmlsecReports(file, roots))
      expect(status, `${slot}: ${report}`).toBe(0);
  }
  return { ...sums, xml, paid };
}

const totals = ({ total_before_vat, total_vat, total }: Invoice): string[] => [
  total_before_vat,
  total_vat,
  total,
];

describe('prices with tax', () => {
  const changes: Partial<InvoiceInput> = {
    price_includes_tax: true,
    lines: [
      goods('108000', '8%', { quantity: '2', discount_amount: '10800' }),
      goods('10000', '8%', { quantity: '3' }),
      goods('13690000', '10%'),
      { kind: 'discount', name: 'Chiết khấu tháng', amount: '54000', vat_rate: '8%' },
    ],
  };

  test('the document says everything without it, and comes back to what was typed', async () => {
    const draft = await desk.draft(changes);
    // 216.000 − 10.800 + 30.000 − 54.000 + 13.690.000, as typed.
    expect(draft.total).toBe('13871200');
    expect(totals(draft)).toEqual(['12613233', '1257967', '13871200']);
    const { lines, stated } = await publishedSums(draft);
    expect(lines[0]).toMatchObject({ SLuong: '2', DGia: '100000', STCKhau: '10000', ThTien: '190000' });
    expect(lines[2]).toMatchObject({ DGia: '12445454.545455', ThTien: '12445455' });
    expect(lines[3]).toMatchObject({ TChat: '3', ThTien: '50000' });
    expect(stated).toEqual({
      '8%': { amount: 167778, vat: 13422 },
      '10%': { amount: 12445455, vat: 1244545 },
    });
  });

  test('the draft keeps what was typed, so that saving it again changes nothing', async () => {
    const draft = await desk.draft(changes);
    const typed = (invoice: Invoice) =>
      invoice.lines.map(({ unit_price, discount_amount }) => [unit_price, discount_amount]);
    expect(draft.lines[3]?.amount).toBe('54000');
    const { lines } = draft;
    const again = await desk.save(draft, {
      price_includes_tax: draft.price_includes_tax,
      lines: lines.map(({ vat_amount: _vat, ...line }) => line),
    });
    expect(totals(again)).toEqual(totals(draft));
    expect(typed(again)).toEqual(typed(draft));
  });

  test('are what the company has chosen where the draft says nothing, and not where it does', async () => {
    await desk.choose('price_includes_tax', 'true');
    const lines = [goods('108000', '8%')];
    const silent = await desk.draft({ lines });
    expect([silent.price_includes_tax, silent.total]).toEqual([true, '108000']);
    const without = await desk.draft({ lines, price_includes_tax: false });
    expect([without.price_includes_tax, without.total]).toEqual([false, '116640']);
  });

  test('a line discount is held against its goods in the same prices', async () => {
    const lines = [goods('108000', '8%', { discount_amount: '108000' })];
    expect((await desk.draft({ lines, price_includes_tax: true })).total).toBe('0');
    const more = [goods('108000', '8%', { discount_amount: '109000' })];
    expect((await desk.create({ lines: more, price_includes_tax: true })).status).toBe(422);
  });
});

describe('fees and other deductions', () => {
  const lines = [goods('100000', '10%')];
  const stated = { fees: [{ name: 'Phí bảo vệ môi trường', amount: '7000' }], other_deduction: '2000' };

  test('are in the total, in no rate, in the file and in the print', async () => {
    const draft = await desk.draft({ lines, ...stated });
    expect(draft).toMatchObject({ ...stated, total: '115000' });
    expect(totals(draft)).toEqual(['100000', '10000', '115000']);
    const xml = (await desk.published(draft)).toString('utf8');
    expect(xmlSums(xml).totals).toMatchObject({
      ...{ TgTCThue: '100000', TgTThue: '10000', TgTTTBSo: '115000' },
      ...{ TLPhi: 'Phí bảo vệ môi trường', TPhi: '7000', TGTKhac: '2000' },
    });
    const pdf = await judged(server.current, 'getInvoicePdf', { token, id: draft.id });
    expect(pdfText(pdf.bytes).replace(/\s+/g, ' ')).toMatch(
      /Phí bảo vệ môi trường 7\.000.*−2\.000.*115\.000/,
    );
  });

  test('a draft can wait for the name of a fee, not with a part of a đồng', async () => {
    expect((await desk.draft({ lines, fees: [{ name: null, amount: '7000' }] })).total).toBe('117000');
    const { status, text } = await desk.create({ lines, fees: [{ name: 'Phí', amount: '7000.5' }] });
    expect([status, text]).toEqual([422, expect.stringContaining('fees.0.amount')]);
  });
});

describe('rounding of the tax', () => {
  /** 8% of each is 0,48; of all three 1,44. */
  const lines = ['Băng keo', 'Thùng', 'Tem'].map((name) => goods('6', '8%', { name }));

  test('per rate it is 1 đồng, per line 0', async () => {
    expect((await desk.draft({ lines })).total_vat).toBe('1');
    await desk.choose('tax_rounding', 'per_line');
    const draft = await desk.draft({ lines });
    expect(draft).toMatchObject({ tax_rounding: 'per_line', total_vat: '0', total: '18' });
    const { stated } = await publishedSums(draft);
    expect(stated).toEqual({ '8%': { amount: 18, vat: 0 } });
  });

  test('a later choice of the company reaches a draft at its next save, and an issued invoice never', async () => {
    const draft = await desk.draft({ lines });
    await desk.choose('tax_rounding', 'per_line');
    await desk.choose('price_includes_tax', 'true');
    expect(await desk.read(draft)).toEqual(draft);
    const { paid, xml } = await publishedSums(draft);
    expect([paid.total_vat, paid.tax_rounding, paid.price_includes_tax]).toEqual(['1', 'per_rate', false]);
    expect(xml).toContain('<TgTThue>1</TgTThue>');
    const other = await desk.draft({ lines, price_includes_tax: false });
    await desk.choose('tax_rounding', 'per_rate');
    expect(totals(await desk.read(other))).toEqual(['18', '0', '18']);
    expect(totals(await desk.save(other, { lines, price_includes_tax: false }))).toEqual(['18', '1', '19']);
  });
});

describe('a discount on the whole invoice', () => {
  const lines = [
    goods('100000', '0%', { name: 'Hàng xuất khẩu' }),
    goods('200000', '8%', { name: 'Thùng' }),
    goods('33333', 'KCT', { name: 'Sách' }),
    { kind: 'note', name: 'Giao tại kho' } as const,
  ];

  test('by rate: a trade-discount line for each rate it falls on, after the goods', async () => {
    const draft = await desk.draft({ lines, invoice_discount_rate: '5' });
    expect(draft).toMatchObject({
      invoice_discount_rate: '5',
      invoice_discount_amount: null,
      total_discount: '16667',
    });
    const { lines: written, by_rate } = await publishedSums(draft);
    const discounts = written.slice(4).map(({ TChat, TSuat, ThTien }) => [TChat, TSuat, ThTien]);
    expect(discounts).toEqual([
      ['3', '0%', '5000'],
      ['3', '8%', '10000'],
      ['3', 'KCT', '1667'],
    ]);
    expect(by_rate).toEqual({ '0%': 95000, '8%': 190000, KCT: 31666 });
    expect(draft.lines).toHaveLength(4);
  });

  test('by amount, which is cut so that its shares add up to it', async () => {
    const draft = await desk.draft({ lines, invoice_discount_amount: '100' });
    expect(draft).toMatchObject({ invoice_discount_rate: null, invoice_discount_amount: '100' });
    const { lines: written, totals: said } = await publishedSums(draft);
    expect(written.slice(4).map(({ ThTien }) => ThTien)).toEqual(['30', '60', '10']);
    expect(said).toEqual({ TgTCThue: '333233', TgTThue: '15995', TTCKTMai: '100', TgTTTBSo: '349228' });
  });

  test('beside a trade discount of a line, from prices with tax', async () => {
    const draft = await desk.draft({
      price_includes_tax: true,
      invoice_discount_amount: '31000',
      lines: [...lines, { kind: 'discount', name: 'Chiết khấu tháng', amount: '20000', vat_rate: '8%' }],
    });
    expect(draft.total).toBe(String(333333 - 20000 - 31000));
    const { lines: written } = await publishedSums(draft);
    expect(written.filter(({ TChat }) => TChat === '3')).toHaveLength(4);
  });

  // Fonts are read at the first print, which takes a busy machine long.
  test.skipIf(!hasJudge('pdftotext'))('is printed as the XML says it', { timeout: 240_000 }, async () => {
    const draft = await desk.draft({ lines, invoice_discount_amount: '31000', price_includes_tax: true });
    const { lines: written, total_discount } = await publishedSums(draft);
    const printed = pdfText(await desk.pdf(draft));
    const amounts = written.flatMap(({ DGia, ThTien }) => [DGia ?? '0', ThTien ?? '0']).map(Number);
    for (const amount of [...amounts, total_discount])
      expect(printed).toContain(amount.toLocaleString('vi-VN', { maximumFractionDigits: 6 }));
    expect(printed.match(/trên cả hóa đơn/g)).toHaveLength(3);
  });

  test.each([
    [{ invoice_discount_rate: '5', invoice_discount_amount: '10' }, 'invoice_discount_amount'],
    [{ invoice_discount_rate: '100.01' }, 'invoice_discount_rate'],
    [{ invoice_discount_amount: '333334' }, 'invoice_discount_amount'],
  ])('%j is refused at %s', async (discount, field) => {
    const answered = await desk.create({ lines, ...discount });
    expect(answered.status).toBe(422);
    const [error] = (answered.body as ErrorBody).errors;
    expect(error?.fields).toEqual([field]);
    expect(error?.message).toMatch(/^Chiết khấu cả hóa đơn .*\.$/);
  });

  test('all of the goods may be taken off, and a draft without lines may say it beforehand', async () => {
    expect((await desk.draft({ lines, invoice_discount_rate: '100' })).total).toBe('0');
    expect((await desk.draft({ lines, invoice_discount_amount: '333333' })).total).toBe('0');
    expect((await desk.draft({ invoice_discount_amount: '5000' })).invoice_discount_amount).toBe('5000');
  });

  test('is taken back by the next save', async () => {
    const draft = await desk.draft({ lines, invoice_discount_rate: '5' });
    const saved = await desk.save(draft, { lines });
    expect([saved.invoice_discount_rate, saved.total_discount, saved.total]).toEqual([null, '0', '349333']);
  });
});

describe('hóa đơn bán hàng (form 2)', () => {
  const lines = [goods('100000', null, { quantity: '3', discount_rate: '10' }), goods('50000', null)];

  test('names no tax: no rate on its lines, none in its totals, and is given its code', async () => {
    const draft = await desk.draft({ template_id: sales_template, lines });
    expect(draft).toMatchObject({
      method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE',
      by_rate: [],
      total_vat: '0',
      total: '320000',
    });
    const { xml } = await publishedSums(draft);
    expect(xml).toContain('<KHMSHDon>2</KHMSHDon>');
    for (const name of ['TSuat', 'LTSuat', 'TgTCThue', 'TgTThue']) expect(xml).not.toContain(`<${name}>`);
  });

  test('takes a discount on the whole of it, and its prices contain no tax whatever is chosen', async () => {
    await desk.choose('price_includes_tax', 'true');
    const draft = await desk.draft({ template_id: sales_template, lines, invoice_discount_rate: '10' });
    expect(draft).toMatchObject({ total: '288000', total_discount: '32000' });
    const { lines: written, totals: said } = await publishedSums(draft);
    expect(written.at(-1)).toMatchObject({ TChat: '3', ThTien: '32000', TSuat: undefined });
    expect(said).toMatchObject({ TTCKTMai: '32000', TgTTTBSo: '288000' });
  });

  test('becomes a VAT invoice by its series, and then lacks its rates', async () => {
    const { template_id } = await desk.draft({ lines });
    const draft = await desk.draft({ template_id: sales_template, lines });
    const saved = await desk.save(draft, { template_id, lines });
    expect(saved.method_of_tax_calculation).toBe('VAT');
    const body = { invoice: { lock_version: saved.lock_version } };
    const asked = await judged(server.current, 'publishInvoice', { token, id: saved.id, body });
    expect(asked.status).toBe(422);
    expect((asked.body as ErrorBody).errors.map(({ code }) => code)).toContain('vat_rate_missing');
  });
});

describe('the percentage on revenue of a sales invoice, reduced by law', () => {
  const sentence =
    'đã giảm 60.200 đồng tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết số 204/2025/QH15';
  const lines = [
    goods('10000000', null, { name: 'Suất ăn', revenue_percent: '3' }),
    goods('100000', null, { name: 'Nước suối', revenue_percent: '1' }),
    goods('50000', null, { name: 'Hàng không được giảm' }),
  ];

  test('goes from the draft into the published file: lines whole, the total less, the sentence of the law', async () => {
    const draft = await desk.draft({ template_id: sales_template, lines });
    expect(draft).toMatchObject({
      total_before_vat: '10150000',
      revenue_reduction: '60200',
      total: '10089800',
      total_in_words: 'Mười triệu không trăm tám mươi chín nghìn tám trăm đồng',
    });
    expect(draft.lines.map(({ revenue_percent }) => revenue_percent)).toEqual(['3', '1', null]);
    const file = (await desk.published(draft)).toString('utf8');
    const { lines: written, totals: said } = xmlSums(file);
    expect(written.map(({ TChat, THHDVu, ThTien }) => [TChat, THHDVu, ThTien])).toEqual([
      ['1', 'Suất ăn', '10000000'],
      ['1', 'Nước suối', '100000'],
      ['1', 'Hàng không được giảm', '50000'],
      ['4', sentence, undefined],
    ]);
    expect(said).toMatchObject({ TgTCThue: '10150000', TgTTTBSo: '10089800' });
    const qr = /<DLQRCode>(.*)<\/DLQRCode>/.exec(file)?.[1] ?? '';
    expect(parseQrCode(qr)?.invoice).toMatchObject({ total: '10089800' });
  });

  // Fonts are read at the first print, which takes a busy machine long.
  test.skipIf(!hasJudge('pdftotext')).each(['modern', 'classic'])(
    'is printed as the law asks, %s: before, what is taken off, after, and the sentence',
    { timeout: 240_000 },
    async (layout) => {
      const template = {
        ...{ name: 'Bản in', form_no: '2', symbol: layout === 'modern' ? 'C26TBM' : 'C26TBC', layout },
        ...{ accent_color: '#1b54d0', is_default: false, status: 'active' },
      };
      const made = await judged(server.current, 'createTemplate', { token, body: { template } });
      const template_id = (made.body as { template: { id: number } }).template.id;
      const printed = pdfText(await desk.pdf(await desk.draft({ template_id, lines }))).replace(/\s+/g, ' ');
      expect(printed).toMatch(/Thành tiền trước khi giảm 10\.150\.000/);
      expect(printed).toMatch(/Số thuế được giảm 60\.200/);
      expect(printed).toMatch(/Cộng tiền hàng hóa, dịch vụ 10\.089\.800/);
      expect(printed).toContain('đã giảm 60.200 đồng');
      expect(printed).toContain('204/2025/QH15');
    },
  );

  test('is taken back by the next save, and says nothing on a VAT invoice', async () => {
    const draft = await desk.draft({ template_id: sales_template, lines });
    const plain = lines.map((line) => ({ ...line, revenue_percent: null }));
    const saved = await desk.save(draft, { template_id: sales_template, lines: plain });
    expect([saved.revenue_reduction, saved.total]).toEqual([null, '10150000']);
    const taxed = await desk.draft({ lines: lines.map((line) => ({ ...line, vat_rate: '10%' })) });
    expect([taxed.revenue_reduction, taxed.total]).toEqual([null, '11165000']);
  });

  test('a draft of 2027 may be kept, is not reduced, and is refused when it is published', async () => {
    const draft = await desk.draft({ template_id: sales_template, lines, issued_on: '2027-01-01' });
    expect([draft.revenue_reduction, draft.total]).toEqual([null, '10150000']);
    const body = { invoice: { lock_version: draft.lock_version } };
    const asked = await judged(server.current, 'publishInvoice', { token, id: draft.id, body });
    expect(asked.status).toBe(422);
    const { errors } = asked.body as ErrorBody;
    const told = errors.filter(({ code }) => code === 'revenue_percent_not_reduced');
    expect(told.map(({ fields }) => fields)).toEqual([
      ['lines.0.revenue_percent'],
      ['lines.1.revenue_percent'],
    ]);
    expect(told[0]?.message).toBe(
      'Dòng 1: tỷ lệ 3% trên doanh thu không được giảm cho hóa đơn lập ngày 01/01/2027. Bỏ tỷ lệ ở dòng này.',
    );
  });

  test('a percentage that is not the law’s is refused when it is saved', async () => {
    const wrong = [goods('1000', null, { revenue_percent: '4' })];
    const { status, body } = await desk.create({ template_id: sales_template, lines: wrong });
    expect(status).toBe(422);
    expect((body as ErrorBody).errors[0]).toMatchObject({
      code: 'revenue_percent_unknown',
      fields: ['lines.0.revenue_percent'],
    });
  });
});
