import type { Answers } from '../sayer.ts';

/** Of verifying a signed file (domain/signing/verification). */
export const VERIFICATION_ANSWERS: Answers = {
  'Việc kiểm tra tệp này mất quá lâu nên đã dừng lại. Tách thành nhiều tệp rồi kiểm tra từng tệp, hoặc xin bên bán gửi lại tệp XML gốc của từng hóa đơn.':
    'Verifying this file took too long and was stopped. Split it and verify each file, or ask the seller for the original XML of each invoice.',
  'Việc kiểm tra tệp này cần quá nhiều bộ nhớ nên đã dừng lại. Tách thành nhiều tệp rồi kiểm tra từng tệp, hoặc xin bên bán gửi lại tệp XML gốc của từng hóa đơn.':
    'Verifying this file took too much memory and was stopped. Split it and verify each file, or ask the seller for the original XML of each invoice.',
  'Máy chủ đang kiểm tra nhiều tệp khác nên chưa nhận tệp này. Hãy đợi vài giây rồi thử lại.':
    'The server is verifying many other files and does not take this one yet. Wait a few seconds and try again.',
  'Máy chủ đang khởi động lại nên chưa kiểm tra xong tệp này. Hãy đợi vài giây rồi thử lại.':
    'The server is being restarted, so this file is not verified yet. Wait a few seconds and try again.',
  'Tệp lớn hơn 2 MB nên không được kiểm tra. Một thông điệp gửi cơ quan thuế không quá 2 MB; hãy chọn đúng tệp XML của hóa đơn.':
    'The file is larger than 2 MB and was not verified. A message to the tax authority has at most 2 MB; choose the XML of the invoice.',
  'Chữ ký dùng thuật toán yếu (SHA-1): đọc được, nhưng không đủ để chống làm giả.':
    'The signature uses a weak algorithm (SHA-1): it can be read, but does not keep forgers out.',
  'Không dùng tệp này. Xin bên ký gửi lại tệp XML gốc, hoặc tra cứu hóa đơn trên cổng của cơ quan thuế.':
    'Do not use this file. Ask the signer for the original XML, or look the invoice up on the portal of the tax authority.',
  'Xin bên ký ký lại tệp theo đúng định dạng của cơ quan thuế.':
    'Ask the signer to sign the file again in the format of the tax authority.',
  'Hỏi lại bên ký về chứng thư số đã dùng trước khi nhận hóa đơn.':
    'Ask the signer about the certificate before you accept the invoice.',
  'Chữ ký không đứng đúng chỗ dành cho chữ ký của tài liệu: có thể tài liệu thật bị giấu trong tài liệu giả.':
    'The signature is not in the place for it: the real document may be hidden in a false one.',
  'Chữ ký có phần bị lặp (hai SignedInfo, hai giá trị chữ ký hoặc hai KeyInfo): không biết phần nào là thật.':
    'The signature has parts twice (SignedInfo, its value or KeyInfo): it is not known which one is real.',
  'Có hai phần tử trùng một Id được ký: không biết phần nào là thật.':
    'Two elements have the same signed Id: it is not known which one is real.',
  'Không tìm thấy phần tử mà chữ ký trỏ tới.': 'The element that the signature points to was not found.',
  'Nội dung không khớp với mã băm đã ký.': 'The content is not that of the signed hash.',
  'Giá trị chữ ký không khớp với chứng thư số: danh mục nội dung được ký đã bị sửa, hoặc khóa khác đã ký.':
    'The value of the signature does not fit the certificate: the list of what was signed was changed, or another key signed.',
  'Chữ ký không phủ lên tài liệu đứng cạnh nó.': 'The signature does not cover the document beside it.',
  'Chữ ký của cơ quan thuế không phủ lên mã của cơ quan thuế.':
    'The signature of the tax authority does not cover its code.',
  'Chữ ký thiếu phần bắt buộc.': 'A required part of the signature is missing.',
  'Chữ ký dùng thuật toán không được chấp nhận nên chưa kiểm tra được.':
    'The signature uses an algorithm that is not accepted, so it could not be verified.',
  'Chữ ký dùng phép biến đổi không được chấp nhận nên chưa kiểm tra được.':
    'The signature uses a transform that is not accepted, so it could not be verified.',
  'Thời điểm ký không nằm trong phần được ký, hoặc không đúng dạng ngày giờ.':
    'The signing time is not among what was signed, or is not written as a time.',
  'Không đọc được chứng thư số kèm trong chữ ký.': 'The certificate in the signature cannot be read.',
  'Chứng thư số không phải của mã số thuế ghi trên tài liệu.':
    'The certificate is not of the tax code in the document.',
  'Chứng thư số chưa có hiệu lực vào thời điểm ký.': 'The certificate was not valid yet at the signing.',
  'Chứng thư số đã hết hạn vào thời điểm ký.': 'The certificate had expired at the signing.',
  'Chứng thư số không dẫn tới tổ chức chứng thực nào được tin cậy vào thời điểm ký.':
    'The certificate leads to no issuer that was trusted at the signing.',
  'Thêm chứng thư gốc của tổ chức chứng thực nếu tin cậy, hoặc hỏi lại bên ký.':
    'Add the root certificate of the issuer if you trust it, or ask the signer.',
  'Tệp không phải XML đúng cú pháp. Tải lại tệp gốc, đừng mở và lưu bằng phần mềm khác.':
    'The file is no well-formed XML. Download the original again; do not open and save it with other software.',
  'Tệp không ở bảng mã UTF-8. Tải lại tệp gốc, đừng lưu bằng bảng mã khác.':
    'The file is not in UTF-8. Download the original again; do not save it in another encoding.',
  'Tệp khai báo DOCTYPE hoặc thực thể riêng, có thể gây hại nên không được mở. Xin bên gửi tệp XML gốc.':
    'The file declares a DOCTYPE or entities of its own, which can do harm, so it was not opened. Ask the sender for the original XML.',
  'Tệp có quá nhiều lớp phần tử lồng nhau nên không được mở. Xin bên gửi tệp XML gốc.':
    'The file has too many elements within each other and was not opened. Ask the sender for the original XML.',
  'Tệp quá lớn, hoặc có quá nhiều phần tử hay chữ ký để kiểm tra. Tách thành nhiều tệp rồi kiểm tra từng tệp.':
    'The file is too large, or has too many elements or signatures. Split it and verify each file.',
  'Tệp không được kiểm tra.': 'The file was not verified.',
  'Tệp chưa có chữ ký số.': 'The file has no digital signature.',
  'Chứng thư số còn hạn vào thời điểm ký.': 'The certificate was valid at the signing.',
  'Chứng thư số do tổ chức chứng thực được tin cậy cấp.': 'The certificate is of a trusted issuer.',
  'Có thể dùng tệp này, nhưng đối chiếu thêm với bản tra cứu trên cổng của cơ quan thuế.':
    'You can use this file, but compare it with the portal of the tax authority.',
  'Có thể dùng tệp này. Giữ nguyên tệp XML, đừng mở ra rồi lưu lại.':
    'You can use this file. Keep the XML as it is; do not open and save it.',
  'Xin bên bán tệp XML đã ký; bản in hoặc PDF không thay được tệp này.':
    'Ask the seller for the signed XML; a print or a PDF does not replace it.',
  'Đã bị sửa sau khi ký: {part}.': 'Changed after the signing: {part:said}.',
  'Còn nguyên như khi ký: thời điểm ký {time}.': 'As it was signed: signing time {time}.',
  'Còn nguyên như khi ký: {part}.': 'As it was signed: {part:said}.',
  'Chứng thư số đúng mã số thuế {code:word} ghi trên tài liệu.':
    'The certificate is of tax code {code}, as in the document.',
  'Chữ ký của {role} hợp lệ.': 'The signature of {role:said} is valid.',
  'Chữ ký của {role} không còn đúng: tệp đã bị sửa sau khi ký.':
    'The signature of {role:said} does not hold any more: the file was changed after the signing.',
  'Chữ ký của {role} chưa đáng tin, dù phần được ký còn nguyên vẹn.':
    'The signature of {role:said} cannot be trusted yet, though what was signed is unchanged.',
  'Chữ ký của {role} không kiểm tra được.': 'The signature of {role:said} could not be verified.',
  'người bán': 'the seller',
  'người mua': 'the buyer',
  'cơ quan thuế': 'the tax authority',
  'người nộp thuế': 'the taxpayer',
  'bên khác': 'another party',
  'dữ liệu hóa đơn': 'data of the invoice',
  'dữ liệu tờ khai': 'data of the declaration',
  'dữ liệu thông báo': 'data of the notice',
  'dữ liệu bảng tổng hợp': 'data of the summary table',
  'dữ liệu thông điệp': 'data of the message',
  'dữ liệu của tài liệu': 'data of the document',
  'nội dung biên bản': 'content of the statement',
  'nội dung bảng kê': 'content of the list',
  'mã của cơ quan thuế': 'code of the tax authority',
  'thời điểm ký': 'signing time',
  'một phần khác được ký kèm': 'another part that was signed',
  'danh mục nội dung được ký (SignedInfo) hoặc giá trị chữ ký':
    'list of what was signed (SignedInfo) or the value of the signature',
  'chứng thư số kèm trong chữ ký': 'certificate in the signature',
};
