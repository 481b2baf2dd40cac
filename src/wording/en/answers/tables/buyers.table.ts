import type { Answers } from '../sayer.ts';

/** Of the pages of buyers. */
export const BUYERS_ANSWERS: Answers = {
  'Bên bán đang có nhiều lời báo sai của hóa đơn này chưa xử lý. Hãy gọi thẳng bên bán.':
    'The seller has many reports about this invoice to answer. Call the seller.',
  'Không tìm thấy hóa đơn. Hãy so lại mã số thuế người bán và mã tra cứu trên hóa đơn hoặc trong thư.':
    'The invoice was not found. Compare the seller’s tax code and the look-up code with the invoice or the mail.',
  'Tệp không giống từng byte với biên bản mà bên bán đã ký, hoặc chưa có chữ ký của bên mua. Hãy tải tệp XML ở trang này, ký bằng phần mềm của bạn rồi nộp lại, không sửa gì khác.':
    'The file is not byte by byte the statement the seller signed, or lacks the buyer’s signature. Download the XML on this page, sign it with your software and hand it in; change nothing else.',
  'Mã không đúng hoặc đã hết hạn. Hãy nhập mã mới nhất trong thư, hoặc gửi mã khác.':
    'The code is not right or has expired. Enter the newest one in your mail, or have another sent.',
  'Bên mua là tổ chức, hộ kinh doanh nên phải ký số biên bản. Hãy ký bằng USB token, ký số từ xa hoặc nộp tệp đã ký.':
    'The buyer is an organisation or a business household and has to sign digitally. Sign with a USB token, remotely, or hand in the signed file.',
  'Bên bán chưa cho địa chỉ email của bạn nên không gửi mã được. Hãy báo bên bán.':
    'The seller has not given your email, so no code can be sent. Tell the seller.',
  'Bạn đã từ chối ký ở dịch vụ ký số. Biên bản chưa được ký; hãy ký lại khi sẵn sàng.':
    'You refused at the signing service. The statement is not signed; sign again when you are ready.',
  'Hết thời gian chờ xác nhận. Biên bản chưa được ký; hãy bấm ký lần nữa.':
    'The time to confirm is over. The statement is not signed; press Sign once more.',
  'Mở ứng dụng của dịch vụ ký số trên điện thoại và xác nhận ký.':
    'Open the app of the signing service on the phone and confirm the signing.',
  'Chưa rõ dịch vụ ký số đã nhận yêu cầu hay chưa; đang tra cứu và không gửi lại. Nếu điện thoại không hiện yêu cầu, hãy bỏ qua rồi ký lại.':
    'It is not known whether the signing service has the request; it is being looked up and not sent again. If the phone shows nothing, leave it and sign again.',
  'Nhập mã OTP mà dịch vụ ký số gửi cho bạn.': 'Enter the OTP that the signing service sent you.',
  'Mã OTP không đúng. Hãy nhập mã mới nhất mà dịch vụ ký số gửi cho bạn.':
    'The OTP is not right. Enter the newest one that the signing service sent you.',
  'Lần ký này không còn dùng được. Hãy bấm ký lần nữa.':
    'This signing cannot be used any more. Press Sign once more.',
  'Việc ký kéo dài quá 15 phút nên phải ký lại. Hãy bấm ký lần nữa.':
    'The signing took more than 15 minutes and has to begin again. Press Sign once more.',
  'Tệp phải có đúng hai chữ ký: của bên bán và của bên mua.':
    'The file has to have exactly two signatures: the seller’s and the buyer’s.',
  'Đây là chứng thư số của bên bán. Hãy ký bằng chứng thư của bên mua.':
    'This is the seller’s certificate. Sign with the buyer’s.',
  'Chứng thư số cấp cho mã số thuế {code}, bên mua là {buyer:word}. Hãy ký bằng chứng thư của bên mua.':
    'The certificate is of tax code {code:said}, the buyer is {buyer}. Sign with the buyer’s certificate.',
  'không rõ': 'not known',
  'Chữ ký của bên mua không được nhận. {why}': 'The buyer’s signature was not taken. {why:said}',
  'Liên kết không dùng được: sai, đã dùng, đã hết hạn hoặc đã bị thu hồi. Hãy xin bên bán gửi liên kết mới.':
    'The link cannot be used: it is wrong, used, expired or withdrawn. Ask the seller for a new one.',
};
