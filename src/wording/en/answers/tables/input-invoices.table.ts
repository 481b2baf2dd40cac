import type { Answers } from '../sayer.ts';

/** What the checks of an input invoice find (domain/input-invoices). */
export const INPUT_INVOICES_ANSWERS: Answers = {
  'Mã số thuế người bán sai': 'The seller’s tax code is wrong',
  'Mã {code:word} {fault}. Hỏi lại người bán trước khi nhận.':
    '{code} {fault:said}. Ask the seller before you accept it.',
  'có ký tự không phải chữ số': 'has characters that are not digits',
  'không đủ 10 hoặc 12 chữ số': 'has neither 10 nor 12 digits',
  'sai số kiểm tra, nên không thể là mã số thuế': 'has a wrong check digit, so it cannot be a tax code',
  'sai phần chi nhánh sau dấu gạch': 'has a wrong branch part after the dash',
  'Mã số thuế người bán khác chứng thư số': 'The seller’s tax code is not that of the certificate',
  'Hóa đơn ghi {code:word}, chứng thư số cấp cho {other}. Có thể người khác đã ký; hỏi lại người bán.':
    'The invoice says {code}, the certificate is of {other:said}. Somebody else may have signed; ask the seller.',
  'mã không rõ': 'an unknown code',
  'Mã số thuế người bán đúng': 'The seller’s tax code is right',
  '{code:word}, đúng số kiểm tra.': '{code}, its check digit is right.',
  '{code:word}, trùng với chứng thư số.': '{code}, the same as in the certificate.',
  '{name}, mã số thuế {code:word}, lập và ký hóa đơn theo ủy nhiệm của người bán.':
    '{name}, tax code {code}, made and signed the invoice on behalf of the seller.',
  'Hỏi người bán xem có ủy nhiệm không.': 'Ask the seller whether they delegated it.',
  'Bên nhận ủy nhiệm ký hóa đơn không mã': 'A delegate signed an invoice without code',
  'Bên nhận ủy nhiệm ký hóa đơn': 'A delegate signed the invoice',
  'Hóa đơn không ghi mã số thuế người mua': 'The invoice names no tax code of the buyer',
  'Muốn khấu trừ thuế, hóa đơn phải ghi mã số thuế {code:word} của công ty. Xin người bán lập hóa đơn thay thế.':
    'To deduct the tax, the invoice has to name your tax code {code}. Ask the seller for a replacing invoice.',
  'Người mua là công ty mình': 'The buyer is your company',
  'Mã số thuế {code:word} đúng.': 'Tax code {code} is right.',
  'Hóa đơn ghi cho đơn vị khác của công ty': 'The invoice is for another unit of your company',
  'Hóa đơn ghi {code:word}, công ty là {own:word}. Kiểm tra xem đơn vị nào kê khai.':
    'The invoice says {code}, your company is {own}. Check which unit declares it.',
  'Người mua không phải công ty mình': 'The buyer is not your company',
  'Hóa đơn ghi mã số thuế {code:word}, của công ty là {own:word}. Trả lại người bán nếu họ ghi nhầm.':
    'The invoice says tax code {code}, yours is {own}. Return it to the seller if they were mistaken.',
  'Loại chứng từ không có phần cộng tiền': 'This kind of document has no totals',
  '{count:number} dòng': '{count} lines',
  '{count:number} dòng, cộng lại đúng.': '{count} lines, which add up.',
  'Số tiền khớp từng dòng, thuế và tổng': 'The amounts of lines, taxes and totals agree',
  'Số tiền không khớp': 'The amounts do not agree',
  '{faults}. Đề nghị người bán điều chỉnh hoặc thay thế hóa đơn.':
    'What does not agree: {faults:list}. Ask the seller to adjust or replace the invoice.',
  'thiếu tổng tiền chưa thuế, tiền thuế hoặc tổng thanh toán':
    'the total before tax, the tax or the total payable is missing',
  'cộng các dòng không bằng tổng tiền chưa thuế': 'the lines do not add up to the total before tax',
  'cộng các thuế suất không bằng tổng tiền chưa thuế': 'the rates do not add up to the total before tax',
  'tiền thuế của một thuế suất không bằng tiền hàng nhân thuế suất':
    'the tax of a rate is not its amount times the rate',
  'cộng tiền thuế các thuế suất không bằng tổng tiền thuế':
    'the taxes of the rates do not add up to the total tax',
  'tiền hàng cộng thuế không bằng tổng thanh toán': 'amount and tax do not add up to the total payable',
  'Không có mẫu hóa đơn số “{form}” vào ngày lập.': 'There was no invoice form “{form}” on the issue date.',
  '“{symbol}” không đúng dạng sáu ký tự như C26TAA.':
    '“{symbol}” has not the six characters of a symbol such as C26TAA.',
  'Ký hiệu của năm {year:number}, hóa đơn lập năm {issued:number}.':
    'The symbol is of {year}, the invoice of {issued}.',
  'Chữ {letter:word} chưa được quy định vào ngày lập.':
    'The letter {letter} was not in the law on the issue date.',
  'Chữ {letter:word} chỉ dùng với mẫu {forms}.': 'The letter {letter} is for form {forms} only.',
  'Ký hiệu {series:word} không đúng quy định': 'Series {series} is not as the law says',
  'Ngày lập sau hôm nay': 'The issue date lies after today',
  'Hóa đơn ghi ngày {day:word}. Kiểm tra lại với người bán.':
    'The invoice is dated {day}. Check it with the seller.',
  'Ký hiệu {series:word} đúng quy định': 'Series {series} is as the law says',
  'Đúng mẫu số, đúng năm {year:number}.': 'The right form, the right year {year}.',
  'Mã QR là của hóa đơn khác': 'The QR code is of another invoice',
  'Đừng chuyển tiền theo mã QR này. Xin người bán gửi lại tệp XML gốc.':
    'Do not pay by this QR code. Ask the seller for the original XML.',
  'Tệp có phần không được ký': 'Parts of the file are not signed',
  'Có thể bị thêm vào sau khi ký, đừng dựa vào phần này: {parts}.':
    'They may have been added after the signing; do not rely on them: {parts}.',
  'Mọi phần của tệp đều được ký': 'Every part of the file is signed',
  'Không có phần nào thêm vào sau khi ký.': 'Nothing was added after the signing.',
  'Xin người bán gửi lại tệp XML gốc, hoặc tra cứu hóa đơn trên cổng của cơ quan thuế.':
    'Ask the seller for the original XML, or look the invoice up on the portal of the tax authority.',
  'Hóa đơn từ máy tính tiền, không cần chữ ký của người bán':
    'A cash-register invoice needs no signature of the seller',
  'Ký hiệu có chữ M: người bán ký thông điệp gửi cơ quan thuế, không ký từng hóa đơn.':
    'The symbol has the letter M: the seller signs the message to the tax authority, not each invoice.',
  'Không có chữ ký của người bán': 'There is no signature of the seller',
  'Hóa đơn đã bị sửa sau khi người bán ký': 'The invoice was changed after the seller signed it',
  'Chữ ký của người bán không đúng': 'The seller’s signature is not right',
  'Chữ ký của người bán không phủ lên hóa đơn này': 'The seller’s signature does not cover this invoice',
  'Chữ ký đúng, nhưng dùng thuật toán cũ SHA-1': 'The signature is right, but uses the old algorithm SHA-1',
  'Nội dung không đổi từ lúc ký, ký ngày {day:word}.':
    'The content has not changed since it was signed on {day}.',
  'Nội dung không đổi từ lúc ký.': 'The content has not changed since it was signed.',
  'Nên nhắc người bán chuyển sang SHA-256.': 'Remind the seller to change to SHA-256.',
  'Chữ ký của người bán đúng': 'The seller’s signature is right',
  'Không có chứng thư số để kiểm tra': 'There is no certificate to check',
  'Hóa đơn từ máy tính tiền không kèm chữ ký.': 'A cash-register invoice comes without a signature.',
  'Không có chứng thư số của người bán': 'There is no certificate of the seller',
  'Không đọc được chứng thư số của người bán': 'The seller’s certificate cannot be read',
  'không rõ nơi cấp': 'issuer not known',
  'Số {serial:word}, {issuer}, hiệu lực {from:word} đến {to:word}.':
    'No. {serial}, {issuer:said}, valid {from} to {to}.',
  'Số {serial:word}, {issuer}, hiệu lực {from:word} đến {to:word}. {next}':
    'No. {serial}, {issuer:said}, valid {from} to {to}. {next:said}',
  'Chứng thư số đã hết hạn khi ký': 'The certificate had expired at the signing',
  'Hỏi lại người bán trước khi nhận.': 'Ask the seller before you accept it.',
  'Chứng thư số chưa có hiệu lực khi ký': 'The certificate was not valid yet at the signing',
  'Chứng thư số còn hạn khi ký, chưa rõ tổ chức cấp':
    'The certificate was valid at the signing, its issuer is not known',
  'Hệ thống chưa có chứng thư gốc của tổ chức này; đối chiếu trên cổng của cơ quan thuế.':
    'The system has no root certificate of this issuer; compare on the portal of the tax authority.',
  'Chứng thư số còn hạn khi ký': 'The certificate was valid at the signing',
  'Chưa tra thu hồi.': 'Whether it was revoked was not looked up.',
  'Thiếu mã của cơ quan thuế': 'The code of the tax authority is missing',
  'Ký hiệu {symbol:word} là loại có mã nhưng tệp không có mã. Xin người bán gửi tệp đã được cấp mã.':
    'Symbol {symbol} is of invoices with code, and the file has none. Ask the seller for the file with the code.',
  'Loại không có mã của cơ quan thuế': 'A kind without a code of the tax authority',
  'Ký hiệu {symbol:word} không cần mã.': 'Symbol {symbol} needs no code.',
  'Có mã của máy tính tiền': 'It has the code of a cash register',
  '{code:word}. Máy tính tiền tự lập mã trong dải được cấp.':
    '{code}. Cash registers make their codes from those given to them.',
  'Mã không có chữ ký của cơ quan thuế': 'The code has no signature of the tax authority',
  'Ai cũng ghi được mã {code:word} vào tệp; chỉ chữ ký của cơ quan thuế chứng minh mã có thật.':
    'Anybody can write the code {code} into a file; only the signature of the tax authority proves it.',
  'Chữ ký của cơ quan thuế không đúng': 'The signature of the tax authority is not right',
  'Có mã và chữ ký, chưa xác nhận được là của cơ quan thuế':
    'Code and signature are there, not proved to be of the tax authority',
  '{code:word}. Hệ thống chưa có chứng thư gốc của cơ quan thuế; tra mã trên cổng của cơ quan thuế.':
    '{code}. The system has no root certificate of the tax authority; look the code up on its portal.',
  'Mã của cơ quan thuế có thật': 'The code of the tax authority is genuine',
  '{code:word}, có chữ ký của cơ quan thuế.': '{code}, signed by the tax authority.',
  'Tệp có phần không đọc được': 'Parts of the file could not be read',
  '{parts}. So với bản in của người bán trước khi nhận.':
    'Not read: {parts:list}. Compare it with the seller’s print before you accept it.',
  '{field} ({path:word}) ghi nhiều lần, chỉ lần đầu được đọc':
    '{field:label} ({path}) is there more than once, only the first was read',
  '{path:word} ghi nhiều lần, chỉ lần đầu được đọc':
    '{path} is there more than once, only the first was read',
  'tính chất “{kind}” của dòng {line:number} không rõ, được đọc là hàng hóa':
    'the kind “{kind}” of line {line} is not known, it was read as goods',
  'thuế suất “{rate}” của dòng {line:number} không rõ': 'the VAT rate “{rate}” of line {line} is not known',
  'thuế suất “{rate}” của phần cộng không rõ': 'the VAT rate “{rate}” of the totals is not known',
  'phần {path:word} không có trong định dạng': 'the part {path} is not in the format',
  'và {count:number} chỗ khác': 'and {count} more places',
};
