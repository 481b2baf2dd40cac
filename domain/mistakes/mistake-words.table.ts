import type { RefusalParams } from '../refusals.ts';

/** Why a notice of mistakes is not sent. */
export type MistakeRefusalCode =
  | 'mistake_invoices_missing'
  | 'mistake_invoice_twice'
  | 'mistake_under_way'
  | 'mistake_invoice_not_issued'
  | 'mistake_mixed'
  | 'mistake_nature'
  | 'mistake_review_missing'
  | 'mistake_office_missing'
  | 'mistake_day'
  | 'mistake_symbol'
  | 'mistake_number'
  | 'mistake_format';

type Words = (params: RefusalParams) => string;

/** One sentence or two: what is there, what is wanted, what to do. */
export const MISTAKE_WORDS = {
  mistake_invoices_missing: () => 'Thông báo chưa có hóa đơn nào. Thêm ít nhất một hóa đơn có sai sót.',
  mistake_invoice_twice: (p) =>
    `Dòng ${p.line}: hóa đơn ${p.invoice} đã có ở dòng ${p.before}. Xóa một trong hai dòng.`,
  mistake_under_way: (p) =>
    p.accepted === 'yes'
      ? `Dòng ${p.line}: hóa đơn ${p.invoice} đã được cơ quan thuế tiếp nhận trong thông báo “${p.notice}”, cùng trả lời thông báo rà soát này. Xóa dòng này rồi gửi lại.`
      : `Dòng ${p.line}: hóa đơn ${p.invoice} đã có trong thông báo “${p.notice}”, đang chờ cơ quan thuế trả lời. Xóa dòng này, hoặc chờ trả lời rồi gửi lại.`,
  mistake_invoice_not_issued: (p) =>
    `Dòng ${p.line}: hóa đơn này chưa phát hành hoặc không còn. Chọn hóa đơn đã được cơ quan thuế tiếp nhận.`,
  mistake_mixed: (p) =>
    `Dòng ${p.line}: hóa đơn ${p.invoice} không đi cùng dòng 1 được, vì hóa đơn khởi tạo từ máy tính tiền báo bằng thông điệp 303, hóa đơn khác bằng 300. Chuyển dòng này sang một thông báo khác.`,
  mistake_nature: (p) =>
    `Dòng ${p.line}: từ ngày lập thông báo, tính chất “${p.nature}” không còn được dùng. Chọn Giải trình.`,
  mistake_review_missing: () =>
    'Thông báo trả lời cơ quan thuế phải ghi số và ngày của thông báo rà soát 01/TB-RSĐT. Nhập số và ngày ghi trên thông báo đó.',
  mistake_office_missing: () =>
    'Hồ sơ doanh nghiệp chưa có mã và tên cơ quan thuế quản lý hoặc tỉnh, thành phố. Mở Thiết lập, bổ sung rồi gửi lại.',
  mistake_day: (p) =>
    p.value === ''
      ? `${p.where}: chưa có ngày. Nhập ngày.`
      : `${p.where}: ngày “${p.value}” không đúng hoặc sau hôm nay. Nhập lại ngày.`,
  mistake_symbol: (p) =>
    `Dòng ${p.line}: hóa đơn điện tử không có mẫu số và ký hiệu “${p.form_no} ${p.symbol}”. Nhập như trên hóa đơn, viết hoa: mẫu số một chữ số, ký hiệu 6 ký tự như C26TAA; hóa đơn kiểu cũ thì đổi Loại áp dụng.`,
  mistake_number: (p) =>
    `Dòng ${p.line}: số hóa đơn “${p.value}” không phải chữ số. Nhập số như trên hóa đơn; hóa đơn kiểu cũ thì đổi Loại áp dụng.`,
  mistake_format: (p) =>
    `${p.label} chưa đúng định dạng gửi cơ quan thuế (${p.path}): ${p.reason}. Sửa nội dung này.`,
} as const satisfies Record<MistakeRefusalCode, Words>;
