import type { SummaryTable } from '../summary-tables/content.ts';

/** What 400-summary-table.xml says. */
export const SAMPLE_SUMMARY_TABLE: SummaryTable = {
  period: { kind: 'month', year: 2026, no: 10 },
  supplement: 0,
  table_no: 1,
  made_on: '2026-11-05',
  currency: 'VND',
  taxpayer: { name: 'CÔNG TY TNHH MẪU', tax_code: '0101243150' },
  rows: [
    {
      invoice_id: 1,
      form_no: '1',
      symbol: 'K26TAC',
      number: '1',
      issued_on: '2026-10-05',
      buyer_name: 'CÔNG TY CỔ PHẦN NGƯỜI MUA',
      buyer_tax_code: '0100109106',
      buyer_budget_code: null,
      buyer_address: null,
      buyer_code: null,
      amount: '1000000',
      vat_rate: '8%',
      vat_amount: '80000',
      fees: '0',
      deduction: '0',
      total: '1080000',
      exchange_rate: null,
      state: 'new',
      related: null,
    },
  ],
};
