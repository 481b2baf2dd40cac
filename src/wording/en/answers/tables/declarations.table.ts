import type { Answers } from '../sayer.ts';

/** Of declarations, explanations, notices of mistakes and summary tables. */
export const DECLARATIONS_ANSWERS: Answers = {
  'Tờ khai chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.':
    'The declaration is not signed, so it has no XML file yet. Sign and send it first.',
  'Bước này không tiếp được sau bước hiện tại của tờ khai. Tải lại trang để xem bước hiện tại rồi ghi nhận lại.':
    'This step does not follow the present one of the declaration. Load the page again to see it, then note it again.',
  'Ngày chưa tới. Chọn hôm nay hoặc một ngày trước đó.':
    'That day has not come. Choose today or a day before.',
  'Bước hiện tại không do người dùng ghi nhận nên không bỏ được. Tải lại trang để xem bước hiện tại.':
    'The present step was not noted by a person and cannot be taken back. Load the page again to see it.',
  'Chỉ ghi nhận được bước xét duyệt khi tờ khai đã được tiếp nhận và đang chờ cơ quan thuế quyết định.':
    'A step of the review can be noted only while a received declaration waits for the decision of the tax authority.',
  'Tờ khai đã gửi cơ quan thuế nên không sửa được. Hãy lập tờ khai thay đổi thông tin.':
    'The declaration was sent to the tax authority and cannot be changed. Declare a change.',
  'Chỉ xóa được tờ khai nháp chưa ký, chưa gửi cơ quan thuế.':
    'Only a draft of a declaration that was neither signed nor sent can be deleted.',
  'Giải trình đang được ký hoặc đã gửi nên không sửa được nữa.':
    'The explanation is being signed or was sent, and cannot be changed any more.',
  'Cơ quan thuế chưa yêu cầu giải trình tờ khai này, hoặc đã nhận giải trình. Tải lại trang để xem bước hiện tại.':
    'The tax authority has not asked to explain this declaration, or has the explanation. Load the page again to see how it is.',
  'Thông báo chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.':
    'The notice is not signed, so it has no XML file yet. Sign and send it first.',
  'Thông báo đã gửi cơ quan thuế nên không sửa được. Hãy lập thông báo mới.':
    'The notice was sent to the tax authority and cannot be changed. Make a new one.',
  'Chỉ xóa được thông báo nháp chưa ký, chưa gửi cơ quan thuế.':
    'Only a draft of a notice that was neither signed nor sent can be deleted.',
  'Chỉ xóa được bảng tổng hợp nháp chưa ký, chưa gửi cơ quan thuế.':
    'Only a draft of a summary table that was neither signed nor sent can be deleted.',
  'Một năm có 4 quý. Chọn lại quý.': 'A year has 4 quarters. Choose again.',
  'Không có hóa đơn nào của kỳ này chờ đưa vào bảng tổng hợp. Chọn kỳ khác.':
    'No invoice of this period waits for a summary table. Choose another period.',
  'Bảng tổng hợp chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.':
    'The summary table is not signed, so it has no XML file yet. Sign and send it first.',
  'Bảng tổng hợp đã gửi cơ quan thuế nên không cập nhật được. Hóa đơn mới sẽ vào bảng bổ sung.':
    'The summary table was sent to the tax authority and cannot be updated. New invoices go into a supplement.',
  'Hóa đơn này chưa nằm trong bảng tổng hợp nào được cơ quan thuế chấp nhận nên chưa có gì để sửa ở bảng kỳ sau. Gửi bảng tổng hợp của kỳ trước đã.':
    'This invoice is in no accepted summary table yet, so there is nothing to correct in the next one. Send the table of the period before first.',
  'Hóa đơn này đã được ghi để sửa ở bảng tổng hợp kỳ sau. Bỏ ghi trước nếu muốn ghi lại.':
    'This invoice is noted for the next summary table already. Take the note back before you note it again.',
  'Lần chốt này đã được mở lại. Hãy tải lại trang để xem ai mở và vì sao.':
    'This closing was opened again. Load the page to see by whom and why.',
  'Hồ sơ doanh nghiệp chưa có mã và tên cơ quan thuế quản lý hoặc tỉnh, thành phố. Mở Thiết lập, bổ sung rồi gửi lại.':
    'The company profile lacks the code and name of its tax office, or its province. Open Settings, complete it and send again.',
  'Giải trình vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.':
    'The explanation is kept; sign and send it again when you are ready.',
  'Hãy gửi ít giải trình hơn mỗi lần.': 'Send fewer explanations at a time.',
  'Phản hồi về giải trình không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại giải trình này.':
    'The answer about the explanation has no valid signature of the tax authority. Waiting for another answer; do not send this explanation again.',
  'Thông báo vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.':
    'The notice is kept; sign and send it again when you are ready.',
  'Hãy gửi ít thông báo hơn mỗi lần.': 'Send fewer notices at a time.',
  'Bản PDF của thông báo này quá nặng nên máy chủ đã dừng vẽ. Hãy tách thành nhiều thông báo.':
    'The PDF of this notice is too heavy, so the server stopped drawing it. Split it into several notices.',
  'Bản PDF của thông báo này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy tách thành nhiều thông báo.':
    'The PDF of this notice takes too much memory, so the server stopped drawing it. Split it into several notices.',
  'Phản hồi về thông báo sai sót không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại thông báo này.':
    'The answer about the notice of mistakes has no valid signature of the tax authority. Waiting for another answer; do not send this notice again.',
  'Phản hồi không trả lời đúng các hóa đơn của thông báo này. Đang chờ phản hồi khác, không gửi lại thông báo này.':
    'The answer is not about the invoices of this notice. Waiting for another answer; do not send this notice again.',
  'Phản hồi về tờ khai không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại tờ khai này.':
    'The answer about the declaration has no valid signature of the tax authority. Waiting for another answer; do not send this declaration again.',
  'Tờ khai vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.':
    'The declaration is kept; sign and send it again when you are ready.',
  'Hãy gửi ít tờ khai hơn mỗi lần.': 'Send fewer declarations at a time.',
  'Bản PDF của tờ khai này quá nặng nên máy chủ đã dừng vẽ. Hãy rút gọn các danh sách trong tờ khai rồi tải lại.':
    'The PDF of this declaration is too heavy, so the server stopped drawing it. Shorten its lists and load it again.',
  'Bản PDF của tờ khai này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy rút gọn các danh sách trong tờ khai rồi tải lại.':
    'The PDF of this declaration takes too much memory, so the server stopped drawing it. Shorten its lists and load it again.',
  'Ngày này ở trước bước hiện tại của tờ khai. Chọn từ ngày {day:word} trở đi.':
    'This day is before the present step of the declaration. Choose {day} or later.',
  'Tờ khai {name} đang chờ cơ quan thuế trả lời. Hãy đợi kết quả rồi gửi tờ khai này.':
    'Declaration {name} waits for the tax authority. Wait for its result, then send this one.',
  'Bảng tổng hợp vẫn được giữ; hãy ký và gửi lại khi sẵn sàng.':
    'The summary table is kept; sign and send it again when you are ready.',
  'Hãy gửi ít bảng tổng hợp hơn mỗi lần.': 'Send fewer summary tables at a time.',
  'Kết quả kiểm tra bảng tổng hợp không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại bảng này.':
    'The result of the summary table has no valid signature of the tax authority. Waiting for another answer; do not send this table again.',
};
