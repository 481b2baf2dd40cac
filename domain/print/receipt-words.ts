/** Words of the receipt that a till prints by itself; the invoice is Vietnamese whatever the screen speaks. */
export const RECEIPT_WORDS = {
  tax_code: 'Mã số thuế',
  address: 'Địa chỉ',
  series: 'Ký hiệu',
  number: 'Số',
  time: 'Thời điểm lập',
  buyer: 'Người mua',
  buyer_tax_code: 'MST người mua',
  before_tax: 'Tiền trước thuế',
  tax: 'Tiền thuế GTGT',
  total: 'Tổng thanh toán',
  in_words: 'Bằng chữ',
  payment: 'Hình thức thanh toán',
  code: 'Mã của cơ quan thuế',
  to_come: 'có khi thu tiền',
} as const;
