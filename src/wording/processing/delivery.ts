import { worded } from '#src/language/language.ts';
/** Words of mailing an invoice to its buyer. */
export const deliveryWords = worded('deliveryWords', {
  card: 'Gửi cho người mua',
  send: 'Gửi email',
  again: 'Sửa và gửi lại',
  none: 'Chưa gửi email nào từ hệ thống.',
  failed: 'Chưa đọc được danh sách email.',
  queuedAt: (time: string) => `Yêu cầu lúc ${time}`,
  settledAt: (time: string) => `Lúc ${time}`,
  title: (name: string) => `Gửi hóa đơn ${name} qua email`,
  manyTitle: (count: string) => `Gửi ${count} hóa đơn qua email`,
  manyText:
    'Mỗi hóa đơn được gửi tới email người mua ghi trên hóa đơn đó, kèm bản PDF và XML. Hóa đơn chưa phát hành hoặc không có email được bỏ qua và nêu tên.',
  manyFollow: 'Kết quả từng email hiện ở trang của hóa đơn.',
  skipped: (count: string) => `${count} hóa đơn không gửi được:`,
  recipients: 'Người nhận',
  recipientsHint: 'Nhiều địa chỉ thì cách nhau bằng dấu phẩy, tối đa 10.',
  subject: 'Tiêu đề',
  message: 'Lời nhắn thêm',
  messageHint: 'Để trống cũng được.',
  preview: 'Nội dung thư',
  attached: (pdf: string, xml: string) => `Đính kèm: ${pdf}, ${xml}`,
  required: 'Nhập ít nhất một địa chỉ email.',
  malformed: (address: string) => `“${address}” không phải là địa chỉ email. Sửa lại như ten@congty.vn.`,
  tooMany: (max: number) => `Mỗi lần gửi tới ${max} địa chỉ là nhiều nhất. Bớt người nhận rồi gửi tiếp.`,
  done: (count: number) => (count === 1 ? 'Đang gửi email' : `Đang gửi ${count} email`),
  noServer:
    'Hệ thống chưa có máy chủ thư nên thư không tới được người mua. Nhờ người quản trị cài đặt trước.',
});
