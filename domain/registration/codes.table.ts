import type { CertificateAction, DeclarationPurpose, DelegationPayment, LookUpScope } from './content.ts';

/** A choice of the form: its code in the data format, and the words for it, Vietnamese. */
type CodeRow = { readonly code: string; readonly label: string };

/** TTChung/HThuc. */
export const PURPOSES = {
  new: { code: '1', label: 'Đăng ký mới' },
  change: { code: '2', label: 'Thay đổi thông tin' },
} as const satisfies Record<DeclarationPurpose, CodeRow>;

/** CTS/HThuc. */
export const CERTIFICATE_ACTIONS = {
  add: { code: '1', label: 'Thêm mới' },
  extend: { code: '2', label: 'Gia hạn' },
  stop: { code: '3', label: 'Ngừng sử dụng' },
} as const satisfies Record<CertificateAction, CodeRow>;

/** DKUNhiem/PThuc: assumed to be the codes that payment methods of invoices once had. */
export const DELEGATION_PAYMENTS = {
  cash: { code: '1', label: 'Tiền mặt' },
  transfer: { code: '2', label: 'Chuyển khoản' },
  cash_or_transfer: { code: '3', label: 'Tiền mặt/Chuyển khoản' },
  offset: { code: '4', label: 'Đối trừ công nợ' },
  unpaid: { code: '5', label: 'Không thu tiền' },
  other: { code: '9', label: 'Khác' },
} as const satisfies Record<DelegationPayment, CodeRow>;

/** HDBRMVao: which code means which is assumed. */
export const LOOK_UP_SCOPES = {
  sold: { code: '1', label: 'Hóa đơn bán ra' },
  bought: { code: '2', label: 'Hóa đơn mua vào' },
  both: { code: '3', label: 'Hóa đơn bán ra và mua vào' },
} as const satisfies Record<LookUpScope, CodeRow>;

/** The choice of a code; null for an unknown code. */
export function choiceOf<K extends string>(
  table: Readonly<Record<K, CodeRow>>,
  code: string | null,
): K | null {
  const found = Object.entries<CodeRow>(table).find(([, row]) => row.code === code);
  return found === undefined ? null : (found[0] as K);
}
