import type { Answers } from '../sayer.ts';

/** Of reports, comparing with the tax authority, and closing a month. */
export const REPORTS_ANSWERS: Answers = {
  'Kỳ báo cáo dài nhất {days:number} ngày. Chọn kỳ ngắn hơn, rồi xuất từng kỳ.':
    'A report covers at most {days} days. Choose a shorter period and export one after another.',
  'Có lỗi khi dựng tệp. Hãy xuất lại.': 'The file could not be made. Export it again.',
  'Bản PDF của báo cáo này quá nặng nên máy chủ đã dừng vẽ. Hãy chọn kỳ ngắn hơn, hoặc xuất Excel.':
    'The PDF of this report is too heavy, so the server stopped drawing it. Choose a shorter period, or export to Excel.',
  'Bản PDF của báo cáo này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy chọn kỳ ngắn hơn, hoặc xuất Excel.':
    'The PDF of this report takes too much memory, so the server stopped drawing it. Choose a shorter period, or export to Excel.',
  'Nhiều bản PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.':
    'Many other PDFs are waiting, so the server does not take this one yet. Wait a few seconds and load it again.',
  'Máy chủ đang khởi động lại nên chưa vẽ xong bản PDF. Hãy đợi vài giây rồi tải lại.':
    'The server is being restarted, so the PDF is not drawn yet. Wait a few seconds and load it again.',
  'Báo cáo có hơn {count:number} dòng nên bản PDF được dựng nền. Hãy xuất từ trang báo cáo rồi tải khi xong.':
    'The report has more than {count} rows, so its PDF is made in the background. Export it from the page of the report and download it when it is done.',
  'Bạn đang có {count:number} báo cáo chờ dựng. Đợi một tệp xong hoặc dừng bớt rồi xuất tiếp.':
    '{count} reports of yours are waiting. Wait for one, or stop one, before you export more.',
  'Đơn vị chưa chứng minh mã số thuế nên chưa được đọc danh sách của cơ quan thuế. Hãy thêm chứng thư số mang mã số thuế này, hoặc gửi tờ khai đăng ký.':
    'The company has not proved its tax code, so it cannot read the list of the tax authority. Add a certificate of this tax code, or send the declaration.',
  'Chỉ đối chiếu được ngày đã qua, trong vòng {days:number} ngày. Hãy chọn ngày khác.':
    'Only past days can be compared, up to {days} days back. Choose another day.',
  'Tháng {month:word} đã chốt. Muốn chốt lại, hãy mở lại tháng trước.':
    'Month {month} is closed. To close it again, open it first.',
  'Tháng {month:word} chưa hết. Hãy chốt từ ngày đầu tháng sau.':
    'Month {month} is not over. Close it from the first day of the next month.',
  'Tháng {month:word} còn {count:number} mục chặn chốt. Hãy xử lý các mục đó trên bảng khóa sổ rồi chốt.':
    '{count} points keep month {month} open. Settle them on the page of the month, then close it.',
};
