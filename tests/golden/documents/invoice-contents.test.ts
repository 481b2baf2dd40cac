import { describe, expect, test } from 'vitest';
import { FormatRefused, messageTooLarge, tooManyInvoices } from '#domain/documents/format/problems.ts';
import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { buildInvoiceData } from '#domain/documents/invoice-xml.ts';
import { readInvoice } from '#domain/documents/read-invoice.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { amountProblems } from '#domain/invoice/amount-problems.ts';
import { add, decimalText, parseDecimal } from '#domain/money/decimal.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { sampleFile } from '../sealed-sample.ts';
import { CONTENT_CASES } from './invoice-contents.ts';

const OPTIONS = { id: 'data-1', solution_provider_tax_code: '0106026495' };

const amountsOf = (content: InvoiceContent) => computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
const build = (
  content: InvoiceContent,
  version: FormatVersion,
  amounts: InvoiceAmounts = amountsOf(content),
) => buildInvoiceData(content, amounts, { ...OPTIONS, version });
const read = (data: string) => readInvoice(parseXml(encodeUtf8(`<HDon>${data}</HDon>`)));

describe('an invoice that was entered is read back as it was entered', () => {
  test.each(CONTENT_CASES)('$name', ({ content, version }) => {
    const found = read(build(content, version));
    expect(found).toMatchObject({ id: 'data-1', version, format_problems: [], unknown: [] });
    expect(found?.content).toEqual(content);
  });
});

describe('TCHDon 5, a trade discount with a list of invoices', () => {
  const [first] = CONTENT_CASES;
  const related = first?.content.related && {
    ...first.content.related,
    nature: 'trade_discount' as const,
    list_no: 'BK-7',
    list_on: '2026-11-19',
  };
  const content = { ...(first?.content ?? SAMPLE_INVOICE), related };

  test('is written and read back', () => {
    const data = build(content, '2.1.1');
    expect(data).toContain('<TTHDLQuan><TCHDon>5</TCHDon>');
    // A list names several, so that the day of one is not stated.
    const content_read = { related: { ...related, issued_on: null } };
    expect(read(data)).toMatchObject({ format_problems: [], content: content_read });
    expect(related?.nature).toBe('trade_discount');
  });

  test('is not in 2.1.0', () =>
    expect(() =>
      build({ ...content, related: related && { ...related, tax_code: null, reason_code: null } }, '2.1.0'),
    ).toThrow(FormatRefused));
});

test('an invoice in đồng names no exchange rate, whatever was sent along', () => {
  expect(build({ ...SAMPLE_INVOICE, exchange_rate: '26350' }, '2.1.1')).not.toContain('<TGia>');
  expect(build({ ...SAMPLE_INVOICE, currency: 'USD', exchange_rate: '26350' }, '2.1.1')).toContain(
    '<TGia>26350</TGia>',
  );
});

test('a note, a promotion and a trade discount have no unit, and a discount rate stands beside its amount', () => {
  const lines = [
    sampleLine({ name: 'x', quantity: '2', unit_price: '50', discount_rate: '10', vat_rate: '8%' }),
    sampleLine({ kind: 'discount', name: 'y', unit: 'Cái', amount: '5', vat_rate: '8%' }),
  ];
  expect(build({ ...SAMPLE_INVOICE, lines }, '2.1.1')).toContain(
    '<HHDVu><TChat>1</TChat><STT>1</STT><THHDVu>x</THHDVu><SLuong>2</SLuong><DGia>50</DGia>' +
      '<TLCKhau>10</TLCKhau><STCKhau>10</STCKhau><ThTien>90</ThTien><TSuat>8%</TSuat></HHDVu>' +
      '<HHDVu><TChat>3</TChat><STT>2</STT><THHDVu>y</THHDVu><ThTien>5</ThTien><TSuat>8%</TSuat></HHDVu>',
  );
});

