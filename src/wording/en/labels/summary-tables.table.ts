/** Summary tables for the tax authority: their fields, what may be chosen in them, and their log. */
export const summaryTableLabels: Readonly<Record<string, string>> = {
  'Bảng tổng hợp gửi cơ quan thuế': 'Summary tables for the tax authority',
  'bảng tổng hợp': 'summary table',
  'Kỳ dữ liệu': 'Period',
  'Loại kỳ': 'Kind of period',
  Quý: 'Quarter',
  Năm: 'Year',
  'Tháng, quý': 'Month or quarter',
  'Loại tiền': 'Currency',
  'Kỳ và lần gửi': 'Period and sending',
  'Bổ sung lần thứ': 'Supplement number',
  'Bảng số': 'Table number',
  'Tổng thanh toán': 'Total',
  'Hạn gửi': 'Due',
  'Dòng bị báo lỗi': 'Rows with errors',
  Mới: 'New',
  'Cơ quan thuế chấp nhận bảng tổng hợp · thông điệp 204':
    'Tax authority accepted the summary table · message 204',
  'Cơ quan thuế báo bảng tổng hợp không hợp lệ · thông điệp 204':
    'Tax authority says the summary table is invalid · message 204',
  'Gửi đơn vị truyền nhận · thông điệp 400': 'Sent to the transmission provider · message 400',
  'Sai sót do tổng hợp': 'Mistake of the table',
  'Hóa đơn sai tên, địa chỉ hoặc nội dung khác': 'Name, address or other content of the invoice',
  'Hóa đơn đúng, dòng trên bảng tổng hợp sai': 'The invoice is right, its row in the table is wrong',
};
