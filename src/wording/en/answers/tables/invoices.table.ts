import type { Answers } from '../sayer.ts';

/** Of invoices, their attachments and mails. */
export const INVOICES_ANSWERS: Answers = {
  'Hóa đơn đã phát hành nên không sửa được. Hãy lập hóa đơn điều chỉnh hoặc thay thế.':
    'The invoice is issued and cannot be changed. Make an adjusting or a replacing invoice.',
  'Mẫu hóa đơn này không còn. Hãy chọn ký hiệu khác.': 'This template is gone. Choose another symbol.',
  'Chỉ xóa được hóa đơn nháp chưa có số. Hóa đơn này đã vào quá trình phát hành.':
    'Only a draft without a number can be deleted. This invoice is being published already.',
  'Khách hàng này không còn trong danh mục. Hãy chọn lại.':
    'This customer is not in the catalogue any more. Choose again.',
  'Hóa đơn chưa được ký nên chưa có tệp XML. Hãy ký và phát hành trước.':
    'The invoice is not signed, so it has no XML file yet. Sign and publish it first.',
  'Chỉ hóa đơn đã phát hành mới in chuyển đổi ra giấy được. Hãy phát hành trước, hoặc tải bản in thường.':
    'Only an issued invoice can be converted to paper. Publish it first, or download the usual print.',
  'Không có hóa đơn nào để in. Hãy đổi bộ lọc.': 'There is no invoice to print. Change the filters.',
  'Không có hóa đơn nào trong số đã chọn phát hành được: các hóa đơn này đã phát hành hoặc đang trên đường. Hãy chọn hóa đơn nháp.':
    'None of the selected invoices can be published: they are issued or on their way. Select drafts.',
  'Lần phát hành này đã kết thúc nên không tạm dừng hay chạy tiếp được. Hãy tải lại trang để xem kết quả.':
    'This batch has ended and can neither be paused nor go on. Load the page again to see its result.',
  'Không còn hóa đơn nào lỗi vì nguyên nhân này để thử lại. Hãy tải lại trang để xem kết quả hiện tại.':
    'No invoice failed for this cause any more. Load the page again to see how it is now.',
  'Chỉ nhập người nhận khi gửi một hóa đơn. Gửi nhiều hóa đơn thì mỗi hóa đơn đi tới email của người mua đó.':
    'Recipients are entered for one invoice alone. Of several invoices each goes to the email of its own buyer.',
  'Hóa đơn chưa phát hành xong nên chưa có liên kết cho người mua. Hãy phát hành trước.':
    'The invoice is not issued yet, so there is no link for its buyer. Publish it first.',
  'Tệp rỗng. Hãy chọn tệp khác.': 'The file is empty. Choose another.',
  'Tệp rỗng.': 'The file is empty.',
  'Tệp lớn hơn 5 MB. Hãy nén nhỏ lại hoặc chia thành nhiều tệp.':
    'The file is larger than 5 MB. Compress it, or split it into several.',
  'Các tệp đính kèm của một hóa đơn cộng lại không quá 10 MB. Hãy nén nhỏ các tệp.':
    'The attachments of one invoice may have 10 MB together. Compress them.',
  'Hóa đơn đã vào quá trình phát hành nên tệp đính kèm được giữ lại; chỉ thêm được tệp mới.':
    'The invoice is being published, so its attachments are kept; new ones can be added.',
  'Hóa đơn bằng đồng không cần tỷ giá. Hãy nhập mã của ngoại tệ.':
    'An invoice in đồng needs no rate. Enter the code of a foreign currency.',
  'Không có hóa đơn từ máy tính tiền nào đang chờ gửi. Tải lại danh sách để xem tình hình mới nhất.':
    'No cash-register invoice waits to be sent. Load the list again to see how things are.',
  'Tệp Office này có macro nên không nhận. Lưu lại thành tệp không có macro, hoặc PDF.':
    'This Office file has macros and is not accepted. Save it without macros, or as PDF.',
  'Tệp bị hỏng, có mật khẩu hoặc không đọc được. Lưu lại từ chương trình gốc rồi chọn lại.':
    'The file is damaged, has a password or cannot be read. Save it again from its own program and choose it again.',
  'Đính kèm được PDF, ảnh (PNG, JPEG, WebP, GIF), Word, Excel, PowerPoint không có macro, và XML.':
    'You can attach PDF, pictures (PNG, JPEG, WebP, GIF), Word, Excel and PowerPoint without macros, and XML.',
  'Đây là tệp chương trình nên không nhận.': 'This is a program and is not accepted.',
  'Đây là tệp nén, không nhận trực tiếp. Giải nén rồi đính kèm từng tệp.':
    'This is a compressed file, which is not accepted. Unpack it and attach each file.',
  'Đây là trang web hoặc hình SVG nên không nhận.':
    'This is a web page or an SVG picture and is not accepted.',
  'Không nhận loại tệp này.': 'This type of file is not accepted.',
  'Tên tệp kết thúc bằng .{ending:word} nhưng nội dung là {kind}. Đổi đuôi tên tệp thành .{right:word} rồi chọn lại.':
    'The file name ends in .{ending}, but its content is {kind:said}. Change the ending to .{right} and choose it again.',
  'Mỗi hóa đơn đính kèm được nhiều nhất {most:number} tệp. Gộp các tệp lại rồi đính kèm.':
    'An invoice may have {most} attachments. Put files together and attach them.',
  'Hóa đơn này không còn nữa.': 'This invoice is gone.',
  'Không có hóa đơn nào trong số đã chọn. Hãy tải lại danh sách rồi chọn lại.':
    'None of the selected invoices is there. Load the list again and select again.',
  'Hóa đơn chưa phát hành xong nên chưa gửi người mua được.':
    'The invoice is not issued yet, so it cannot be sent to its buyer.',
  'Hóa đơn không có email người mua.': 'The invoice has no email of its buyer.',
  'Liên kết không dùng được: sai, đã bị bên bán thay, hoặc hóa đơn chưa có hiệu lực. Hãy xin bên bán gửi liên kết mới.':
    'The link cannot be used: it is wrong, the seller has replaced it, or the invoice is not in force yet. Ask the seller for a new one.',
  'Không có trường {{field}}. Hãy chọn một trường trong danh sách, hoặc bỏ dấu ngoặc nhọn.':
    'There is no field {{field}}. Choose one of the list, or remove the braces.',
  'Máy chủ nhận nói không có hộp thư này. Gửi lại cùng địa chỉ sẽ bị trả lại tiếp.':
    'The receiving server says there is no such mailbox. Sent to the same address, it will come back again.',
  'Không tìm thấy máy chủ của tên miền này. Hãy kiểm tra phần sau dấu @.':
    'No server was found for this domain. Check what follows the @.',
  'Hộp thư người nhận đã đầy. Gửi lại sau, hoặc đưa liên kết qua Zalo, SMS.':
    'The mailbox is full. Send it again later, or give the link by Zalo or SMS.',
  'Máy chủ nhận từ chối thư này. Hãy đưa liên kết qua Zalo, SMS, hoặc hỏi người nhận địa chỉ khác.':
    'The receiving server refused this mail. Give the link by Zalo or SMS, or ask for another address.',
  'Thư bị trả lại. Hãy hỏi người nhận địa chỉ khác, hoặc đưa liên kết qua Zalo, SMS.':
    'The mail came back. Ask for another address, or give the link by Zalo or SMS.',
  'Hệ thống chưa có máy chủ thư nên người mua không nhận được thư này. Nhờ người quản trị cài đặt máy chủ thư rồi gửi lại.':
    'The system has no mail server, so the buyer does not get this mail. Ask the administrator to set one up, then send it again.',
  'Hệ thống đã thử nhiều lần và không tự gửi nữa. Nhờ người quản trị kiểm tra cài đặt máy chủ thư rồi bấm “Gửi lại”.':
    'The system tried many times and does not send it by itself any more. Ask the administrator to check the mail server, then press “Send again”.',
  'Không kết nối được máy chủ thư.': 'The mail server cannot be reached.',
  'Chưa rõ thư đã đi hay chưa: kết nối với máy chủ thư đứt khi đang gửi. Hệ thống không tự gửi lại để người nhận không có hai thư. Hỏi người nhận trước khi bấm “Gửi lại”.':
    'It is not known whether the mail has left: the connection to the mail server broke while it was sent. The system does not send it again by itself, so that nobody gets it twice. Ask the recipient before you press “Send again”.',
  'Hệ thống chưa lập được thư này (bản in hoặc tệp đính kèm).':
    'The system could not write this mail (its print or an attached file).',
  'Hệ thống đã thử nhiều lần và không tự gửi nữa. Nhờ người quản trị xem nhật ký của máy chủ rồi bấm “Gửi lại”.':
    'The system tried many times and does not send it by itself any more. Ask the administrator to look at the log of the server, then press “Send again”.',
  'Hệ thống tự gửi lại.': 'The system sends it again by itself.',
  'Máy chủ thư không nhận: {said}': 'The mail server does not take it: {said}',
  'Máy chủ thư chưa nhận: {said}': 'The mail server has not taken it yet: {said}',
  'Hóa đơn nháp này không còn nữa.': 'This draft is gone.',
  'Tài khoản đã yêu cầu xóa không còn dùng được, nên hóa đơn này giữ nguyên. Hãy xóa từ tài khoản khác.':
    'The account that asked for the deletion is not in use any more, so this invoice is left as it is. Delete it from another account.',
  'Không có bản nháp nào trong số đã chọn. Hóa đơn đã có số thì không xóa được, chỉ hủy, điều chỉnh hoặc thay thế.':
    'None of the selected is a draft. An invoice with a number cannot be deleted, only cancelled, adjusted or replaced.',
  'Mở hóa đơn, nhập lại phần này rồi lưu.': 'Open the invoice, enter this part again and save.',
  'Tệp XML đã ký không bị ảnh hưởng và vẫn có giá trị; báo người quản trị khôi phục dữ liệu từ bản sao lưu.':
    'The signed XML file is not affected and stays valid; ask the administrator to restore the data from a backup.',
  '{place}: {part} lưu trong hệ thống bị hỏng, không đọc được. {remedy}':
    '{place:said}: {part:named}, as stored, is damaged and cannot be read. {remedy:said}',
  'Dòng {line:number}': 'Line {line}',
  'Mỗi lần tối đa {most:number} hóa đơn, bạn đang chọn {count:number}. Hãy lọc bớt, ví dụ theo ngày lập.':
    'At most {most} invoices at a time; you selected {count}. Filter the list, for instance by issue date.',
  'Mỗi lần phát hành tối đa {most:number} hóa đơn, bạn đang chọn {count:number}. Hãy lọc bớt, ví dụ theo ngày lập.':
    'At most {most} invoices are published at a time; you selected {count}. Filter the list, for instance by issue date.',
  'Danh sách vừa thay đổi: bạn đã chọn {before:number} hóa đơn, bây giờ có {now:number}. Hãy xem lại rồi chọn lại.':
    'The list has just changed: you selected {before} invoices, now there are {now}. Look at it and select again.',
  'Bộ lọc này còn quá nhiều hóa đơn để cộng (trên {most:number}). Hãy lọc thêm theo ngày lập hoặc trạng thái.':
    'The filter still has too many invoices to add up (more than {most}). Filter by issue date or status too.',
  'Không có xã, phường mã {commune} thuộc tỉnh, thành phố mã {province}. Chọn lại nơi ở của người mua trong hàng hóa đặc trưng của dòng bán xe.':
    'There is no commune or ward {commune} in province or city {province}. Choose the buyer’s residence again in the special goods of the line that sells the vehicle.',
  'Hóa đơn đã có số nên giữ ký hiệu {symbol:word}.':
    'The invoice has its number, so it keeps the symbol {symbol}.',
  'Bạn chưa có quyền lập {kind} nên không sửa, xóa hay phát hành được bản này. Vui lòng liên hệ quản trị viên.':
    'You may not make {kind:said}, so you cannot change, delete or publish this one. Please contact your administrator.',
  'hóa đơn điều chỉnh': 'adjusting invoices',
  'hóa đơn thay thế': 'replacing invoices',
  'Khách hàng “{name}” đã bị xóa khỏi danh mục. Hãy chọn khách hàng khác, hoặc khôi phục khách hàng này trong danh mục rồi lưu lại.':
    'Customer “{name}” was deleted from the catalogue. Choose another, or restore them there and save again.',
  'Dòng {line:number}: hàng hóa này không còn trong danh mục. Hãy chọn lại.':
    'Line {line}: this product is not in the catalogue any more. Choose again.',
  'Không có đồng tiền “{code}”. Nhập mã ISO 4217 đang dùng, ví dụ USD, EUR, JPY.':
    'There is no currency “{code}”. Enter an ISO 4217 code in use such as USD, EUR, JPY.',
};
