/** Invoices of cash registers: their fields, and the log of an invoice and of its package. */
export const cashRegisterLabels: Readonly<Record<string, string>> = {
  'hóa đơn từ máy tính tiền': 'cash register invoice',
  'Lô gửi': 'Package',
  'Lập xong tại máy tính tiền, hóa đơn không mã có hiệu lực':
    'Sold at the cash register, the uncoded invoice is in force',
  'Cấp mã của cơ quan thuế tại máy tính tiền, hóa đơn có hiệu lực':
    'Authority’s code given at the cash register, invoice in force',
  'Đưa vào lô gửi trong ngày': 'Put into a package of the day',
  'Cơ quan thuế đã nhận dữ liệu hóa đơn': 'Data accepted by the tax authority',
  'Cơ quan thuế nhận cả lô · thông điệp 204': 'Whole package accepted by the tax authority · message 204',
  'Cơ quan thuế báo có hóa đơn không hợp lệ · thông điệp 204':
    'Tax authority reports invalid invoices · message 204',
};
