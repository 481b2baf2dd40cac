/** Why an amount is rounded as it is, by the sentence of the rules. */
export const roundingLabels: Readonly<Record<string, string>> = {
  'Số bạn nhập được làm tròn theo số chữ số thập phân của doanh nghiệp trước khi tính.':
    'What you entered is rounded to your company’s decimal places before calculating.',
  'Số lượng × đơn giá, làm tròn một lần.': 'Quantity × unit price, rounded once.',
  'Số lượng × đơn giá đã gồm thuế, làm tròn một lần.': 'Quantity × unit price with VAT, rounded once.',
  'Tiền hàng × tỷ lệ chiết khấu, làm tròn một lần.': 'Amount × discount rate, rounded once.',
  'Số tiền chiết khấu bạn nhập được dùng thay cho tỷ lệ.':
    'The discount amount you entered is used instead of the rate.',
  'Thành tiền bạn nhập cho dòng không có số lượng và đơn giá.':
    'The amount that was entered for a line without quantity and price.',
  'Số tiền chiết khấu thương mại bạn nhập.': 'The trade discount you entered.',
  'Tổng tiền hàng × tỷ lệ chiết khấu của cả hóa đơn, làm tròn một lần.':
    'Sum of all goods × discount rate of the whole invoice, rounded once.',
  'Số tiền chiết khấu của cả hóa đơn bạn nhập.': 'The discount on the whole invoice that you entered.',
  'Chiết khấu cả hóa đơn chia cho các thuế suất theo tỷ trọng tiền hàng; phần lẻ dồn vào nhóm có phần dư lớn nhất để cộng lại vừa đủ.':
    'The invoice discount is shared among the VAT rates by what they come to; what is left over goes to the group with the largest remainder, so that the shares add up exactly.',
  'Đơn giá đã gồm thuế ÷ (1 + thuế suất).': 'Unit price with VAT ÷ (1 + VAT rate).',
  'Chiết khấu đã gồm thuế ÷ (1 + thuế suất), làm tròn một lần.':
    'Discount with VAT ÷ (1 + VAT rate), rounded once.',
  'Tiền đã gồm thuế của dòng ÷ (1 + thuế suất); tiền thuế là phần còn lại.':
    'Amount of the line with VAT ÷ (1 + VAT rate); the VAT is the rest.',
  'Tổng tiền đã gồm thuế của thuế suất ÷ (1 + thuế suất); tiền thuế là phần còn lại.':
    'Sum of the rate with VAT ÷ (1 + VAT rate); the VAT is the rest.',
  'Tiền chưa thuế của thuế suất chia cho các dòng; phần lẻ dồn vào dòng có phần dư lớn nhất để cộng lại vừa đủ.':
    'The amount before VAT of the rate is shared among its lines; what is left over goes to the line with the largest remainder, so that the shares add up exactly.',
  'Tiền thuế của riêng dòng, chỉ để xem: thuế của hóa đơn tính trên tổng tiền của từng thuế suất.':
    'VAT of this line alone, for information: the VAT of the invoice is calculated on the sum of each rate.',
  'Tiền thuế làm tròn trên từng dòng rồi cộng lại.': 'VAT is rounded on every line, then added up.',
  'Tổng tiền của thuế suất × thuế suất, làm tròn một lần.': 'Sum of the rate × VAT rate, rounded once.',
  'Doanh thu × tỷ lệ % × phần được giảm, làm tròn một lần cho mỗi tỷ lệ.':
    'Revenue × percentage × the part given up, rounded once for each percentage.',
  'Tiền chưa thuế + tiền thuế + phí − số được giảm trừ.': 'Amount before VAT + VAT + fees − reductions.',
};
