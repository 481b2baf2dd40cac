import type { DeclarationContent } from '../registration/content.ts';
import { SAMPLE_DECLARATION } from './sample-declaration.ts';

const ORGANISATION = { starts_on: '2026-12-01', ends_on: null, note: null };

/** A change with something in every part, no two texts alike. */
export const FULL_DECLARATION: DeclarationContent = {
  ...SAMPLE_DECLARATION,
  purpose: 'change',
  representative: {
    name: 'John Representative',
    phone_number: '0900000002',
    identity_no: null,
    passport_no: 'P1234567',
    nationality_code: 'US',
    nationality_name: 'Hoa Kỳ',
    born_on: '1980-02-29',
  },
  invoice_modes: { coded: true, coded_cash_register: false, uncoded_cash_register: true, uncoded: true },
  sending: {
    disadvantaged_area: true,
    public_asset_agency: false,
    direct: true,
    through_provider: false,
    foreign_supplier: true,
  },
  transfer: { full_content: false, revenue_table: true, summary_table: true, transaction_table: false },
  invoice_types: {
    vat: false,
    vat_with_receipt: true,
    sales: true,
    sales_with_receipt: false,
    commercial: true,
    foreign_supplier: false,
    public_assets: false,
    national_reserve: true,
    other: true,
    documents_like_invoices: false,
  },
  certificates: [
    {
      issuer_name: 'CA MỘT',
      serial: '5401',
      valid_from: '2026-01-01T00:00:00.000Z',
      valid_to: '2028-01-01T00:00:00.000Z',
      action: 'extend',
    },
    {
      issuer_name: 'CA HAI',
      serial: '5402',
      valid_from: '2025-01-01T17:30:15.000Z',
      valid_to: '2027-01-01T16:59:59.000Z',
      action: 'stop',
    },
  ],
  delegations: [
    {
      invoice_name: 'Hóa đơn giá trị gia tăng',
      form_no: '1',
      symbol: 'C26TUN',
      party_tax_code: '0100109106',
      party_name: 'CÔNG TY NHẬN ỦY NHIỆM',
      purpose: 'Bán hàng qua đại lý',
      starts_on: '2026-12-01',
      ends_on: '2027-11-30',
      payment_method: 'other',
      other_payment_method: 'Ví điện tử',
    },
  ],
  solution_providers: [{ ...ORGANISATION, name: 'NHÀ GIẢI PHÁP', tax_code: '0106026495', note: 'ghi chú 7' }],
  transmission_providers: [
    { ...ORGANISATION, name: 'NHÀ TRUYỀN NHẬN', tax_code: '0100684378', ends_on: '2027-12-31' },
  ],
  dependent_units: [{ ...ORGANISATION, name: 'CHI NHÁNH MỘT', tax_code: '0101243150-001' }],
  look_up_units: [
    {
      name: 'ĐƠN VỊ TRA CỨU',
      tax_code: '0100109106',
      scope: 'both',
      invoices_from: '2026-01-01',
      invoices_to: '2026-12-31',
      starts_on: '2026-12-02',
      ends_on: '2027-01-31',
      note: 'ghi chú 9a',
    },
  ],
  pauses: [
    {
      starts_on: '2026-12-10',
      ends_on: '2026-12-20',
      provider_name: 'NHÀ GIẢI PHÁP',
      provider_tax_code: '0106026495',
      certificate_serial: '5401',
      note: 'ghi chú 10',
    },
  ],
  receipt_integrations: [
    {
      invoice_name: 'Hóa đơn bán hàng tích hợp biên lai',
      form_no: '9',
      symbol: 'C26TBL',
      organisation_name: 'BAN QUẢN LÝ PHÍ',
      organisation_tax_code: '0104831030',
      purpose: 'Thu phí cùng hóa đơn',
      starts_on: '2026-12-03',
      ends_on: null,
      note: 'ghi chú 11',
    },
  ],
};
