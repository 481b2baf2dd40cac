import type { Answers } from '../sayer.ts';

/** Of settings, accounts, roles, templates and webhooks. */
export const SETTINGS_ANSWERS: Answers = {
  'Ngày hết hạn đã qua. Hãy chọn từ hôm nay trở đi.': 'That day is over. Choose today or later.',
  'Email đăng nhập này đã có. Hãy chọn email đăng nhập khác.':
    'This email is used to sign in already. Choose another.',
  'Nhân viên này đã ngừng hoạt động. Hãy chuyển sang “Đang hoạt động” rồi mời lại.':
    'This member of staff is inactive. Make them active, then invite them again.',
  'Đây là tài khoản của bạn. Hãy tắt xác thực hai lớp ở trang “Tài khoản của bạn”.':
    'This is your own account. Switch its second factor off on the page “Your account”.',
  'Nhân viên này không bật xác thực hai lớp nên không có gì để gỡ.':
    'This member of staff has no second factor, so there is none to remove.',
  'Thư vừa được gửi. Hãy đợi một phút, nhắc nhân viên xem cả hộp thư rác, rồi gửi lại.':
    'The mail has just been sent. Wait a minute, have them look into their spam too, then send it again.',
  'Phải còn ít nhất một nhân viên đang hoạt động có toàn quyền. Hãy giao toàn quyền cho người khác trước.':
    'At least one active member of staff has to have full rights. Give them to somebody else first.',
  'Mật khẩu hiện tại không đúng. Hãy nhập lại.': 'The present password is not right. Enter it again.',
  'Mã không đúng. Hãy kiểm tra giờ của điện thoại rồi nhập mã đang hiện.':
    'The code is not right. Check the clock of the phone and enter the code it shows.',
  'Mã xác thực đang bật. Hãy tắt trước khi thiết lập lại.':
    'Codes are switched on. Switch them off before you set them up again.',
  'Chưa bật xác thực hai lớp nên chưa cần mã khôi phục. Hãy bật mã xác thực hoặc thêm khóa truy cập trước.':
    'No second factor is on, so recovery codes are not needed. Switch codes on or add a passkey first.',
  'Chưa có mẫu hóa đơn nào đang hoạt động. Hãy tạo mẫu hóa đơn trước.':
    'There is no active invoice template. Make one first.',
  'Địa điểm kinh doanh cần cả mã và địa chỉ. Nhập đủ, hoặc xóa hết các ô của địa điểm.':
    'A place of business needs its code and its address. Enter both, or clear them.',
  'Logo này không còn. Hãy chọn lại logo.': 'This logo is gone. Choose it again.',
  'Ký hiệu này không còn. Hãy chọn ký hiệu khác.': 'This symbol is gone. Choose another.',
  'Webhook đang tắt. Hãy bật lên và lưu trước khi gửi.':
    'The webhook is off. Switch it on and save before you send.',
  'Múi giờ này không có trong danh sách. Hãy chọn một múi giờ của danh sách.':
    'This time zone is not in the list. Choose one of the list.',
  'Mục {key:word} không thuộc thiết lập {setting:word}.': '{key} does not belong to the setting {setting}.',
  'Mục {key:word} có hai lần. Hãy chỉ gửi một giá trị cho mỗi mục.':
    '{key} is there twice. Send one value for each.',
  '{field} chỉ nhận một trong: {values}.': '{field:label} has to be one of: {values}.',
  'Người khác vừa đổi {names}. Bấm Lưu lần nữa nếu vẫn muốn dùng giá trị của bạn.':
    'Somebody else has just changed {names:list}. Press Save once more to use your values all the same.',
  'Không xóa được vì còn nhân viên giữ vai trò này. Hãy đổi vai trò của họ trước.':
    'Members of staff have this role, so it cannot be deleted. Give them another role first.',
  '{who} có quyền mà bạn không có: {rights}. Hãy nhờ người có đủ các quyền đó.':
    '{who:said} has rights that you do not have: {rights:quoted}. Ask somebody who has them all.',
  '{who} có quyền mà bạn không có: {rights} và {rest:number} quyền khác. Hãy nhờ người có đủ các quyền đó.':
    '{who:said} has rights that you do not have: {rights:quoted} and {rest} more. Ask somebody who has them all.',
  'Vai trò này': 'This role',
  'Nhân viên này': 'This member of staff',
  'Khóa này': 'This key',
  'Bạn không có {rights} và {rest:number} quyền khác nên không trao được. Hãy bỏ các quyền này.':
    'You do not have {rights:quoted} and {rest} more, so you cannot give them. Leave these rights out.',
  'Bạn không có {rights} nên không trao được. Hãy bỏ các quyền này.':
    'You do not have {rights:quoted}, so you cannot give it. Leave these rights out.',
  'Mẫu này đã có hóa đơn nên không xóa được. Hãy chuyển sang “Ngừng hoạt động”.':
    'There are invoices of this template, so it cannot be deleted. Make it inactive.',
  'Hai trường thông tin thêm có cùng tên. Đổi tên hoặc bỏ một trường.':
    'Two extra fields have the same name. Rename or remove one.',
  'Tệp logo lớn hơn 400 KB. Hãy chọn hình nhỏ hơn.':
    'The logo is larger than 400 KB. Choose a smaller picture.',
  'Tệp này không phải hình PNG hay JPEG. Hãy chọn tệp khác.': 'This file is no PNG or JPEG. Choose another.',
  'Mỗi cạnh của logo dài nhất 2.000 điểm ảnh. Hãy thu nhỏ hình rồi chọn lại.':
    'A side of the logo may have 2,000 pixels. Make the picture smaller and choose it again.',
  'Ký hiệu này không thuộc năm cũ. Hãy tải lại trang.':
    'This symbol is not of the old year. Load the page again.',
  'Ký hiệu của năm mới chỉ tạo từ ngày 01/12 đến hết tháng 01.':
    'Symbols of the new year are made from 01/12 until the end of January only.',
  'Ký hiệu {symbol:word} đã cấp số nên không đổi được. Hãy tạo mẫu mới.':
    'Numbers of symbol {symbol} are given, so it cannot be changed. Make a new template.',
  'Địa chỉ nhận phải có dạng https://tên-miền/đường-dẫn.': 'The address has to be like https://domain/path.',
  'Địa chỉ nhận phải bắt đầu bằng https://, để nội dung đi đường được mã hóa.':
    'The address has to begin with https://, so that what is sent is encrypted.',
  'Địa chỉ nhận không được chứa tên đăng nhập hay mật khẩu.':
    'The address must not hold a user name or a password.',
  'Địa chỉ nhận phải ở trên Internet, không ở trong mạng nội bộ.':
    'The address has to be on the Internet, not in a private network.',
  'Doanh nghiệp có tối đa {most:number} webhook. Hãy xóa bớt.':
    'A company may have {most} webhooks. Delete some.',
  'Không nhận được khóa truy cập này: lời mời đã quá năm phút, hoặc khóa đã có. Hãy thử lại.':
    'This passkey was not taken: the offer is older than five minutes, or the key is there already. Try again.',
};
