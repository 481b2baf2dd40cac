import type { ActSubject } from '#src/custom/invoice/acts/invoice-acts.ts';

/** Invoices by what can be done with them, for tests: one that is written, one that is signed, one with its code. */
export const draft: ActSubject = {
  id: 7,
  form_no: '1',
  symbol: 'C26TAA',
  number: null,
  status: 'draft',
  status_error: false,
  nature: 'original',
  signed_on: null,
  tax_authority_code: null,
};
export const signed: ActSubject = {
  ...draft,
  number: 287,
  signed_on: '2026-11-20T02:00:00Z',
};
export const issued: ActSubject = {
  ...signed,
  status: 'code_issued',
  tax_authority_code: 'M1-26-ABCDE-00000000287',
};
