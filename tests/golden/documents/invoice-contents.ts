import type { InvoiceContent, InvoiceLine } from '#domain/invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';

const HOSTILE = 'A & B <"Đông"> \'x\'\r\n\t]]> 😀\u200bễ';
const LONGEST_NAME = 'Ă'.repeat(399) + '😀';

const goods = (more: Partial<InvoiceLine>) =>
  sampleLine({ code: 'H1', name: HOSTILE, unit: 'Cái', quantity: '1.5', unit_price: '10.25', ...more });

const BUYER_UNKNOWN = {
  buyer_name: null,
  buyer_person: null,
  buyer_tax_code: null,
  buyer_address: null,
  buyer_code: null,
  buyer_email: null,
};
const PLAIN_SELLER = {
  ...SAMPLE_INVOICE.seller,
  phone_number: null,
  email: null,
  bank_account: null,
  bank_name: null,
};

const NEW_CAR = Object.entries({
  SKhung: 'RL4 <1>',
  SMay: 'M & 1',
  LTSan: '1',
  TTTSan: '0',
  XXu: '0',
  SSPKTCLXXuong: 'PX 1',
}).map(([name, value]) => ({ goods: '1' as const, name, value }));

/** Every field that an invoice can state, 2.1.1. */
const WHOLE: InvoiceContent = {
  ...SAMPLE_INVOICE,
  seller: {
    ...SAMPLE_INVOICE.seller,
    name: LONGEST_NAME,
    fax: '024',
    website: 'https://example.vn/?a=1&b=2',
    location_code: '00001',
    location_name: HOSTILE,
    location_address: 'Số 3',
    store_code: 'CH1',
    store_name: 'Cửa hàng 1',
  },
  buyer_name: HOSTILE,
  buyer_phone_number: '0900000000',
  buyer_identity_no: '001099012345',
  buyer_passport_no: 'C1234567',
  buyer_nationality: 'Nhật Bản',
  buyer_budget_code: '1234567',
  buyer_bank_account: '1',
  buyer_bank_name: 'NH',
  buyer_place: { province_code: '01', province: 'Hà Nội', commune_code: '00004', commune: 'Ba Đình' },
  currency: 'USD',
  exchange_rate: '25450.5',
  file_no: 'HS-1',
  list_no: 'BK-1',
  list_on: '2026-11-19',
  finance_lease: true,
  delegate: { tax_code: '0100109106', name: 'Bên nhận ủy nhiệm', address: 'Số 9' },
  related: {
    nature: 'adjust',
    regime: '1',
    tax_code: '0101243150',
    form_no: '1',
    symbol: 'C26TAA',
    number: '14',
    issued_on: '2026-11-19',
    reason_code: '13',
    note: 'Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 14 ngày 19 tháng 11 năm 2026',
    list_no: null,
    list_on: null,
  },
  fees: [
    { name: 'Phí môi trường', amount: '1.5' },
    { name: null, amount: '2' },
  ],
  untaxed_deduction: '0.5',
  other_deduction: '1',
  extras: [{ name: 'Mã tra cứu', type: 'string', value: HOSTILE }],
  lines: [
    goods({ vat_rate: 'KHAC:05.26%', discount_amount: '0.38' }),
    goods({
      vat_rate: '10%',
      special: NEW_CAR,
      extras: [{ name: 'Tiền thuế dòng', type: 'numeric', value: '1.54' }],
    }),
    goods({ vat_rate: 'KCT', special: [] }),
    sampleLine({ kind: 'promotion', name: 'Quà', quantity: '1', unit_price: '0', vat_rate: '10%' }),
    sampleLine({ kind: 'discount', name: 'Chiết khấu', amount: '1.5', vat_rate: '10%' }),
    sampleLine({ kind: 'note', name: 'Ghi chú' }),
  ],
};

