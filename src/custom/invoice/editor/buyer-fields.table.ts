import type { BuyerField } from './draft.ts';

type BuyerInput = { max: number; span: 1 | 2; counted?: boolean; type?: 'email' | 'tel' };

/** Limits of the buyer's fields on the editor, as in the contract (data format 2.1.1, NMua). */
export const buyerInputs = {
  buyer_tax_code: { max: 14, span: 1 },
  buyer_name: { max: 400, span: 2, counted: true },
  buyer_person: { max: 100, span: 1 },
  buyer_address: { max: 400, span: 2 },
  buyer_email: { max: 50, span: 2, type: 'email' },
  buyer_phone_number: { max: 20, span: 1, type: 'tel' },
  buyer_code: { max: 50, span: 1 },
  buyer_identity_no: { max: 12, span: 1 },
  buyer_budget_code: { max: 7, span: 1 },
  buyer_bank_account: { max: 30, span: 2 },
  buyer_bank_name: { max: 400, span: 2 },
} as const satisfies Record<BuyerField, BuyerInput>;

/** Always shown, in this order. */
export const mainBuyerFields = [
  'buyer_tax_code',
  'buyer_name',
  'buyer_person',
  'buyer_address',
  'buyer_email',
] as const satisfies readonly BuyerField[];

/** Shown when asked for, or when something stands in one of them. */
export const moreBuyerFields = [
  'buyer_phone_number',
  'buyer_code',
  'buyer_identity_no',
  'buyer_budget_code',
  'buyer_bank_account',
  'buyer_bank_name',
] as const satisfies readonly BuyerField[];
