import type { BuyerField } from './draft.ts';

type BuyerInput = { label: string; max: number; span: 1 | 2; counted?: boolean; type?: 'email' | 'tel' };

/** Labels and limits of the buyer's fields on the editor, as in the contract (data format 2.1.1, NMua). */
export const buyerInputs = {
  buyer_tax_code: { label: 'Mã số thuế', max: 14, span: 1 },
  buyer_name: { label: 'Tên đơn vị', max: 400, span: 2, counted: true },
  buyer_person: { label: 'Người mua hàng', max: 100, span: 1 },
  buyer_address: { label: 'Địa chỉ', max: 400, span: 2 },
  buyer_email: { label: 'Email nhận hóa đơn', max: 50, span: 2, type: 'email' },
  buyer_phone_number: { label: 'Số điện thoại', max: 20, span: 1, type: 'tel' },
  buyer_code: { label: 'Mã khách hàng', max: 50, span: 1 },
  buyer_identity_no: { label: 'Số định danh cá nhân', max: 12, span: 1 },
  buyer_budget_code: { label: 'Mã quan hệ ngân sách', max: 7, span: 1 },
  buyer_bank_account: { label: 'Số tài khoản', max: 30, span: 2 },
  buyer_bank_name: { label: 'Tên ngân hàng', max: 400, span: 2 },
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
