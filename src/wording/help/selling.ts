import { worded } from '#src/language/language.ts';

/** Help about invoices that the company issues. Keys are in double brackets: [[Ctrl+S]]. */
export const sellingHelp = worded('sellingHelp', {
  dashboard: {
    title: 'Tổng quan',
    first: {
      title: 'Xem việc cần làm trước',
      text: 'Việc gấp đứng trên: hóa đơn bị từ chối, chưa rõ, sắp quá hạn gửi. Bấm vào việc để tới đúng chỗ xử lý.',
    },
    figures: {
      title: 'Số nào cũng bấm được',
      text: 'Mỗi con số dẫn tới danh sách hóa đơn đã lọc sẵn. Biểu đồ nào cũng có bảng số đi kèm.',
    },
    who: {
      title: 'Vì sao thiếu một ô?',
      text: 'Mỗi ô chỉ hiện với người có quyền xem phần đó. Cần thêm quyền, hãy hỏi chủ doanh nghiệp.',
    },
  },
  invoices: {
    title: 'Danh sách hóa đơn',
    status: {
      title: 'Bấm vào hóa đơn để biết vì sao',
      text: 'Trang của hóa đơn nói lý do và việc nên làm tiếp. Số hóa đơn đã cấp được giữ, không phải lập lại.',
    },
    find: {
      title: 'Tìm và lọc',
      text: '[[/]] để tìm theo số, tên, mã số thuế, có dấu hay không dấu; [[F]] mở bộ lọc. Bộ lọc hay dùng lưu được thành thẻ.',
      touch:
        'Ô tìm kiếm nhận số, tên, mã số thuế, có dấu hay không dấu; nút Bộ lọc mở các bộ lọc. Bộ lọc hay dùng lưu được thành thẻ.',
    },
    many: {
      title: 'Làm một lần cho nhiều hóa đơn',
      text: 'Chọn bằng [[X]], di chuyển bằng [[J]] [[K]]. Thanh chọn cho biết số lượng và tổng tiền trước khi phát hành, gửi thư hay tải về.',
      touch:
        'Bấm nút Chọn dòng rồi chạm các hóa đơn. Thanh chọn cho biết số lượng và tổng tiền trước khi phát hành, gửi thư hay tải về.',
    },
    out: {
      title: 'Lấy ra khỏi hệ thống',
      text: 'Nút Xuất cho danh sách Excel, CSV, hoặc tệp ZIP gồm XML hay PDF của các hóa đơn đang lọc.',
    },
  },
  invoice: {
    title: 'Hóa đơn',
    draft: {
      title: 'Bản nháp',
      text: 'Nhập như bảng tính, [[Ctrl+S]] lưu, [[Ctrl+Enter]] ký và phát hành. Đang gõ mà mất mạng thì nội dung vẫn giữ trên máy này.',
      touch:
        'Bấm Lưu để giữ bản nháp, Ký và phát hành khi xong. Đang gõ mà mất mạng thì nội dung vẫn giữ trên máy này.',
    },
    state: {
      title: 'Đang ở đâu, làm gì tiếp',
      text: 'Các bước đã qua và câu trả lời của cơ quan thuế ở cột bên. Bị từ chối thì có lý do và đúng một nút nên bấm.',
    },
    give: {
      title: 'Gửi người mua',
      text: 'Gửi thư, hay chép liên kết và mã QR. PDF để xem, XML là bản gốc có giá trị pháp lý.',
    },
    correct: {
      title: 'Sai thì sửa đúng cách',
      text: 'Nút Sửa sai đề nghị cách làm theo chỗ sai. [[K]] [[J]] tới hóa đơn trước, sau trong danh sách.',
      touch: 'Nút Sửa sai đề nghị cách làm theo chỗ sai.',
    },
  },
  editor: {
    title: 'Lập hóa đơn',
    buyer: {
      title: 'Bắt đầu từ mã số thuế',
      text: 'Nhập mã số thuế, hệ thống lấy tên và địa chỉ từ danh mục rồi từ cơ quan thuế. [[Alt+M]] tới người mua, [[Alt+L]] tới các dòng hàng, [[Alt+N]] tới ghi chú.',
      touch: 'Nhập mã số thuế, hệ thống lấy tên và địa chỉ từ danh mục rồi từ cơ quan thuế.',
    },
    lines: {
      title: 'Nhập như bảng tính',
      text: '[[Enter]] ở dòng cuối thêm dòng mới, [[Ctrl+D]] nhân đôi, [[Ctrl+Del]] xóa. Phím mũi tên sang ô bên cạnh. Gõ [[=]] để tính, ví dụ =12*3. Dán được nhiều dòng từ Excel.',
      touch:
        'Bấm Thêm dòng để thêm, chạm vào dòng để sửa. Gõ dấu = để tính, ví dụ =12*3. Dán được nhiều dòng từ Excel.',
    },
    paste: {
      title: 'Dán hàng chưa có trong danh mục',
      text: 'Bảng xem trước liệt kê mặt hàng mới. Chọn mặt hàng cần tạo, sửa mã nếu muốn, rồi chèn; mặt hàng không tạo vẫn vào hóa đơn. [[Ctrl+Z]] bỏ cả lần dán.',
      touch:
        'Bảng xem trước liệt kê mặt hàng mới. Chọn mặt hàng cần tạo, sửa mã nếu muốn, rồi chèn; mặt hàng không tạo vẫn vào hóa đơn.',
    },
    files: {
      title: 'Đính kèm hợp đồng, phiếu xuất kho',
      text: 'Lưu nháp rồi đính kèm tệp. Tệp được chọn Gửi người mua đi kèm thư và hiện ở trang tra cứu; tệp khác chỉ nội bộ thấy.',
    },
    notes: {
      title: 'Phiếu xuất kho',
      text: 'Gõ phiếu xuất kho trong [[Ctrl+K]], hoặc chọn ký hiệu mẫu số 6: chữ N là vận chuyển nội bộ, chữ B là gửi bán đại lý. Phiếu không có thuế và không tính vào doanh thu.',
      touch:
        'Tìm phiếu xuất kho ở nút tìm kiếm trên cùng, hoặc chọn ký hiệu mẫu số 6: chữ N là vận chuyển nội bộ, chữ B là gửi bán đại lý. Phiếu không có thuế và không tính vào doanh thu.',
    },
    numbers: {
      title: 'Số viết kiểu Việt Nam',
      text: '1.500 là một nghìn năm trăm, 1,5 là một phẩy năm. Số không đọc được giữ nguyên như bạn gõ và được tô đỏ.',
    },
    save: {
      title: 'Lưu rồi phát hành',
      text: '[[Ctrl+S]] lưu bản nháp, [[Ctrl+Enter]] ký và phát hành; thêm [[Shift]] để lập ngay hóa đơn kế tiếp. Từ lúc phát hành, hóa đơn không sửa được, chỉ điều chỉnh hoặc thay thế.',
      touch:
        'Bấm Lưu để giữ bản nháp, Ký và phát hành khi xong. Từ lúc phát hành, hóa đơn không sửa được, chỉ điều chỉnh hoặc thay thế.',
    },
  },
  publish: {
    title: 'Phát hành nhiều hóa đơn',
    check: {
      title: 'Kiểm tra trước',
      text: 'Hóa đơn chưa sẵn sàng được gom theo nguyên nhân, kèm liên kết để sửa. Các hóa đơn khác vẫn phát hành.',
    },
    follow: {
      title: 'Theo dõi mà không cần chờ',
      text: 'Đóng máy vẫn chạy tiếp. Tổng luôn bằng được, lỗi, chưa rõ, chờ và dừng cộng lại.',
    },
    stop: {
      title: 'Tạm dừng, dừng hẳn, thử lại',
      text: 'Hóa đơn chưa lấy số thì dừng được. Hóa đơn lỗi được thử lại theo từng nguyên nhân, giữ nguyên số.',
    },
  },
  recurring: {
    title: 'Hóa đơn định kỳ',
    make: {
      title: 'Lập từ một hóa đơn',
      text: 'Ở trang hóa đơn hay danh sách hóa đơn, chọn Lập định kỳ, rồi chọn chu kỳ và ngày. Ngày 31 của tháng ngắn là ngày cuối tháng.',
    },
    draft: {
      title: 'Chỉ là bản nháp',
      text: 'Đúng ngày, bản nháp ghi ngày hôm đó, với hàng và giá của hóa đơn gốc. Chuông báo cho bạn; bạn xem lại rồi phát hành.',
    },
    stop: {
      title: 'Tạm dừng, chạy lại',
      text: 'Ngày đã qua trong lúc tạm dừng không lập bù. Dừng vì lỗi thì có lý do; sửa xong bấm Chạy lại, bản nháp của kỳ đó được lập ngay.',
    },
  },
  cashRegister: {
    title: 'Hóa đơn từ máy tính tiền',
    code: {
      title: 'Có hiệu lực ngay',
      text: 'Mỗi hóa đơn nhận số và mã 23 ký tự trong cùng một lần ghi, đưa được cho khách liền.',
    },
    send: {
      title: 'Gửi trong ngày',
      text: 'Hóa đơn trong ngày được gom lại, ký một lần và gửi cơ quan thuế: bấm Gửi, hoặc để hệ thống tự gửi lúc 21:30.',
    },
    till: {
      title: 'Bán tại quầy',
      text: 'Quét mã, hay bấm vào hàng; quét lại là thêm một. [[F2]] tới số khách đưa, [[Enter]] xuất hóa đơn, [[Enter]] nữa in 80 mm, [[Esc]] tới khách sau. Bấm “Bán khi mất mạng” để máy này bán được cả khi mất mạng.',
      touch:
        'Chạm vào hàng, chạm lại là thêm một; nhập số khách đưa rồi xuất hóa đơn, in 80 mm. Bấm “Bán khi mất mạng” để máy này bán được cả khi mất mạng.',
    },
  },
  corrections: {
    title: 'Điều chỉnh, thay thế, hủy',
    choose: {
      title: 'Chọn theo chỗ sai',
      text: 'Trang sửa sai hỏi sai ở đâu rồi đề nghị cách làm đúng luật: thông báo sai sót, điều chỉnh, thay thế hay hủy.',
    },
    agree: {
      title: 'Thỏa thuận với người mua',
      text: 'Nhiều trường hợp cần biên bản trước. Người mua mở liên kết, đọc và ký trên điện thoại hoặc máy tính.',
    },
    chain: {
      title: 'Cả chuỗi ở một chỗ',
      text: 'Trang hóa đơn liệt kê hóa đơn gốc, hóa đơn điều chỉnh, thay thế và giấy tờ kèm theo.',
    },
  },
  statements: {
    title: 'Biên bản với người mua',
    sign: {
      title: 'Hai bên cùng ký',
      text: 'Bạn ký trước, người mua nhận liên kết để đọc, ký hoặc từ chối. Biên bản có cả hai chữ ký thì tải về được.',
    },
    refused: {
      title: 'Người mua từ chối hay im lặng',
      text: 'Biên bản trở lại bản nháp để sửa và ký lại; bản đã ký vẫn nằm trong lịch sử.',
    },
  },
} as const);
