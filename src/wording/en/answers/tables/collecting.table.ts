import type { Answers } from '../sayer.ts';

/** Of taking input invoices from files and mailboxes. */
export const COLLECTING_ANSWERS: Answers = {
  'Hóa đơn đã duyệt nên không xóa được. Chuyển về chờ duyệt trước, rồi xóa.':
    'The invoice is approved and cannot be deleted. Put it back to waiting for approval first.',
  'Ghi lý do trả lại, để người bán biết phải sửa gì.':
    'Say why it is returned, so that the seller knows what to correct.',
  'Hóa đơn này có điểm cần xem hoặc không hợp lệ. Ghi lý do vẫn duyệt vào ô ghi chú.':
    'This invoice needs a look or is not valid. Say in the note why it is approved all the same.',
  'Trong tệp không có hóa đơn nào. Chọn tệp XML gốc của hóa đơn.':
    'There is no invoice in the file. Choose the original XML file of the invoice.',
  'Trong tệp không có hóa đơn nào. Chọn tệp XML gốc của hóa đơn, hoặc nhập bằng tay.':
    'There is no invoice in the file. Choose the original XML file of the invoice, or enter it by hand.',
  'Tệp lớn hơn 2 MB nên không phải một hóa đơn.': 'The file is larger than 2 MB, so it is no invoice.',
  'Đây là tệp Word hoặc Excel. Chọn tệp XML gốc của hóa đơn.':
    'This is a file of Word or Excel. Choose the original XML file of the invoice.',
  'Tệp quá lớn nên không được đọc. Tải tệp từ thư về rồi thả vào trang này.':
    'The file is too large and was not read. Save it from the mail and drop it on this page.',
  'Thư có nhiều tệp đính kèm hơn mức được đọc. Tải các tệp còn lại về rồi thả vào trang này.':
    'The mail has more attachments than are read. Save the others and drop them on this page.',
  'Thư có quá nhiều tệp (tối đa {most:number} tệp XML). Phần còn lại không được nhận: tải về rồi thả vào trang này.':
    'The mail has too many files (at most {most} XML files). The others were not taken: save them and drop them on this page.',
  'Không phải thư gửi hóa đơn: không có tệp XML, ZIP hoặc PDF đính kèm.':
    'This mail brings no invoice: it has no XML, ZIP or PDF attached.',
  'Hóa đơn này vừa bị xóa trong lúc nhận. Gửi lại tệp để nhận lại.':
    'This invoice was deleted while it was taken. Send the file again.',
  'Hợp lệ: mọi điểm kiểm tra đều đạt.': 'Valid: all checks passed.',
  'Hóa đơn {name} đã có, nhận ngày {day:word}. Tệp này giống hệt nên được bỏ qua.':
    'Invoice {name} is there already, taken on {day}. This file is the same and was passed over.',
  'Hóa đơn {name} đã có, nhận ngày {day:word} từ tệp {file}, nhưng hai tệp khác nhau. Tệp nhận trước được giữ; so lại, nếu tệp mới mới đúng thì xóa hóa đơn cũ rồi tải lên lại.':
    'Invoice {name} is there already, taken on {day} from the file {file}, but the two files differ. The first one is kept; compare them, and if the new one is right delete the old invoice and upload it again.',
  'Hệ thống đã thử đọc thư này nhiều lần mà không được. Mở hộp thư, tải các tệp hóa đơn về rồi thả vào trang này.':
    'The system tried to read this mail many times without success. Open the mailbox, save the invoice files and drop them on this page.',
  'Nhập mật khẩu của hộp thư.': 'Enter the password of the mailbox.',
  'Máy chủ hoặc tên đăng nhập đã đổi. Nhập lại mật khẩu của hộp thư.':
    'The server or the user name has changed. Enter the password of the mailbox again.',
  'Không tìm thấy máy chủ IMAP này. Xem lại tên máy chủ, ví dụ imap.gmail.com.':
    'This IMAP server was not found. Check its name, such as imap.gmail.com.',
  'Máy chủ IMAP này nằm trong mạng nội bộ, hoặc cổng không phải 143 hay 993, nên không được kết nối. Dùng máy chủ trên Internet, hoặc xin người vận hành hệ thống cho phép.':
    'This IMAP server is in a private network, or its port is neither 143 nor 993, so it is not connected to. Use a server on the Internet, or ask the operator of the system to allow it.',
  'Không kết nối được tới máy chủ IMAP. Xem lại tên máy chủ và cổng (thường là 993), và hộp thư có bật IMAP chưa.':
    'The IMAP server cannot be reached. Check its name and port (usually 993), and whether IMAP is switched on for the mailbox.',
  'Máy chủ không nói TLS đúng cách, hoặc chứng thư của máy chủ không hợp lệ với tên đã nhập. Xem lại cổng, cách bảo mật (993 là TLS, 143 là STARTTLS) và tên máy chủ.':
    'The server does not speak TLS properly, or its certificate is not of the name entered. Check the port, the security (993 is TLS, 143 is STARTTLS) and the name of the server.',
  'Máy chủ không nhận tên đăng nhập hoặc mật khẩu. Gmail, Outlook và nhiều nơi khác cần mật khẩu ứng dụng thay cho mật khẩu thường.':
    'The server refused the user name or the password. Gmail, Outlook and many others need an app password in place of the usual one.',
  'Đăng nhập được, nhưng không có thư mục này trong hộp thư. Thư mục thường là INBOX.':
    'Signing in worked, but the mailbox has no such folder. The usual folder is INBOX.',
  'Kết nối tới hộp thư bị ngắt giữa chừng. Hệ thống sẽ tự thử lại.':
    'The connection to the mailbox was cut. The system tries again by itself.',
  'Tài khoản đã đặt hộp thư không còn dùng được hoặc không còn quyền nhận hóa đơn đầu vào. Người có quyền hãy lưu lại thiết lập hộp thư.':
    'The account that set the mailbox is not in use, or may not take input invoices any more. Somebody who may has to save the mailbox settings again.',
  'Hệ thống gặp lỗi khi nhận hóa đơn từ hộp thư. Hệ thống sẽ tự thử lại.':
    'The system failed to take invoices from the mailbox. It tries again by itself.',
  'Đã đăng nhập và mở được thư mục {folder}.': 'Signed in and opened the folder {folder}.',
  'Tệp PDF này chỉ là bản in, bên trong không có tệp XML của hóa đơn. Hãy xin người bán tệp XML.':
    'This PDF is only a print, without the XML of the invoice in it. Ask the seller for the XML.',
  'Tệp PDF lớn hơn 10 MB nên không được mở. Hãy xin người bán tệp XML.':
    'The PDF is larger than 10 MB and was not opened. Ask the seller for the XML.',
  'Tệp PDF có mật khẩu nên không đọc được tệp XML bên trong. Hãy xin người bán tệp XML.':
    'The PDF has a password, so the XML in it cannot be read. Ask the seller for the XML.',
  'Tệp PDF bị hỏng nên không đọc được tệp XML bên trong. Tải lại tệp, hoặc xin người bán tệp XML.':
    'The PDF is damaged, so the XML in it cannot be read. Download it again, or ask the seller for the XML.',
  'Việc mở tệp PDF này mất quá lâu nên đã dừng lại. Hãy xin người bán tệp XML.':
    'Opening this PDF took too long and was stopped. Ask the seller for the XML.',
  'Việc mở tệp PDF này cần quá nhiều bộ nhớ nên đã dừng lại. Hãy xin người bán tệp XML.':
    'Opening this PDF took too much memory and was stopped. Ask the seller for the XML.',
  'Máy chủ đang mở nhiều tệp PDF khác nên chưa nhận tệp này. Hãy đợi vài giây rồi thử lại.':
    'The server is opening many other PDFs and does not take this one yet. Wait a few seconds and try again.',
  'Máy chủ đang khởi động lại nên chưa mở xong tệp PDF này. Hãy đợi vài giây rồi thử lại.':
    'The server is being restarted, so this PDF is not opened yet. Wait a few seconds and try again.',
  'Tệp PDF có hơn {most:number} tệp XML bên trong. Hãy xin người bán từng tệp XML, hoặc nén chúng thành ZIP.':
    'The PDF has more than {most} XML files in it. Ask the seller for each XML, or put them into a ZIP.',
  'Đây là tệp nén loại khác. Giải nén rồi chọn các tệp XML, hoặc nén lại thành ZIP.':
    'This is another kind of archive. Unpack it and choose the XML files, or make it a ZIP.',
  'Đây là ảnh, không phải hóa đơn điện tử. Xin người bán gửi tệp XML gốc.':
    'This is a picture, no e-invoice. Ask the seller for the original XML.',
  'Đây là tệp Word hoặc Excel cũ. Chọn tệp XML gốc của hóa đơn.':
    'This is an old file of Word or Excel. Choose the original XML of the invoice.',
  'Đây là tệp chương trình, không phải hóa đơn. Đừng mở tệp này.':
    'This is a program, no invoice. Do not open it.',
  'Trong tệp ZIP không có tệp XML nào. Nén các tệp XML gốc của hóa đơn rồi chọn lại.':
    'There is no XML in the ZIP. Put the original XML files of the invoices into it and choose it again.',
  'Tệp ZIP có mật khẩu. Giải nén rồi chọn các tệp XML bên trong.':
    'The ZIP has a password. Unpack it and choose the XML files in it.',
  'Tệp ZIP có dấu hiệu gây hại (bung ra quá lớn, quá nhiều tệp hoặc đường dẫn lạ) nên không được mở. Xin người gửi nén lại.':
    'The ZIP looks harmful (it unpacks to too much, has too many files or strange paths) and was not opened. Ask the sender to make it again.',
  'Tệp ZIP bị hỏng. Tải lại tệp, hoặc giải nén rồi chọn các tệp XML.':
    'The ZIP is damaged. Download it again, or unpack it and choose the XML files.',
  'Tệp ZIP có {count:number} tệp XML, mỗi lần nhận tối đa {most:number}. Chia thành nhiều tệp ZIP.':
    'The ZIP has {count} XML files; at most {most} are taken at a time. Split it into several.',
  'Tệp gộp {count:number} hóa đơn. Xin người bán gửi mỗi hóa đơn một tệp XML.':
    'The file holds {count} invoices. Ask the seller for one XML for each.',
  'Hóa đơn có {count:number} dòng, hệ thống nhận tối đa {most:number} dòng.':
    'The invoice has {count} lines; at most {most} are taken.',
  'Hóa đơn trong tệp thiếu hoặc sai {parts}, có thể là bản nháp. Xin người bán gửi tệp XML của hóa đơn đã phát hành.':
    'In the invoice of the file this is missing or wrong: {parts:list}. It may be a draft; ask the seller for the XML of the issued invoice.',
  'ký hiệu mẫu số': 'form',
  'ký hiệu': 'symbol',
  'số hóa đơn': 'invoice number',
  'ngày lập': 'issue date',
  'mã số thuế người bán': 'the seller’s tax code',
  'Mỗi tệp ZIP chỉ đọc được {most:number} tệp nên tệp PDF này chưa được đọc. Tải tệp này lên riêng.':
    'Only {most} files of a ZIP are read, so this PDF was not. Upload it by itself.',
  'Tệp nén nằm trong tệp ZIP nên không được mở. Giải nén rồi tải tệp này lên riêng.':
    'An archive within the ZIP is not opened. Unpack it and upload this file by itself.',
  'Không phải tệp XML hoặc PDF nên không được đọc. Nếu là hóa đơn, xin người bán gửi tệp XML gốc.':
    'It is neither XML nor PDF and was not read. If it is an invoice, ask the seller for the original XML.',
  'Còn {count:number} tệp khác cũng vậy.': 'It is the same with {count} more files.',
};