describe('what a form does not have', () => {
  const named = (name: string) => CONTENT_CASES.find((one) => one.name === name)?.content ?? SAMPLE_INVOICE;
  test('bán hàng knows no tax', () =>
    expect(build(named('bán hàng'), '2.1.1')).not.toMatch(/TSuat|TgTThue|TgTCThue/));
  test('a ticket of letter H knows no tax, one of letter G does', () => {
    expect(build(named('vé bán hàng'), '2.1.1')).not.toMatch(/TSuat|TgTThue/);
    expect(build(named('vé GTGT, nobody named'), '2.1.1')).toMatch(/TSuat.*TgTThue/);
  });
  test('goods on the way are not paid, and the document is called after its letter', () => {
    const data = build(named('xuất kho nội bộ'), '2.1.1');
    expect(data).toContain('<THDon>Phiếu xuất kho kiêm vận chuyển nội bộ</THDon>');
    expect(data).not.toMatch(/TToan|HTTToan/);
  });
});

describe('refusals say where', () => {
  const lineWith = (more: Parameters<typeof sampleLine>[0]) => ({
    lines: [
      sampleLine({ name: 'x', quantity: '1', unit_price: '1', vat_rate: '8%' }),
      sampleLine({ name: 'y', quantity: '1', unit_price: '1', vat_rate: '8%', ...more }),
    ],
  });
  const related = CONTENT_CASES[0]?.content.related ?? null;
  test.each<[string, FormatVersion, Partial<InvoiceContent>, string, string]>([
    ['a name of 500 characters', '2.1.1', { buyer_name: 'x'.repeat(500) }, 'NDHDon/NMua/Ten', 'too_long'],
    [
      'a line of 501',
      '2.1.1',
      lineWith({ name: 'x'.repeat(501) }),
      'NDHDon/DSHHDVu/HHDVu[2]/THHDVu',
      'too_long',
    ],
    [
      '7 decimals',
      '2.1.1',
      lineWith({ quantity: '1.0000001' }),
      'NDHDon/DSHHDVu/HHDVu[2]/SLuong',
      'too_many_decimals',
    ],
    [
      '5 decimals in 2.0.1',
      '2.0.1',
      lineWith({ quantity: '1.00001' }),
      'NDHDon/DSHHDVu/HHDVu[2]/SLuong',
      'too_many_decimals',
    ],
    [
      '22 digits',
      '2.1.1',
      lineWith({ quantity: '9'.repeat(22), unit_price: '0' }),
      'NDHDon/DSHHDVu/HHDVu[2]/SLuong',
      'too_many_digits',
    ],
    ['a day there is not', '2.1.1', { issued_on: '2026-02-30' }, 'TTChung/NLap', 'not_a_date'],
    ['no means of payment', '2.1.1', { payment_method: '' }, 'TTChung/HTTToan', 'required'],
    [
      'a personal number in 2.0.1',
      '2.0.1',
      { buyer_identity_no: '001099012345' },
      'NDHDon/NMua/CCCDan',
      'not_in_version',
    ],
    [
      'no reason in 2.1.1',
      '2.1.1',
      { related: related && { ...related, reason_code: null } },
      'TTChung/TTHDLQuan/LDDCTThe',
      'required',
    ],
    [
      'a reason in 2.1.0',
      '2.1.0',
      { related: related && { ...related, tax_code: null } },
      'TTChung/TTHDLQuan/LDDCTThe',
      'not_in_version',
    ],
    [
      'many at once in 2.1.0',
      '2.1.0',
      { related: related && { ...related, tax_code: null, reason_code: null, nature: 'replace_many' } },
      'TTChung/TTHDLQuan/TCHDon',
      'not_allowed',
    ],
    [
      'a reason nobody has',
      '2.1.1',
      { related: related && { ...related, reason_code: '15' } },
      'TTChung/TTHDLQuan/LDDCTThe',
      'not_allowed',
    ],
    [
      'a commercial invoice in 2.0.1',
      '2.0.1',
      { form_no: '7', symbol: 'C25XAA' },
      'TTChung',
      'not_in_version',
    ],
    [
      'fees of goods on the way',
      '2.1.1',
      { form_no: '6', symbol: 'C26NAA', fees: [{ name: 'x', amount: '1' }] },
      'NDHDon/TToan/DSLPhi',
      'not_in_form',
    ],
    [
      'an order on an ordinary invoice',
      '2.1.1',
      {
        movement: {
          order: 'x',
          contract_no: null,
          contract_on: null,
          from_address: null,
          transport_contract_no: null,
          handed_out_by: null,
          received_by: null,
          carrier: null,
          vehicle: null,
        },
      },
      'NDHDon/NBan/LDDNBo',
      'not_in_form',
    ],
    [
      'a car without its engine number',
      '2.1.1',
      lineWith({ special: [{ goods: '1', name: 'SKhung', value: 'K1' }] }),
      'NDHDon/DSHHDVu/HHDVu[2]/TTHHDTrung/SMay',
      'required',
    ],
    [
      'a discount of goods on the way',
      '2.1.1',
      { form_no: '6', symbol: 'C26NAA', ...lineWith({ discount_amount: '1' }) },
      'NDHDon/DSHHDVu/HHDVu[2]/STCKhau',
      'not_in_form',
    ],
  ])('%s', (_, version, change, path, problem) => {
    const content = { ...SAMPLE_INVOICE, ...change };
    const refused = () => {
      try {
        return build(content, version);
      } catch (error) {
        if (error instanceof FormatRefused) return error.problems;
        throw error;
      }
    };
    expect(refused()).toContainEqual(expect.objectContaining({ path, problem }));
  });

  test('a form that nobody has, a letter that is no phiếu xuất kho, a number not reserved', () => {
    expect(() => build({ ...SAMPLE_INVOICE, form_no: '0' }, '2.1.1')).toThrow(RangeError);
    expect(() => build({ ...SAMPLE_INVOICE, form_no: '6' }, '2.1.1')).toThrow(RangeError);
    expect(() => build({ ...SAMPLE_INVOICE, number: null }, '2.1.1')).toThrow(RangeError);
  });

  test('a message of more than 2 MB, and the 1001st invoice in one', () => {
    expect(messageTooLarge(2_097_152)).toBeNull();
    expect(messageTooLarge(2_097_153)).toMatchObject({ path: '', problem: 'too_large' });
    expect(tooManyInvoices(1000)).toBeNull();
    expect(tooManyInvoices(1001)).toMatchObject({ path: 'DLieu/HDon', problem: 'too_many' });
  });
});

