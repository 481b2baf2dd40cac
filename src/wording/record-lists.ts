import { VAT_RATE_NAMES } from '#domain/rules/tax/vat-rate-names.table.ts';
import { worded } from '#src/language/language.ts';
import { lower } from './lists.ts';

/** Of single lists, where the words of the description are too long or too general. */
export const recordListWords = worded('recordListWords', {
  customerSearch: 'Tên, mã, mã số thuế…',
  collectorSearch: 'Số, người bán, MST, đơn mua…',
  unitPrice: 'Đơn giá (đ)',
  lasting: 'Chưa hết',
});

/** VAT rates that are no number, where there is room for words. */
export const rateWords = worded('rateWords', VAT_RATE_NAMES);

/** What is said of pages before they are loaded: their own words come with them. */
export const pageTitles = worded('pageTitles', {
  verification: 'Kiểm tra tệp hóa đơn (XML)',
  statements: {
    adjust: 'Biên bản điều chỉnh',
    replace: 'Biên bản thay thế',
    cancel: 'Biên bản hủy hóa đơn',
    ofInvoice: 'Biên bản của hóa đơn',
  },
  lists: { adjust: 'Bảng kê điều chỉnh', replace: 'Bảng kê thay thế' },
  statementSearch: 'Số biên bản, hóa đơn, người mua…',
  registration: 'Đăng ký sử dụng hóa đơn điện tử',
  registrationVersions: 'Các lần đăng ký',
  registrationSearch: 'Cơ quan thuế, địa danh, người đại diện…',
  profile: 'Tài khoản của bạn',
  importing: (label: string) => `Nhập ${lower(label)} từ tệp`,
});

/** Of the list of webhooks; the words of its pages come with them. */
export const webhookListWords = worded('webhookListWords', {
  facts: 'Báo sự kiện của hóa đơn cho ERP, phần mềm bán hàng ngay khi xảy ra',
  state: 'Tình trạng',
  on: 'Đang bật',
  off: 'Đang tắt',
  failing: 'Đang lỗi',
  putOff: 'Hệ thống đã tắt',
  events: (count: string) => `${count} sự kiện`,
  receiver: 'Nơi nhận',
  noAttempts: 'Chưa gửi lần nào',
  attempts: (all: string, failed: string) => `${all} lần gửi gần nhất, ${failed} lần không tới nơi`,
  arrived: 'Đã tới nơi',
  answers: 'Trả lời',
  took: (ms: string) => `${ms} ms`,
});

/** What names the pages and lists of corrections before they are opened: the frame of the admin shows it. */
export const correctionTitles = worded('correctionTitles', {
  title: 'Có gì sai?',
  adjusting: 'Lập hóa đơn điều chỉnh',
  replacing: 'Lập hóa đơn thay thế',
  otherAdjust: 'Điều chỉnh hóa đơn của hệ thống khác',
  otherReplace: 'Thay thế hóa đơn của hệ thống khác',
  otherStart: 'Hóa đơn của hệ thống khác',
  cancelledFacts:
    'Chỉ hóa đơn có số nhưng chưa được chấp nhận mới hủy được. Hóa đơn đã phát hành thì điều chỉnh hoặc thay thế bằng “Có gì sai?”.',
});

/** What names the pages of notices of mistakes, and what their list says: the frame of the admin shows it. */
export const mistakeTitles = worded('mistakeTitles', {
  createOther: 'Thông báo hóa đơn của hệ thống khác',
  title: 'Thông báo hóa đơn điện tử đã lập sai',
  search: 'Ký hiệu, số hóa đơn, số thông báo…',
  results: (received: number, refused: number) =>
    refused === 0 ? `${received} tiếp nhận` : `${received} tiếp nhận + ${refused} không`,
});

/** What names the reports before they are opened: the frame of the admin shows it. */
export const reportTitles = worded('reportTitles', {
  summaries: 'Bảng kê hóa đơn bán ra',
  details: 'Bảng kê chi tiết hóa đơn',
  usages: 'Tình hình sử dụng hóa đơn',
});

/** What names the pages of packages before they are opened: the frame of the admin shows it. */
export const packageTitles = worded('packageTitles', {
  register: 'Bảng giá gói dịch vụ',
  checkout: 'Mua gói dịch vụ',
});

/** The pages of the transmission history, by the kind of document their messages are about. */
export const historyTitles = worded('historyTitles', {
  declaration: 'Lịch sử truyền nhận tờ khai',
  invoice: 'Lịch sử truyền nhận hóa đơn',
  invoice_cash_register: 'Lịch sử truyền nhận hóa đơn từ máy tính tiền',
  invoice_mistake: 'Lịch sử truyền nhận thông báo sai sót',
  data_summary_table: 'Lịch sử truyền nhận bảng tổng hợp',
});

/** What leads to the certificates and to a new one: the frame of the admin shows it. */
export const certificateTitles = worded('certificateTitles', {
  add: 'Thêm chứng thư',
  toCertificates: 'Mở chứng thư số',
});
