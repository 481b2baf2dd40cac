import type { Answers } from '../sayer.ts';

/** What any page may be answered: requests, sessions, the validator, records. */
export const PAGES_ANSWERS: Answers = {
  'Không tìm thấy dữ liệu. Có thể bản ghi đã bị xóa; hãy tải lại danh sách.':
    'Nothing was found. The record may have been deleted; load the list again.',
  'Yêu cầu không hợp lệ.': 'The request is not valid.',
  'Địa chỉ gọi lên không đọc được. Hãy kiểm tra lại đường dẫn.':
    'The address could not be read. Check the link.',
  'Địa chỉ hoặc phần đầu (header) của lời gọi quá dài. Hãy chọn ít bản ghi, ít điều kiện hơn, hoặc bớt header.':
    'The address or a header of the call is too long. Choose fewer records or fewer filters, or send fewer headers.',
  'Yêu cầu gửi lên quá chậm nên bị ngắt. Hãy thử lại.':
    'The request came in too slowly and was cut off. Try again.',
  'Máy chủ không đọc được danh sách.': 'The server could not read the list.',
  'Con trỏ trang (after) không thuộc danh sách này hoặc danh sách đã đổi cách sắp xếp. Hãy xem lại từ trang đầu.':
    'The cursor (after) belongs to another list, or the list is sorted otherwise now. Begin again at its first page.',
  'Hệ thống đang khởi động lại.': 'The system is being restarted.',
  'Phiên làm việc đã hết hạn. Hãy đăng nhập lại.': 'Your session has ended. Sign in again.',
  'Khóa API không dùng được: đã bị thu hồi, hết hạn, hoặc người tạo khóa đã ngừng làm việc. Hãy tạo khóa mới ở Cấu hình › Khóa API.':
    'The API key cannot be used: it was revoked, has expired, or the person who made it is no longer active. Make a new one in Settings › API keys.',
  'Khóa API không làm được việc này, dù được trao quyền nào. Hãy đăng nhập để làm.':
    'An API key cannot do this, whatever rights it has. Sign in to do it.',
  'Bạn không có quyền truy cập chức năng này. Vui lòng liên hệ quản trị viên để biết thêm thông tin.':
    'You have no access to this function. Please contact your administrator for more information.',
  'Khóa chống gửi trùng (Idempotency-Key) đã dùng cho nội dung khác. Hãy tải lại trang rồi thử lại; phần mềm gọi API cần gửi khóa mới.':
    'The key against sending twice (Idempotency-Key) was used for something else. Load the page again and try again; a program sends a new key.',
  'Chưa nhận được báo thay đổi. Trang vẫn tự cập nhật định kỳ.':
    'Changes are not heard of yet. The page still updates itself from time to time.',
  'Tài khoản hoặc doanh nghiệp đang mở quá nhiều kết nối báo thay đổi.':
    'The account or the company has too many connections for changes open.',
  'Đã nhận nhiều báo lỗi của bạn trong một phút. Hãy đợi một phút rồi thử lại.':
    'Many error reports of yours came within a minute. Wait a minute and try again.',
  'Ứng dụng gọi chưa được nhận diện.': 'The calling application is not known.',
  'Địa chỉ này không nhận phương thức của lời gọi. Hãy dùng {methods}.':
    'This address does not take the method of the call. Use {methods}.',
  'Không có địa chỉ này. Hãy kiểm tra lại đường dẫn.': 'There is no such address. Check the link.',
  'Nội dung gửi lên không phải JSON hợp lệ.': 'What was sent is not valid JSON.',
  'Thiếu nội dung gửi lên. Hãy gửi kèm dữ liệu dạng JSON.':
    'Nothing was sent with the request. Send JSON with it.',
  'Nội dung gửi lên không dài như Content-Length ghi. Hãy gửi lại.':
    'What was sent is not as long as Content-Length says. Send it again.',
  'Nội dung gửi lên không phải UTF-8 nên sẽ mất chữ có dấu. Hãy ghi nội dung bằng UTF-8 rồi gửi lại.':
    'What was sent is not UTF-8, so that letters with accents would be lost. Write it as UTF-8 and send it again.',
  'Nội dung gửi lên nén bằng “{encoding}” không được nhận. Hãy gửi không nén, không có Content-Encoding.':
    'Content compressed by “{encoding}” is not accepted. Send it uncompressed, without Content-Encoding.',
  'Kiểu nội dung gửi lên không được nhận. Hãy gửi {type:word} và ghi Content-Type: {same:word}.':
    'This type of content is not accepted. Send {type} and say Content-Type: {same}.',
  'Bảng mã “{charset}” không được nhận. Hãy ghi nội dung bằng UTF-8 rồi gửi lại.':
    'The charset “{charset}” is not accepted. Write the content as UTF-8 and send it again.',
  'Lời gọi này không nhận nội dung. Hãy gửi lại mà không kèm nội dung.':
    'This call takes no content. Send it again without any.',
  'Nội dung gửi lên quá lớn. Hãy giảm dung lượng rồi thử lại.':
    'What was sent is too large. Make it smaller and try again.',
  'Kiểu nội dung gửi lên không được nhận. Hãy gửi JSON và ghi Content-Type: application/json.':
    'This type of content is not accepted. Send JSON and say Content-Type: application/json.',
  'Cơ sở dữ liệu tạm thời không trả lời. Dữ liệu bạn nhập vẫn còn; hãy thử lại sau ít phút.':
    'The database does not answer for the moment. What you entered is still there; try again in a few minutes.',
  'Hệ thống đang khởi động lại. Dữ liệu bạn nhập vẫn còn; hãy thử lại sau ít giây.':
    'The system is being started again. What you entered is still there; try again in a few seconds.',
  'Bạn thử quá nhiều lần. Hãy đợi một phút rồi thử lại.': 'You tried too often. Wait a minute and try again.',
  'Hệ thống gặp lỗi kỹ thuật và đang được khắc phục. Dữ liệu bạn nhập vẫn còn; hãy thử lại.':
    'The system met a technical fault, which is being repaired. What you entered is still there; try again.',
  'Tệp rỗng hoặc không đọc được. Hãy chọn lại tệp.': 'The file is empty or cannot be read. Choose it again.',
  'Còn lỗi khác ngoài {count:number} lỗi đầu tiên. Hãy sửa các lỗi này rồi gửi lại để xem tiếp.':
    'There are more errors than the first {count}. Correct these and send again to see the rest.',
  'Bản đang soạn dài quá 200 KB nên máy chủ không giữ hộ được. Hãy lưu bản ghi để không mất phần đã nhập.':
    'The draft has more than 200 KB, so the server cannot keep it for you. Save the record so that nothing is lost.',
  'Thiếu “{field}”. Hãy điền rồi lưu lại.': '“{field:label}” is missing. Fill it in and save again.',
  'Thiếu {field:word}.': '{field} is missing.',
  'Không có trường “{field}”. Hãy bỏ trường này.': 'There is no field “{field}”. Remove it.',
  '{field} không được để trống.': '{field:label} must not be blank.',
  '{field} cần ít nhất {least:number} ký tự, đang có {now:number}.':
    '{field:label} needs at least {least} characters; it has {now}.',
  '{field} dài tối đa {most:number} ký tự, đang có {now:number}.':
    '{field:label} may have {most} characters; it has {now}.',
  '{field} không được nhỏ hơn {least:word}.': '{field:label} must not be less than {least}.',
  '{field} không được lớn hơn {most:word}.': '{field:label} must not be more than {most}.',
  '{field} cần ít nhất một mục.': '{field:label} needs at least one entry.',
  '{field} có tối đa {most:number} mục.': '{field:label} may have {most} entries.',
  '{field} có ký tự điều khiển không hiện ra được. Xóa rồi gõ lại.':
    '{field:label} has control characters that cannot be shown. Delete it and type it again.',
  '{field} không có ký tự nào nhìn thấy được. Xóa rồi nhập lại.':
    'Nothing of {field:named} can be seen. Delete it and enter it again.',
  '{field} không đúng kiểu dữ liệu.': '{field:label} is of the wrong type.',
  '{field} không nằm trong các giá trị cho phép.': '{field:label} is none of the values that are allowed.',
  '{field} không hợp lệ.': '{field:label} is not valid.',
  '{field} không đúng dạng.': '{field:label} is not written correctly.',
  '{field} “{value}” không đúng dạng.': '{field:label} “{value}” is not written correctly.',
  '{field} “{value}” có quá nhiều chữ số thập phân, tối đa {most:number}.':
    '{field:label} “{value}” has too many decimals; at most {most}.',
  '{field} cần dạng ten@congty.vn.': '{field:label} has to be like name@company.vn.',
  '{field} cần dạng năm-tháng-ngày, ví dụ {example:word}.':
    '{field:label} has to be year-month-day, such as {example}.',
  '{field} cần thời điểm ISO 8601 có Z.': '{field:label} has to be a time of ISO 8601 with Z.',
  '{field} không đúng: cần 10 chữ số (chi nhánh thêm -001) hoặc 12 chữ số và đúng số kiểm tra.':
    '{field:label} is not right: it has 10 digits (a branch adds -001) or 12 digits, with the right check digit.',
  '{field} cần một trong 0%, 5%, 8%, 10%, KCT, KKKNT.':
    '{field:label} has to be one of 0%, 5%, 8%, 10%, KCT, KKKNT.',
  '{field} cần một số, ví dụ {example:word}.': '{field:label} has to be a number, such as {example}.',
  '{field} cần mã màu sáu chữ số, ví dụ {example:word}.':
    '{field:label} has to be a colour of six digits, such as {example}.',
  '{field} này đã có. Hãy chọn {same} khác.': 'This {field:named} is taken. Choose another.',
  '{field} đã chọn không còn nữa. Hãy chọn lại.': 'The chosen {field:named} is gone. Choose again.',
  'Không xóa được vì {one} này đang được dùng ở nơi khác. Hãy chuyển sang “Ngừng hoạt động” nếu có.':
    'This record is used elsewhere and cannot be deleted. Make it inactive where that is possible.',
  'Người khác vừa sửa {one} này. Hãy xem bản mới rồi lưu lại phần thay đổi của bạn.':
    'Somebody else has just changed this record. Look at the new version, then save your changes again.',
  'Không sắp xếp được theo “{field}”.': 'The list cannot be sorted by “{field}”.',
  'Danh sách vừa thay đổi: bạn đã chọn {before:number}, bây giờ có {now:number}. Hãy xem lại rồi chọn lại.':
    'The list has just changed: you selected {before}, now there are {now}. Look at it and select again.',
  'Không khôi phục được vì bản ghi khác đã dùng lại giá trị này. Hãy sửa bản ghi kia rồi khôi phục lại.':
    'Another record uses this value by now, so this one cannot be restored. Change the other one, then restore it.',
  'Thuế suất “{rate}” không dùng được. Cần một thuế suất như 8%, KCT hoặc KHAC:7%.':
    'VAT rate “{rate}” cannot be used. Enter one such as 8%, KCT or KHAC:7%.',
  'Mục {place:number} của {list:word}': 'Entry {place} of {list}',
};