describe('the samples', () => {
  const invoices = (name: string) =>
    invoiceFilesIn(sampleFile(name)).map((file) => readInvoice(parseXml(file)));
  const AMOUNTS = {
    lines: ['500000', '1500000', '0', '100000', null],
    by_rate: [
      { vat_rate: '8%', amount: '500000', vat_amount: '40000' },
      { vat_rate: '10%', amount: '1400000', vat_amount: '140000' },
    ],
    total_before_vat: '1900000',
    total_discount: '100000',
    total_vat: '180000',
    total: '2080000',
    total_in_words: 'Hai triệu không trăm tám mươi nghìn đồng',
  };

  test.each([
    ['200-invoice-for-code-2.1.1.xml', [['C26TAA', 15, null]]],
    ['202-code-issued.xml', [['C26TAA', 15, '00A1B2C3D4E5F60718293A4B5C6D7E8F90']]],
    [
      '203-uncoded-two-invoices.xml',
      [
        ['K26TAB', 7, null],
        ['K26TAB', 8, null],
      ],
    ],
    [
      '206-cash-register-batch.xml',
      [
        ['C26MAA', 101, 'M1-26-A1B2C-00000000101'],
        ['C26MAA', 102, 'M1-26-A1B2C-00000000102'],
      ],
    ],
  ] as const)('%s', (name, expected) => {
    expect(invoices(name)).toEqual(
      expected.map(([symbol, number, authority_code]) => ({
        id: `data-${symbol}-${number}`,
        version: '2.1.1',
        authority_code,
        qr_code: expect.stringContaining(symbol),
        solution_provider_tax_code: '0106026495',
        content: { ...SAMPLE_INVOICE, symbol, number },
        stated: AMOUNTS,
        stated_lines: SAMPLE_INVOICE.lines.map(({ vat_rate }) => ({ kind: expect.any(String), vat_rate })),
        format_problems: [],
        unknown: [],
      })),
    );
  });

  test('200-replacement-invoice.xml: what it replaces, and why (2.1.1 asks for the reason)', () => {
    const [found] = invoices('200-replacement-invoice.xml');
    expect(found?.content).toEqual({
      ...SAMPLE_INVOICE,
      number: 16,
      issued_on: '2026-11-21',
      related: {
        nature: 'replace',
        regime: '1',
        tax_code: null,
        form_no: '1',
        symbol: 'C26TAA',
        number: '15',
        issued_on: '2026-11-20',
        reason_code: '13',
        note: 'Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 15 ngày 20 tháng 11 năm 2026',
        list_no: null,
        list_on: null,
      },
    });
    expect(found?.stated).toEqual(AMOUNTS);
    expect(found?.format_problems).toEqual([]);
  });

  test('a replacement without the reason is read, and the reason missed', () => {
    const [file = new Uint8Array()] = invoiceFilesIn(sampleFile('200-replacement-invoice.xml'));
    const without = new TextDecoder().decode(file).replace('<LDDCTThe>13</LDDCTThe>', '');
    const found = readInvoice(parseXml(encodeUtf8(without)));
    expect(found?.content.related?.reason_code).toBeNull();
    expect(found?.format_problems).toEqual([
      { path: 'TTChung/TTHDLQuan/LDDCTThe', problem: 'required', label: 'Lý do điều chỉnh, thay thế' },
    ]);
  });
});

