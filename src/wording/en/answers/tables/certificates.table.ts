import type { Answers } from '../sayer.ts';

/** Of certificates. */
export const CERTIFICATES_ANSWERS: Answers = {
  'Chứng thư này không ghi mã số thuế của đơn vị nên không ký được hóa đơn. Hãy chọn chứng thư cấp cho mã số thuế của đơn vị.':
    'This certificate does not name the tax code of your company, so it cannot sign invoices. Choose one issued for your tax code.',
  'Chứng thư này đã có trong danh sách.': 'This certificate is in the list already.',
  'Đơn vị đã có chứng thư thử nghiệm còn hạn. Hãy dùng chứng thư đó, hoặc xóa nó rồi tạo lại.':
    'There is a test certificate that has not expired. Use it, or delete it and make another.',
  'Dịch vụ ký số chưa trả lời. Hãy thử lại sau ít phút.':
    'The signing service has not answered. Try again in a few minutes.',
  'Không đọc được chứng thư số trong token. Hãy thử lại.':
    'The certificate in the token could not be read. Try again.',
  'Chứng thư số chưa hoặc không còn hiệu lực. Hãy dùng chứng thư khác.':
    'The certificate is not valid yet, or any more. Use another.',
  'Mật khẩu của tệp không đúng. Hãy nhập lại mật khẩu do nơi cấp chứng thư đưa.':
    'The password of the file is not right. Enter the one its issuer gave you.',
  'Tệp này không phải chứng thư .p12 hoặc .pfx. Hãy chọn tệp khác.':
    'This file is no certificate .p12 or .pfx. Choose another.',
  'Tệp không chứa khóa riêng nên không ký được. Hãy xuất lại chứng thư kèm khóa riêng.':
    'The file has no private key, so it cannot sign. Export the certificate with its private key.',
  'Khóa trong tệp không phải RSA nên không ký được hóa đơn. Hãy dùng chứng thư RSA.':
    'The key in the file is not RSA, so it cannot sign invoices. Use an RSA certificate.',
  'Tệp được mã hóa với quá nhiều vòng nên không mở được tại đây. Hãy xuất lại chứng thư với thiết lập mặc định.':
    'The file is encrypted with too many rounds to be opened here. Export the certificate with default settings.',
  'Tệp không chứa chứng thư. Hãy chọn tệp khác.': 'The file has no certificate in it. Choose another.',
  'Mở tệp chứng thư này tốn quá nhiều công sức của máy chủ nên đã dừng lại. Hãy xuất lại chứng thư với thiết lập mặc định rồi tải lên.':
    'Opening this certificate took the server too much work and was stopped. Export the certificate with default settings and upload it.',
  'Máy chủ đang mở nhiều tệp chứng thư khác. Hãy đợi vài giây rồi thử lại.':
    'The server is opening many other certificates. Wait a few seconds and try again.',
  'Máy chủ đang khởi động lại nên chưa mở xong tệp chứng thư. Hãy đợi vài giây rồi thử lại.':
    'The server is being restarted, so the certificate is not opened yet. Wait a few seconds and try again.',
  'Chứng thư thử nghiệm chỉ có khi hệ thống nối với cơ quan thuế thử nghiệm. Hãy thêm chứng thư số của đơn vị.':
    'Test certificates are only for a system with the test tax authority. Add a certificate of your company.',
  'Không đọc được chứng thư trong USB token. Hãy cắm lại token rồi chọn chứng thư lần nữa.':
    'The certificate in the USB token cannot be read. Plug the token in again and choose the certificate once more.',
  'Khóa trong token không phải RSA nên không ký được hóa đơn. Hãy dùng chứng thư RSA.':
    'The key in the token is not RSA, so it cannot sign invoices. Use an RSA certificate.',
  'Đang chờ ký bằng chứng thư này: {documents}. Hãy ký xong hoặc hủy yêu cầu ký rồi xóa.':
    'These wait to be signed with this certificate: {documents}. Sign them or cancel the signing, then delete it.',
  'Chứng thư {kind} cần {part}.': 'A certificate {kind:said} needs {part:said}.',
  'Chứng thư {kind} không dùng {part}. Hãy bỏ mục này.':
    'A certificate {kind:said} has no {part:said}. Leave it out.',
  'từ tệp': 'of a file',
  'ký số từ xa': 'of remote signing',
  'trong USB token': 'in a USB token',
  'tệp .p12 hoặc .pfx': 'a file .p12 or .pfx',
  'mật khẩu của tệp': 'the password of the file',
  'dịch vụ ký số từ xa': 'the remote signing service',
  'tài khoản ký số từ xa': 'an account for remote signing',
  'PIN hoặc mật khẩu của tài khoản': 'the PIN or password of the account',
  'khóa ký của tài khoản': 'a signing key of the account',
  'chứng thư trong USB token': 'the certificate in the USB token',
};
