import { worded } from '#src/language/language.ts';

/** The words of the application for a trial. */
export const trialWords = worded('trialWords', {
  title: 'Đăng ký dùng thử',
  lead: 'Ba mươi ngày với đủ chức năng, không cần thẻ thanh toán.',
  chosen: (name: string) =>
    `Gói đã chọn: ${name}. Ba mươi ngày đầu chưa phải trả tiền; gói này được chọn sẵn khi bạn mua.`,
  company: 'Đơn vị',
  account: 'Tài khoản quản trị',
  tax_code: 'Mã số thuế',
  tax_code_hint: '10 chữ số, thêm -001 cho chi nhánh, hoặc 12 số định danh của hộ kinh doanh',
  company_name: 'Tên đơn vị',
  address: 'Địa chỉ',
  full_name: 'Họ tên của bạn',
  phone_number: 'Số điện thoại',
  email: 'Email đăng nhập',
  email_hint: 'Mã xác minh được gửi tới đây',
  password: 'Mật khẩu',
  asking: 'Đang tra cứu đăng ký doanh nghiệp…',
  filled: 'Đã điền theo đăng ký doanh nghiệp',
  same: 'Đúng như đăng ký doanh nghiệp',
  differs: (said: string) => `Đăng ký doanh nghiệp ghi: ${said}.`,
  take: 'Lấy theo đăng ký',
  inactive: (status: string) =>
    `Đăng ký doanh nghiệp ghi “${status}”. Kiểm tra lại mã số thuế; nếu đúng, hỏi cơ quan thuế trước: tờ khai đăng ký hóa đơn của đơn vị ở tình trạng này có thể bị từ chối.`,
  unknown: 'Chưa thấy mã này trong đăng ký doanh nghiệp. Hãy tự nhập tên và địa chỉ.',
  silent: 'Chưa tra cứu được lúc này. Hãy tự nhập tên và địa chỉ.',
  ask_again: 'Tra cứu lại',
  ask_invitation: 'Yêu cầu được mời',
  submit: 'Gửi mã xác minh',
  busy: 'Đang gửi…',
  failed: 'Chưa gửi được.',
  has_account: 'Đã có tài khoản?',
  next: 'Sau khi gửi',
  steps: [
    'Nhập mã 6 chữ số gửi tới email của bạn.',
    'Đơn vị được tạo, bạn vào làm việc ngay.',
    'Mời đồng nghiệp, thêm chứng thư số và lập hóa đơn đầu tiên.',
  ],
});