const SALES: InvoiceContent = {
  ...SAMPLE_INVOICE,
  form_no: '2',
  symbol: 'C26TBB',
  non_tariff_zone: true,
  fees: [{ name: 'Phí', amount: '100' }],
  other_deduction: '40',
  lines: [
    goods({ discount_amount: '5' }),
    sampleLine({ kind: 'discount', name: 'Chiết khấu', amount: '3' }),
    sampleLine({ kind: 'note', name: 'Ghi chú' }),
  ],
};

const TICKET: InvoiceContent = {
  ...SAMPLE_INVOICE,
  ...BUYER_UNKNOWN,
  form_no: '5',
  symbol: 'C26GAA',
  seller: PLAIN_SELLER,
  lines: [goods({ vat_rate: '8%' })],
};

/** Nothing is paid on the way: no means of payment. */
const MOVED: InvoiceContent = {
  ...SAMPLE_INVOICE,
  form_no: '6',
  symbol: 'C26NAB',
  seller: PLAIN_SELLER,
  buyer_person: null,
  buyer_code: null,
  buyer_email: null,
  payment_method: '',
  movement: {
    order: 'Lệnh số 5 ngày 20/11/2026',
    contract_no: null,
    contract_on: null,
    from_address: null,
    transport_contract_no: 'VC-1',
    handed_out_by: 'Trần A',
    received_by: 'Lê B',
    carrier: 'Phạm C',
    vehicle: '29H-12345',
  },
  lines: [goods({}), goods({ unit_price: null })],
};

const CONSIGNED: InvoiceContent = {
  ...MOVED,
  symbol: 'C26BAB',
  movement: {
    order: null,
    contract_no: 'HĐKT 1',
    contract_on: '2026-01-02',
    from_address: null,
    transport_contract_no: null,
    handed_out_by: null,
    received_by: 'Lê B',
    carrier: 'Phạm C',
    vehicle: '29H-12345',
  },
};

type ContentCase = { name: string; version: FormatVersion; content: InvoiceContent };

/** What the product can enter, form by form. */
export const CONTENT_CASES: readonly ContentCase[] = [
  { name: 'GTGT, every field', version: '2.1.1', content: WHOLE },
  { name: 'GTGT, as entered', version: '2.1.0', content: SAMPLE_INVOICE },
  {
    name: 'GTGT of an old version',
    version: '2.0.1',
    content: { ...SAMPLE_INVOICE, buyer_budget_code: null },
  },
  { name: 'GTGT from a cash register', version: '2.1.1', content: { ...SAMPLE_INVOICE, symbol: 'C26MAA' } },
  { name: 'GTGT with a receipt', version: '2.1.1', content: { ...WHOLE, form_no: '8' } },
  { name: 'bán hàng', version: '2.1.1', content: SALES },
  { name: 'bán hàng of an old version', version: '2.0.1', content: SALES },
  { name: 'bán hàng from a cash register', version: '2.1.1', content: { ...SALES, symbol: 'C26MBB' } },
  { name: 'bán hàng with a receipt', version: '2.1.0', content: { ...SALES, form_no: '9' } },
  { name: 'dự trữ quốc gia', version: '2.1.1', content: nationalReserve() },
  { name: 'vé GTGT, nobody named', version: '2.1.1', content: TICKET },
  { name: 'vé bán hàng', version: '2.1.1', content: { ...TICKET, symbol: 'C26HAA', lines: [goods({})] } },
  { name: 'xuất kho nội bộ', version: '2.1.1', content: MOVED },
  { name: 'xuất kho gửi đại lý', version: '2.0.1', content: CONSIGNED },
  { name: 'thương mại điện tử', version: '2.1.1', content: commercial() },
];

function nationalReserve(): InvoiceContent {
  const { non_tariff_zone: _flag, ...sale } = SALES;
  return { ...sale, form_no: '4', symbol: 'C26DYY', buyer_code: null, buyer_identity_no: '001099012345' };
}

function commercial(): InvoiceContent {
  const { non_tariff_zone: _flag, ...sale } = SALES;
  return { ...sale, form_no: '7', symbol: 'C26XAB', currency: 'USD', exchange_rate: '25000' };
}
