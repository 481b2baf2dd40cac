/** A sentence of the server and its English, each gap in its place. */
export type Sentence = { readonly pattern: RegExp; readonly english: (...gaps: string[]) => string };

/** What the log of a document says beside its events (server/modules/documents/history.ts and the kinds of documents). */
export const LOG_DETAILS: readonly Sentence[] = [
  { pattern: /^Bản (\d+)$/, english: (version) => `Version ${version}` },
  { pattern: /^Mã thông điệp (\S+)$/, english: (id) => `Message ${id}` },
  {
    pattern: /^Đang tra cứu theo mã thông điệp, không gửi lại khi chưa rõ$/,
    english: () => 'Being looked up by its message id; not sent again while unclear',
  },
  { pattern: /^Chưa chuyển tới cơ quan thuế$/, english: () => 'Not passed on to the tax authority yet' },
  { pattern: /^Chờ cơ quan thuế phản hồi$/, english: () => 'Waiting for the tax authority to answer' },
  {
    pattern: /^Cơ quan thuế đã có thông điệp\. Không cần gửi lại$/,
    english: () => 'The tax authority has the message. It need not be sent again',
  },
  {
    pattern: /^Số (\d+), thuộc hóa đơn này từ nay$/,
    english: (number) => `Number ${number}, which belongs to this invoice from now on`,
  },
  { pattern: /^Thông báo số (.+)$/, english: (number) => `Notice no. ${number}` },
  { pattern: /^(.+) · lô (\d+)$/, english: (day, batch) => `${day} · batch ${batch}` },
  { pattern: /^(\d+) hóa đơn hợp lệ\.$/, english: (count) => `${count} valid invoices.` },
  { pattern: /^(\d+) hóa đơn đã được ghi nhận\.$/, english: (count) => `${count} invoices were recorded.` },
  {
    pattern: /^(\d+)\/(\d+) hóa đơn không được tiếp nhận\.(.*)$/,
    english: (refused, count, why) => `${refused} of ${count} invoices were not received.${why}`,
  },
  { pattern: /^Xảy ra ngày (\S+?)(\. .+)?$/, english: (day, note = '') => `On ${day}${note}` },
  { pattern: /^Đến hết (\S+)$/, english: (day) => `Until the end of ${day}` },
];
