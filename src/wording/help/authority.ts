import { worded } from '#src/language/language.ts';

/** Help about what goes to the tax authority and comes back. */
export const authorityHelp = worded('authorityHelp', {
  registrations: {
    title: 'Tờ khai đăng ký',
    why: {
      title: 'Làm việc này trước tiên',
      text: 'Chỉ phát hành được hóa đơn khi cơ quan thuế đã chấp nhận tờ khai 01/ĐKTĐ-HĐĐT. Hình thức, loại hóa đơn và chữ ký số phải có trong tờ khai.',
    },
    change: {
      title: 'Đổi thông tin thì khai lại',
      text: 'Tờ khai mới bắt đầu từ tờ khai đang hiệu lực; phần thay đổi được đánh dấu trước khi ký.',
    },
    answer: {
      title: 'Chờ trả lời',
      text: 'Thường có tiếp nhận trong vài phút, chấp nhận trong một ngày làm việc. Bị từ chối thì lý do hiện ngay ở trang tờ khai.',
    },
  },
  mistakes: {
    title: 'Thông báo sai sót',
    when: {
      title: 'Dùng khi nào',
      text: 'Mẫu 04/SS-HĐĐT báo sai tên, địa chỉ người mua, hủy hóa đơn, hoặc trả lời yêu cầu rà soát của cơ quan thuế.',
    },
    several: {
      title: 'Nhiều hóa đơn một thông báo',
      text: 'Thêm các hóa đơn vào cùng một thông báo; mỗi hóa đơn được trả lời riêng, lý do từ chối hiện ở đúng dòng.',
    },
  },
  tables: {
    title: 'Bảng tổng hợp',
    what: {
      title: 'Cho hóa đơn không mã',
      text: 'Hóa đơn không mã được gửi theo bảng 01/TH-HĐĐT. Hệ thống gom đúng kỳ, mỗi hóa đơn chỉ vào một bảng.',
    },
    fix: {
      title: 'Bổ sung và sửa',
      text: 'Bảng đã gửi thì sửa bằng bảng bổ sung, không gửi lại bảng cũ.',
    },
  },
  transmissions: {
    title: 'Lịch sử truyền nhận',
    read: {
      title: 'Mọi thông điệp đều ở đây',
      text: 'Mỗi lần gửi và mỗi câu trả lời được giữ nguyên văn. Bấm vào dòng để xem, tải XML và kiểm tra chữ ký.',
    },
    unknown: {
      title: '“Chưa rõ” không phải là lỗi',
      text: 'Hệ thống chưa biết cơ quan thuế đã nhận hay chưa và đang tra cứu. Đừng lập hóa đơn khác để thay.',
    },
    provider: {
      title: 'Nơi truyền nhận của riêng công ty',
      text: 'Công ty có hợp đồng riêng thì đặt địa chỉ và khóa ở Cấu hình, Nơi truyền nhận, và bấm “Kiểm tra kết nối” trước khi lưu.',
    },
  },
  notices: {
    title: 'Thông báo từ cơ quan thuế',
    inbox: {
      title: 'Hộp thư của đơn vị',
      text: 'Yêu cầu rà soát, giải trình, thông báo ngừng sử dụng hóa đơn về đây kèm hạn trả lời.',
    },
    reply: {
      title: 'Trả lời tại chỗ',
      text: 'Mở thông báo, bấm nút trả lời; hệ thống điền sẵn số, ngày và các hóa đơn được nhắc tới.',
    },
  },
  reports: {
    title: 'Báo cáo',
    period: {
      title: 'Chọn kỳ',
      text: 'Tháng, quý, năm hay khoảng ngày bất kỳ đến 366 ngày. Lưu kỳ, bộ lọc và cột dưới một tên để mở lại; quý đã lưu luôn là quý này.',
    },
    rules: {
      title: 'Số liệu tính thế nào',
      text: 'Hóa đơn bị thay thế, hủy không tính; hóa đơn điều chỉnh tính phần tăng, giảm ở kỳ của nó.',
    },
    file: {
      title: 'Tệp nộp kế toán',
      text: 'Excel và PDF có tiêu đề, kỳ, tổng theo thuế suất và chỗ ký, in ngang được ngay.',
    },
  },
  monthEnd: {
    title: 'Khóa sổ tháng',
    check: {
      title: 'Kiểm tra trước khi chốt',
      text: 'Các việc còn mở hiện theo nhóm. Chốt được khi không còn việc bắt buộc.',
    },
    close: {
      title: 'Chốt là để đối chiếu',
      text: 'Số liệu lúc chốt được giữ kèm dấu băm. Hóa đơn thay đổi sau đó hiện thành chênh lệch.',
    },
  },
  proofPacks: {
    title: 'Gói bằng chứng',
    make: {
      title: 'Một tệp cho một kỳ',
      text: 'Chọn kỳ và nội dung, rồi tạo gói. Gói có tệp gốc từng byte, thông điệp, nhật ký và bản kê khai mã băm của từng tệp.',
    },
    verify: {
      title: 'Người nhận tự kiểm tra',
      text: 'Giải nén, mở xem.html bằng trình duyệt rồi thả tệp ZIP vào. Trang không dùng mạng, nói rõ tệp nào bị sửa, thiếu hoặc thừa.',
    },
    leave: {
      title: 'Rời phần mềm',
      text: 'Gói “Toàn bộ dữ liệu” khôi phục được trên một máy chủ khác; nhờ người quản trị máy. Mật khẩu và khóa ký không có trong gói.',
    },
  },
  collectors: {
    title: 'Hóa đơn đầu vào',
    add: {
      title: 'Kéo tệp vào trang',
      text: 'Thả XML, ZIP, hoặc PDF có XML bên trong, hoặc để hệ thống tự nhận từ hộp thư. Tệp gốc được giữ nguyên; tệp trùng được gọi tên, không nhập hai lần.',
    },
    verdict: {
      title: 'Kiểm tra giúp bạn',
      text: 'Chữ ký, mã cơ quan thuế, mã số thuế người mua, tổng tiền, ký hiệu đều được xem. Mỗi điểm sai có một câu giải thích.',
    },
    missing: {
      title: 'Có thể còn thiếu',
      text: 'Hóa đơn gốc mà một hóa đơn đã nhận thay thế hoặc điều chỉnh, và tháng chưa có hóa đơn của người bán vẫn gửi đều. Lọc theo người bán, lý do hoặc kỳ; chép thư hỏi người bán; không phải thiếu thì bấm để bỏ qua, hóa đơn về thì mục tự mất.',
    },
    order: {
      title: 'Gắn đơn mua',
      text: 'Số đơn mua ghi ở trang từng hóa đơn; lọc Đơn mua “Chưa gắn đơn mua” để tìm hóa đơn còn bỏ trống. Đơn mua chưa có hóa đơn thì phần mềm không biết: danh sách đơn mua không nằm ở đây.',
    },
    approve: {
      title: 'Duyệt và xuất bảng kê',
      text: 'Duyệt từng hóa đơn hay nhiều hóa đơn cùng lúc, hoàn tác được; xuất bảng kê mua vào bằng nút Xuất.',
    },
  },
} as const);
