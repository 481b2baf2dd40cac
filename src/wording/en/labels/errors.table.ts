/** What codes of the tax authority and of providers mean, and what to do. */
export const errorLabels: Readonly<Record<string, string>> = {
  'Bạn chưa phải làm gì. Phần lớn trường hợp tự rõ trong vài phút.':
    'There is nothing to do yet. Most of the time it is known within minutes.',
  'Bấm Tra cứu ngay. Vẫn chưa rõ thì xem mạng của đơn vị và thông báo sự cố của đơn vị truyền nhận.':
    'Press Look up now. If it is still not known, check your own network and the provider’s notices of incidents.',
  'Gọi đơn vị truyền nhận, đọc cho họ mã thông điệp trong Bằng chứng và hỏi họ đã nhận hay chưa.':
    'Call the provider, give them the message ID from the evidence and ask whether they have received it.',
  'Hỏi cơ quan thuế quản lý, kèm bằng chứng, để xác nhận tình trạng. Vẫn không lập chứng từ khác thay thế.':
    'Ask your tax office, with the evidence, to confirm how it stands. Still do not issue another document in its place.',
  'Sửa và ký lại': 'Correct and sign again',
  'Gửi lại': 'Send again',
  'Tra cứu kết quả': 'Look up the result',
  'Xem tờ khai': 'See the declaration',
  'Lập tờ khai thay đổi': 'Declare a change',
  'Sửa bảng tổng hợp': 'Correct the summary table',
  'Kiểm tra kết nối': 'Check the connection',
  'Liên hệ hỗ trợ': 'Contact support',
  'Thông điệp không đúng định dạng nên cơ quan thuế không đọc được.':
    'The message is not in the right format, so the tax authority could not read it.',
  'Hóa đơn chưa được nhận. Gửi lại; nếu vẫn lỗi, liên hệ hỗ trợ kèm mã thông điệp.':
    'The invoice was not received. Send it again; if that fails too, contact support with the message id.',
  'Thông điệp không đúng định dạng nên không đọc được.':
    'The message is not in the right format and could not be read.',
  'Thông điệp này đã được gửi trước đó.': 'This message was sent before.',
  'Không gửi lại. Tra cứu kết quả của lần gửi trước.':
    'Do not send it again. Look up what became of the first one.',
  'Không đọc được phần thông tin chung của thông điệp.': 'The header of the message could not be read.',
  'Hóa đơn chưa được nhận. Liên hệ hỗ trợ kèm mã thông điệp.':
    'The invoice was not received. Contact support with the message id.',
  'Chứng thư số dùng để ký chưa đăng ký với cơ quan thuế.':
    'The certificate it was signed with is not registered with the tax authority.',
  'Lập tờ khai thay đổi để bổ sung chứng thư số, chờ chấp nhận rồi ký lại hóa đơn với cùng số.':
    'Declare the certificate, wait until that is accepted, then sign the invoice again under the same number.',
  'Thông tin người đại diện theo pháp luật chưa được xác thực.':
    'The legal representative has not been verified.',
  'Người đại diện xác thực danh tính với cơ quan thuế, rồi nộp lại tờ khai.':
    'The representative proves their identity to the tax authority, then the declaration is sent again.',
  'Đã có một tờ khai được chấp nhận.': 'There is an accepted declaration already.',
  'Không đăng ký mới nữa. Xem tờ khai đang có hiệu lực; cần sửa thì lập tờ khai thay đổi.':
    'Do not register anew. See the declaration in force; to change it, declare the change.',
  'Bảng tổng hợp dữ liệu hóa đơn có lỗi.': 'The summary table of invoices has errors.',
  'Xem các dòng cơ quan thuế nêu, sửa rồi gửi bảng bổ sung.':
    'See the lines the tax authority names, correct them and send a supplement.',
  'Cơ quan thuế chưa trả lời.': 'The tax authority has not answered yet.',
  'Không lập hóa đơn khác thay cho hóa đơn này. Tra cứu kết quả, hoặc chờ.':
    'Do not make another invoice in place of this one. Look up the result, or wait.',
  'Tài khoản kết nối với đơn vị truyền nhận không đúng.':
    'The account at the transmission provider is not right.',
  'Kiểm tra tên đăng nhập và mật khẩu kết nối rồi gửi lại.':
    'Check the user name and password of the connection, then send again.',
  'Ngày lập hóa đơn sau ngày hiện tại.': 'The issue date lies after today.',
  'Đổi ngày lập về hôm nay hoặc trước đó, rồi ký lại.':
    'Change the issue date to today or before, then sign again.',
  'Năm trong ký hiệu khác năm của ngày lập.': 'The year of the symbol is not that of the issue date.',
  'Chọn ký hiệu của năm lập hóa đơn, rồi ký lại.': 'Choose a symbol of the year of issue, then sign again.',
  'Hóa đơn sửa cho nhiều hóa đơn thiếu số hoặc ngày của bảng kê.':
    'An invoice that corrects several lacks the number or date of its list.',
  'Nhập số và ngày bảng kê 01/BK-ĐCTT, rồi ký lại.':
    'Enter the number and date of the list of corrected invoices, then sign again.',
};
