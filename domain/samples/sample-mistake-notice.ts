import type { MistakeNotice, MistakenInvoice } from '../mistakes/content.ts';

const WRONG_ADDRESS: MistakenInvoice = {
  form_no: '1',
  symbol: 'C26TAA',
  number: '15',
  issued_on: '2026-11-20',
  authority_code: '00A1B2C3D4E5F60718293A4B5C6D7E8F90',
  decree: '1',
  nature: 'explain',
  reason: 'Sai địa chỉ người mua',
};

/** What 300-mistake-notice-2.0.1.xml says. */
export const SAMPLE_MISTAKE_NOTICE: MistakeNotice = {
  review: null,
  tax_authority: { code: '10101', name: 'Thuế cơ sở 1 thành phố Hà Nội' },
  taxpayer: { name: 'CÔNG TY TNHH MẪU', tax_code: '0101243150' },
  place: 'Hà Nội',
  noticed_on: '2026-11-20',
  invoices: [WRONG_ADDRESS],
};

/** What 300-mistake-notice-2.1.1.xml says: an answer to the notice of 302-review-notice.xml, about an invoice with a code and one without. */
export const SAMPLE_MISTAKE_ANSWER: MistakeNotice = {
  ...SAMPLE_MISTAKE_NOTICE,
  review: { notice_no: 'RS/26/1', noticed_on: '2026-11-20' },
  invoices: [
    WRONG_ADDRESS,
    {
      ...WRONG_ADDRESS,
      symbol: 'K26TAB',
      number: '8',
      authority_code: null,
      reason: 'Giải trình: thuế suất đúng theo mặt hàng',
    },
  ],
};
