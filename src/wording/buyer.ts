import { worded } from '#src/language/language.ts';
/** Labels of the buyer's fields in the editor of invoices. */
export const buyerWords = worded('buyerWords', {
  buyer_tax_code: 'Mã số thuế',
  buyer_name: 'Tên đơn vị',
  buyer_person: 'Người mua hàng',
  buyer_address: 'Địa chỉ',
  buyer_email: 'Email nhận hóa đơn',
  buyer_phone_number: 'Số điện thoại',
  buyer_code: 'Mã khách hàng',
  buyer_identity_no: 'Số định danh cá nhân',
  buyer_budget_code: 'Mã quan hệ ngân sách',
  buyer_bank_account: 'Số tài khoản',
  buyer_bank_name: 'Tên ngân hàng',
});
