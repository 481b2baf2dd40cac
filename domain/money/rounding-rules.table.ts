export type RoundingRuleId =
  | 'entry'
  | 'line_gross'
  | 'line_gross_with_tax'
  | 'line_discount_by_rate'
  | 'line_discount_stated'
  | 'line_amount_stated'
  | 'trade_discount'
  | 'invoice_discount_by_rate'
  | 'invoice_discount_stated'
  | 'invoice_discount_share'
  | 'unit_price_before_tax'
  | 'line_discount_before_tax'
  | 'line_before_tax'
  | 'rate_before_tax'
  | 'line_before_tax_share'
  | 'vat_of_line_shown'
  | 'vat_of_line'
  | 'vat_of_rate'
  | 'revenue_reduction'
  | 'total';

/** Why an amount is rounded as it is, one sentence each, shown in the explanation of an amount. */
export const ROUNDING_RULES = {
  entry: 'Số bạn nhập được làm tròn theo số chữ số thập phân của doanh nghiệp trước khi tính.',
  line_gross: 'Số lượng × đơn giá, làm tròn một lần.',
  line_gross_with_tax: 'Số lượng × đơn giá đã gồm thuế, làm tròn một lần.',
  line_discount_by_rate: 'Tiền hàng × tỷ lệ chiết khấu, làm tròn một lần.',
  line_discount_stated: 'Số tiền chiết khấu bạn nhập được dùng thay cho tỷ lệ.',
  line_amount_stated: 'Thành tiền bạn nhập cho dòng không có số lượng và đơn giá.',
  trade_discount: 'Số tiền chiết khấu thương mại bạn nhập.',
  invoice_discount_by_rate: 'Tổng tiền hàng × tỷ lệ chiết khấu của cả hóa đơn, làm tròn một lần.',
  invoice_discount_stated: 'Số tiền chiết khấu của cả hóa đơn bạn nhập.',
  invoice_discount_share:
    'Chiết khấu cả hóa đơn chia cho các thuế suất theo tỷ trọng tiền hàng; phần lẻ dồn vào nhóm có phần dư lớn nhất để cộng lại vừa đủ.',
  unit_price_before_tax: 'Đơn giá đã gồm thuế ÷ (1 + thuế suất).',
  line_discount_before_tax: 'Chiết khấu đã gồm thuế ÷ (1 + thuế suất), làm tròn một lần.',
  line_before_tax: 'Tiền đã gồm thuế của dòng ÷ (1 + thuế suất); tiền thuế là phần còn lại.',
  rate_before_tax: 'Tổng tiền đã gồm thuế của thuế suất ÷ (1 + thuế suất); tiền thuế là phần còn lại.',
  line_before_tax_share:
    'Tiền chưa thuế của thuế suất chia cho các dòng; phần lẻ dồn vào dòng có phần dư lớn nhất để cộng lại vừa đủ.',
  vat_of_line_shown:
    'Tiền thuế của riêng dòng, chỉ để xem: thuế của hóa đơn tính trên tổng tiền của từng thuế suất.',
  vat_of_line: 'Tiền thuế làm tròn trên từng dòng rồi cộng lại.',
  vat_of_rate: 'Tổng tiền của thuế suất × thuế suất, làm tròn một lần.',
  revenue_reduction: 'Doanh thu × tỷ lệ % × phần được giảm, làm tròn một lần cho mỗi tỷ lệ.',
  total: 'Tiền chưa thuế + tiền thuế + phí − số được giảm trừ.',
} as const satisfies Record<RoundingRuleId, string>;