describe('real files', () => {
  const [sample] = invoiceFilesIn(sampleFile('200-invoice-for-code-2.1.1.xml'));
  const text = new TextDecoder().decode(sample);

  test('an extra TThue in a line, empty tags and white space do not disturb', () => {
    const changed = text
      .replace('<ThTien>500000</ThTien>', '<ThTien>500000</ThTien>\n<TThue>40000</TThue>')
      .replace('<NDHDon>', '\n <NDHDon>')
      .replace('<STT>5</STT>', '<STT></STT><MHHDVu/>');
    const found = readInvoice(parseXml(encodeUtf8(changed)));
    expect(found?.content).toEqual(SAMPLE_INVOICE);
    expect(found?.unknown).toEqual(['NDHDon/DSHHDVu/HHDVu[1]/TThue']);
    expect(found?.format_problems).toEqual([]);
  });

  test('2.0.0 is read by the table of 2.0.1: what came later is told, and read', () => {
    const found = readInvoice(parseXml(encodeUtf8(text.replace('<PBan>2.1.1', '<PBan>2.0.0'))));
    expect(found?.content).toEqual(SAMPLE_INVOICE);
    expect(found?.format_problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
      'TTChung/HDCTTChinh not_in_version',
    ]);
  });

  test('a form that nobody knows is read as form 1', () =>
    expect(readInvoice(parseXml(encodeUtf8(text.replace('<KHMSHDon>1', '<KHMSHDon>0'))))?.content).toEqual({
      ...SAMPLE_INVOICE,
      form_no: '0',
    }));

  test('no invoice is none', () =>
    expect(readInvoice(parseXml(encodeUtf8('<HDon><DLHDon><TTChung/></DLHDon></HDon>')))).toBeNull());
});

describe('stated totals with fees and deductions', () => {
  const problems = (name: string, more: string) => {
    const content = CONTENT_CASES.find((one) => one.name === name)?.content ?? SAMPLE_INVOICE;
    const amounts = amountsOf(content);
    const total = decimalText(add(parseDecimal(amounts.total), parseDecimal(more)));
    const found = read(build(content, '2.1.1', { ...amounts, total }));
    return found && amountProblems(found.content, found.stated);
  };
  test.each([
    ['GTGT, every field', '0', []],
    ['GTGT, every field', '-2', ['total']], // 1.5 + 2 - 0.5 - 1
    ['bán hàng', '0', []],
    ['bán hàng', '-60', ['total']], // 100 - 40
    ['xuất kho nội bộ', '0', []],
  ])('%s, %s more to pay: %j', (name, more, expected) => expect(problems(name, more)).toEqual(expected));
});
