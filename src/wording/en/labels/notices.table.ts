/** Notices of the tax authority: what they are about and what to do. */
export const noticeLabels: Readonly<Record<string, string>> = {
  'Thông báo từ cơ quan thuế': 'Notices from the tax authority',
  'thông báo': 'notice',
  'Thông điệp': 'Message',
  'Tên loại thông điệp': 'Name of the message type',
  'Về việc': 'About',
  'Tiêu đề': 'Title',
  'Số thông báo': 'Notice number',
  'Ngày thông báo': 'Notice date',
  'Lần thông báo': 'Time it is said',
  'Nhận lúc': 'Received',
  'Hạn xử lý': 'Deadline',
  'Số ngày còn lại': 'Days left',
  'Hạn do phần mềm tính': 'Deadline counted by this software',
  'Cần làm gì': 'What to do',
  'Việc cần làm': 'Thing to do',
  'Căn cứ': 'Source',
  'Tình trạng': 'State',
  'Ghi nhận xử lý lúc': 'Noted as handled at',
  'Người ghi nhận': 'Noted by',
  'Tên người ghi nhận': 'Name of who noted it',
  'Hóa đơn được nêu': 'Invoices named',
  'Cơ quan thuế nêu': 'The tax authority says',
  'Tên tờ khai': 'Name of the declaration',
  'Chưa xử lý': 'To handle',
  'Đã xử lý': 'Handled',
  'Hết thời gian dùng hóa đơn có mã miễn phí': 'The time of free invoices with code is over',
  'Không còn được dùng hóa đơn không có mã': 'No longer entitled to invoices without code',
  'Rà soát hóa đơn': 'Review of invoices',
  'Ngừng, tiếp tục sử dụng hóa đơn': 'Stop or resume the use of invoices',
  'Loại khác': 'Another type',
  'Chưa có trong danh mục': 'Not in the catalogue',
  'Không đọc được': 'Unreadable',
  'Hết thời gian sử dụng hóa đơn có mã miễn phí': 'The time of free invoices with code is over',
  'Không còn thuộc trường hợp dùng hóa đơn không có mã': 'No longer entitled to invoices without code',
  'Hóa đơn cần rà soát': 'Invoices to review',
  'Thông điệp chưa có trong danh mục': 'A message of a type not known here',
  'Thông điệp không đọc được': 'A message that cannot be read',
  'Lập tờ khai thay đổi thông tin sử dụng hóa đơn điện tử (01/ĐKTĐ-HĐĐT).':
    'Write a declaration of change of the use of e-invoices (01/ĐKTĐ-HĐĐT).',
  'Ký và gửi tờ khai trước khi hết hạn.': 'Sign and send it before the deadline.',
  'Lập tờ khai thay đổi thông tin sử dụng hóa đơn điện tử (01/ĐKTĐ-HĐĐT) để chuyển sang hóa đơn có mã.':
    'Write a declaration of change of the use of e-invoices (01/ĐKTĐ-HĐĐT) to change to invoices with code.',
  'Sau 12 tháng dùng hóa đơn có mã mới được đăng ký dùng lại hóa đơn không có mã.':
    'Invoices without code can be declared again only after 12 months of invoices with code.',
  'Đối chiếu từng hóa đơn với hợp đồng, chứng từ và hàng đã giao.':
    'Compare each invoice with the contract, the papers and the goods delivered.',
  'Hóa đơn sai: xử lý như sai sót do mình phát hiện, bằng thông báo sai sót, điều chỉnh hoặc thay thế.':
    'Where an invoice is wrong: act as on an error found by yourself, with an error notice, an adjustment or a replacement.',
  'Hóa đơn đúng: giải trình lý do.': 'Where an invoice is right: explain why.',
  'Trả lời bằng thông báo 04/SS-HĐĐT trước khi hết hạn, ghi số và ngày của thông báo này.':
    'Answer with notice 04/SS before the deadline, with number and date of this notice.',
  'Mở XML để đọc quyết định: ngừng hay tiếp tục sử dụng, và từ giờ nào.':
    'Open the XML to read the decision: to stop or to resume, and from which hour.',
  'Nếu là ngừng sử dụng: không lập hóa đơn kể từ giờ đó. Hóa đơn lập sau đó là hóa đơn không hợp pháp.':
    'If it is to stop: issue no invoice from that hour on. Invoices issued after it are illegal.',
  'Chưa rõ lý do hoặc thời hạn giải trình thì hỏi ngay cơ quan thuế quản lý.':
    'Where the reason or the time to explain is not clear, turn to your tax office at once.',
  'Thông điệp được giữ nguyên văn, nhưng phần mềm không biết nội dung riêng của loại này.':
    'The message is kept as it was, but this software does not know what this type says.',
  'Thông điệp được giữ nguyên văn, nhưng loại này chưa có trong danh mục của phần mềm.':
    'The message is kept as it was, but its type is not in the catalogue of this software.',
  'Mở XML để đọc.': 'Open the XML to read it.',
  'Hỏi cơ quan thuế quản lý cần làm gì và trước ngày nào.': 'Ask your tax office what to do and by when.',
  'Thông điệp được giữ đúng từng byte như đã nhận, nhưng phần mềm không đọc được.':
    'The message is kept byte for byte as it was received, but this software cannot read it.',
  'Tải tệp về và hỏi cơ quan thuế quản lý nội dung cần xử lý.':
    'Download the file and ask your tax office what to do about it.',
  'gợi ý chung của phần mềm, vì nội dung của loại thông điệp này chưa được công bố':
    'general advice of this software, because what messages of this type hold is not published',
  'gợi ý chung của phần mềm, vì loại thông điệp này chưa có trong danh mục':
    'general advice of this software, because this type is not in the catalogue',
  'gợi ý chung của phần mềm, vì tệp không đúng định dạng nên không đọc được':
    'general advice of this software, because the file does not have the format of a message',
};
