import { worded } from '#src/language/language.ts';

/** Help about the catalogues and the settings of the company. */
export const companyHelp = worded('companyHelp', {
  catalogue: {
    title: 'Danh mục',
    use: {
      title: 'Nhập một lần, dùng mãi',
      text: 'Khách hàng và hàng hóa có sẵn ở đây được gợi ý khi lập hóa đơn. Sửa danh mục không đổi hóa đơn đã phát hành.',
    },
    many: {
      title: 'Nhập từ Excel',
      text: 'Bấm Nhập, chọn tệp có sẵn của bạn; cột nào ứng với trường nào được đoán trước. Dòng sai nói rõ ô nào, vì sao.',
    },
    edit: {
      title: 'Sửa nhiều dòng cùng lúc',
      text: 'Chọn các dòng bằng [[X]] rồi bấm Sửa ở thanh chọn; hoàn tác được.',
      touch: 'Bấm nút Chọn dòng, chạm các dòng rồi bấm Sửa ở thanh chọn; hoàn tác được.',
    },
  },
  importing: {
    title: 'Nhập từ tệp',
    columns: {
      title: 'Ghép cột',
      text: 'Cột được đoán theo tên. Cột bỏ qua được gọi tên, để không mất dữ liệu mà không biết.',
    },
    cells: {
      title: 'Sửa ngay tại ô',
      text: 'Ô sai có màu đỏ và câu giải thích. Sửa xong, dòng đó được kiểm tra lại.',
    },
    again: {
      title: 'Nhập lại không thành hai',
      text: 'Bản ghi trùng mã được cập nhật hay bỏ qua, tùy bạn chọn.',
    },
  },
  templates: {
    title: 'Mẫu hóa đơn',
    symbol: {
      title: 'Ký hiệu do hệ thống ghép',
      text: 'Ký hiệu theo năm, hình thức và loại hóa đơn đúng quy định. Mẫu chỉ dùng được khi loại hóa đơn đã đăng ký.',
    },
    design: {
      title: 'Xem ngay khi chỉnh',
      text: 'Logo, màu, phông chữ, cột và trường thêm hiện ngay trên bản xem trước.',
    },
    keep: {
      title: 'Hóa đơn cũ giữ mẫu cũ',
      text: 'Đổi mẫu chỉ có tác dụng với hóa đơn phát hành sau đó.',
    },
  },
  certificates: {
    title: 'Chữ ký số',
    ways: {
      title: 'Ba cách ký',
      text: 'Tệp chứng thư (PKCS#12), USB token cắm vào máy, hoặc ký từ xa bằng điện thoại.',
    },
    declared: {
      title: 'Phải có trong tờ khai',
      text: 'Chữ ký số chưa được cơ quan thuế chấp nhận thì chưa ký hóa đơn được. Thêm vào tờ khai rồi gửi.',
    },
    safe: {
      title: 'Khóa được mã hóa',
      text: 'Khóa riêng và mật khẩu được mã hóa khi lưu, không hiện lại và không tải về được.',
    },
  },
  company: {
    title: 'Thông tin đơn vị',
    used: {
      title: 'In trên hóa đơn',
      text: 'Tên, địa chỉ, tài khoản được in lên hóa đơn phát hành từ lúc lưu. Hóa đơn cũ giữ thông tin cũ.',
    },
    declare: {
      title: 'Đổi tên, địa chỉ?',
      text: 'Sau khi đổi với cơ quan đăng ký kinh doanh, gửi tờ khai thay đổi để thông tin khớp với cơ quan thuế.',
    },
  },
  people: {
    title: 'Nhân viên và vai trò',
    role: {
      title: 'Quyền theo vai trò',
      text: 'Chọn vai trò có sẵn hay tự lập vai trò. Không ai cấp được quyền mà mình không có.',
    },
    leave: {
      title: 'Khi có người nghỉ',
      text: 'Khóa tài khoản: mọi phiên đăng nhập dừng ngay, việc đã làm vẫn ghi tên người đó.',
    },
    phone: {
      title: 'Mất điện thoại',
      text: 'Người quản lý nhân viên gỡ xác thực hai lớp của tài khoản; người đó được báo qua thư.',
    },
  },
  rules: {
    title: 'Số, tiền tệ và sự cố',
    style: {
      title: 'Kiểu số và số lẻ',
      text: 'Đặt kiểu số cho cả đơn vị và số chữ số thập phân của số lượng, đơn giá, tỷ giá. Hóa đơn đã phát hành không đổi.',
    },
    incident: {
      title: 'Sự cố kỹ thuật',
      text: 'Ghi lại thời gian mạng hay cổng thuế có lỗi: hạn gửi được tính lại theo luật cho các hóa đơn trong thời gian đó.',
    },
  },
  mail: {
    title: 'Thư gửi người mua',
    auto: {
      title: 'Tự gửi khi có mã',
      text: 'Bật tự gửi thì người mua nhận PDF và XML ngay khi hóa đơn được cấp mã.',
    },
    words: {
      title: 'Lời thư của bạn',
      text: 'Các trường trong ngoặc nhọn được điền khi gửi. Xem trước rồi hãy lưu.',
    },
    back: {
      title: 'Thư bị trả lại',
      text: 'Hóa đơn có thư bị trả lại được đánh dấu trong danh sách; sửa địa chỉ rồi gửi lại, hoặc gửi liên kết qua Zalo.',
    },
  },
  verification: {
    title: 'Kiểm tra hóa đơn XML',
    drop: {
      title: 'Thả tệp vào trang',
      text: 'Xem chữ ký có đúng, nội dung có bị sửa, chứng thư có còn hạn lúc ký. Tệp không được lưu lại.',
    },
  },
  tracking: {
    title: 'Khóa API và nhật ký',
    keys: {
      title: 'Khóa cho phần mềm khác',
      text: 'Mỗi phần mềm một khóa, chỉ với quyền nó cần. Khóa chỉ hiện một lần khi tạo.',
    },
    log: {
      title: 'Ai đã làm gì',
      text: 'Mọi thay đổi được ghi nối tiếp bằng dấu băm: xóa hay sửa một dòng đều bị phát hiện.',
    },
  },
  webhooks: {
    title: 'Webhook',
    what: {
      title: 'Phần mềm của bạn được báo ngay',
      text: 'Chọn sự kiện và địa chỉ https của ERP hay phần mềm bán hàng. Mỗi sự kiện được ký bằng khóa riêng, chỉ có số, ký hiệu, trạng thái và mã của cơ quan thuế; muốn biết thêm, phần mềm gọi API.',
    },
    again: {
      title: 'Khi bên nhận không trả lời',
      text: 'Hệ thống thử lại mười lần trong khoảng hai ngày. Sự kiện không giao được vẫn còn trong nhật ký giao: bấm Gửi lại khi phần mềm nhận đã chạy.',
    },
  },
  packages: {
    title: 'Gói dịch vụ',
    left: {
      title: 'Còn bao nhiêu hóa đơn',
      text: 'Trang này cho biết đã dùng, còn lại và ngày hết hạn. Hết gói vẫn xem và sửa sai được, chỉ không phát hành hóa đơn mới.',
    },
    pay: {
      title: 'Thanh toán',
      text: 'Quét mã VietQR bằng ứng dụng ngân hàng, giữ nguyên nội dung chuyển khoản. Gói được cộng khi tiền về.',
    },
  },
  profile: {
    title: 'Tài khoản của bạn',
    safe: {
      title: 'Đăng nhập an toàn hơn',
      text: 'Bật xác thực hai lớp hoặc khóa truy cập (passkey), và giữ mã dự phòng ở nơi khác.',
    },
    sessions: {
      title: 'Thiết bị lạ',
      text: 'Danh sách phiên cho biết nơi đang đăng nhập; đăng xuất phiên nào bạn không nhận ra.',
    },
  },
} as const);
