import type { Answers } from '../sayer.ts';

/** Of what a person signs, and of remote signing services. */
export const SIGNING_ANSWERS: Answers = {
  'Dịch vụ ký số không nhận tài khoản hoặc mật khẩu này. Hãy kiểm tra lại rồi thử lần nữa.':
    'The signing service refused this account or password. Check them and try again.',
  'Mã OTP không đúng. Hãy lấy mã mới rồi thử lại.': 'The OTP is not right. Get a new one and try again.',
  'Tài khoản này không có khóa đã chọn. Hãy chọn lại trong danh sách khóa của tài khoản.':
    'This account has no such key. Choose again in the list of its keys.',
  'Chứng thư của khóa này không dùng được (hết hạn, bị thu hồi hoặc tạm dừng). Hãy liên hệ nơi cấp.':
    'The certificate of this key cannot be used (expired, revoked or suspended). Contact its issuer.',
  'Dịch vụ ký số đang từ chối vì quá nhiều yêu cầu. Hãy chờ vài phút rồi thử lại.':
    'The signing service refuses because of too many requests. Wait a few minutes and try again.',
  'Dịch vụ ký số từ chối yêu cầu. Hãy thử lại sau, hoặc liên hệ nhà cung cấp dịch vụ.':
    'The signing service refused the request. Try again later, or contact the service.',
  'Dịch vụ ký số trả lời sai nên không dùng được. Hãy thử lại sau, hoặc liên hệ nhà cung cấp dịch vụ.':
    'The signing service gave a wrong answer, which was not used. Try again later, or contact the service.',
  'Yêu cầu này được ký tại dịch vụ ký số từ xa, không phải bằng USB token. Hãy xác nhận trên điện thoại.':
    'This is signed at the remote signing service, not with a USB token. Confirm it on the phone.',
  'Yêu cầu này được ký bằng USB token, không dùng mã OTP. Hãy cắm token rồi ký.':
    'This is signed with a USB token, without an OTP. Plug the token in and sign.',
  'Dịch vụ ký số không nhận tài khoản của chứng thư. Hãy xóa chứng thư rồi thêm lại với mật khẩu đúng.':
    'The signing service refused the account of the certificate. Delete the certificate and add it again with the right password.',
  'Mã OTP sai quá nhiều lần.': 'The OTP was wrong too many times.',
  'Tài khoản ký số không còn khóa của chứng thư này. Hãy thêm chứng thư khác.':
    'The signing account has no key of this certificate any more. Add another certificate.',
  'Dịch vụ ký số báo chứng thư không còn dùng được. Hãy liên hệ nơi cấp chứng thư.':
    'The signing service says that the certificate cannot be used any more. Contact its issuer.',
  'Dịch vụ ký số từ chối yêu cầu.': 'The signing service refused the request.',
  'Chứng thư đã bị xóa hoặc không mở được. Hãy thêm lại chứng thư.':
    'The certificate was deleted or cannot be opened. Add it again.',
  'Cắm USB token vào máy đang dùng rồi bấm ký; mã PIN chỉ nhập ở máy đó.':
    'Plug the USB token into this computer and press Sign; the PIN is entered on this computer only.',
  'Dịch vụ ký số không nhận nhiều chứng từ như vậy một lần.':
    'The signing service does not take so many documents at a time.',
  'Chữ ký nhận về không khớp với chứng thư và {one} nên không được dùng.':
    'The signature that came back does not fit the certificate and the {one:said}, so it was not used.',
  'Đang gửi yêu cầu ký tới {service}.': 'Sending the request to sign to {service:said}.',
  'Mã OTP không đúng, còn {left:number} lần thử. Hãy nhập mã mới nhất mà {service} gửi cho {account}.':
    'The OTP is not right; {left} tries are left. Enter the newest one that {service:said} sent to {account}.',
  'Nhập mã OTP mà {service} gửi cho {account}.': 'Enter the OTP that {service:said} sent to {account}.',
  'Chưa rõ {service} đã nhận yêu cầu hay chưa; đang tra cứu và không gửi lại. Nếu điện thoại không hiện yêu cầu, hãy hủy rồi gửi ký lại.':
    'It is not known whether {service:said} has the request; it is being looked up and not sent again. If the phone shows nothing, cancel it and sign again.',
  'Mở ứng dụng của {service} trên điện thoại và xác nhận ký.':
    'Open the app of {service:said} on the phone and confirm the signing.',
  'Người ký đã từ chối.': 'The signer refused.',
  'Hết thời gian chờ mà chưa ai ký.': 'The time is over and nobody has signed.',
  'Đã hủy yêu cầu ký.': 'The signing was cancelled.',
  'Các {what} của yêu cầu này đã được ký.': 'Everything in this request is signed already.',
  'Chữ ký không khớp với chứng thư đã chọn hoặc với {one}. Hãy kiểm tra đúng token đang cắm rồi ký lại.':
    'The signature does not fit the chosen certificate or the {one:said}. Check that the right token is plugged in, then sign again.',
};
