/** Labels of proof packs in the description. */
export const proofPackLabels: Readonly<Record<string, string>> = {
  'Hóa đơn đã ký, XML gốc': 'Signed invoices, original XML',
  'Bản thể hiện PDF': 'Prints, PDF',
  'Thông điệp gửi và nhận': 'Messages sent and received',
  'Tờ khai, thông báo sai sót, bảng tổng hợp, biên bản':
    'Declarations, notices of mistakes, summary tables, statements',
  'Đang tạo': 'Being made',
  'Đã sẵn sàng': 'Ready',
  'Không tạo được': 'Could not be made',
  'Hết hạn lưu': 'No longer kept',
};
