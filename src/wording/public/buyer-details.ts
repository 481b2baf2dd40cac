import { worded } from '#src/language/language.ts';

/** What an invoice says, line by line, on the buyer's page. */
export const buyerDetailWords = worded('buyerDetailWords', {
  moreLines: (count: number) => `Còn ${count} dòng nữa, xem trong tệp PDF.`,
  rate: (rate: string) => `thuế suất ${rate}`,
  discount: 'Chiết khấu',
  beforeVat: 'Tiền trước thuế',
  vat: 'Tiền thuế GTGT',
  sellerAddress: 'Địa chỉ người bán',
  buyerAddress: 'Địa chỉ người mua',
  fromWarehouse: 'Xuất tại kho',
  toWarehouse: 'Nhập tại kho',
  payment: 'Hình thức thanh toán',
  authorityCode: 'Mã của cơ quan thuế',
});
