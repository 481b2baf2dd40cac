import type { Answers } from '../sayer.ts';

/** Of packages of the service and how they are paid. */
export const PACKAGES_ANSWERS: Answers = {
  'Gói này không còn bán. Hãy chọn gói khác.': 'This package is not sold any more. Choose another.',
  'Yêu cầu này không còn nhận tiền. Hãy tải lại trang để xem tình trạng mới.':
    'This request takes no money any more. Load the page again to see how it is.',
  'Hệ thống chưa nối cổng thanh toán. Hãy chuyển khoản.':
    'There is no payment gateway here. Pay by bank transfer.',
  'Hệ thống chưa có tài khoản nhận tiền nên chưa bán gói. Hãy liên hệ bên cung cấp.':
    'There is no account to pay to, so no package is sold here. Contact the vendor.',
  'Không có yêu cầu thanh toán ở địa chỉ này. Hãy kiểm tra lại liên kết.':
    'There is no payment request at this address. Check the link.',
  'Chữ ký của thông báo không đúng nên không được nhận. Hãy kiểm tra khóa đã chia sẻ.':
    'The signature of the notice is not right, so it was not taken. Check the shared key.',
  'Thời gian dùng thử đã hết nên chưa phát hành được.': 'The trial is over, so nothing can be published.',
  'Gói dịch vụ đã hết hạn quá {days:number} ngày nên chưa phát hành được.':
    'The package expired more than {days} days ago, so nothing can be published.',
  'Đã dùng hết số hóa đơn của gói, kể cả phần dùng thêm, nên chưa phát hành được.':
    'All invoices of the package are used, the extra ones too, so nothing can be published.',
  'Bản nháp vẫn còn; mua gói ở Gói dịch vụ rồi phát hành lại.':
    'The draft is still there; buy a package under Service plans, then publish again.',
  'Các hóa đơn còn lại vẫn là bản nháp; mua gói ở Gói dịch vụ rồi bấm Tiếp tục.':
    'The other invoices are still drafts; buy a package under Service plans, then press Resume.',
  'Hóa đơn đến giờ chạy được để lại là bản nháp. Mua gói ở Gói dịch vụ, lịch tự chạy tiếp; bản nháp đã để lại thì tự bấm phát hành.':
    'Invoices that were due stay drafts. Buy a package under Service plans and the schedule goes on by itself; publish the drafts left behind yourself.',
  'Lô dừng vì hết gói dịch vụ. Nay gói đã phát hành được: bấm Tiếp tục để phát hành các hóa đơn còn lại.':
    'The batch stopped because the package was used up. There is a package now: press Resume to publish the rest.',
  'Khoản này đã được yêu cầu hoàn. Hãy tải lại trang để xem tình trạng mới.':
    'A refund of this was requested already. Load the page again to see how it is.',
  'Khoản này được hoàn bằng chuyển khoản. Hãy điền tài khoản nhận tiền.':
    'This is refunded by bank transfer. Enter the account to pay to.',
  'Yêu cầu này đã nhận đủ tiền hoặc đã quá hạn nên không hủy được. Hãy tải lại trang để xem tình trạng mới.':
    'This request is paid or overdue and cannot be cancelled. Load the page again to see how it is.',
};
