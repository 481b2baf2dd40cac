import { label, type Worded } from '#src/language/language.ts';
import { lower } from '../../lists.ts';
import { ANSWERS } from './answers.table.ts';
import { LOG_DETAILS, type Sentence } from './log-details.ts';

const named = (name: string): string => lower(label(name));
const capital = (name: string): string => label(name);

/** Sentences of the server with gaps, most of them of its validator (server/platform/http/validation.ts). */
const SENTENCES: readonly Sentence[] = [
  {
    pattern: /^Thiếu “(.+)”\. Hãy điền rồi lưu lại\.$/,
    english: (field) => `“${capital(field)}” is missing. Fill it in and save again.`,
  },
  { pattern: /^(.+) không được để trống\.$/, english: (field) => `${capital(field)} must not be blank.` },
  {
    pattern: /^(.+) dài tối đa (\d+) ký tự, đang có (\d+)\.$/,
    english: (field, most, now) => `${capital(field)} may have ${most} characters; it has ${now}.`,
  },
  {
    pattern: /^(.+) không được nhỏ hơn (\S+)\.$/,
    english: (field, least) => `${capital(field)} must not be less than ${least}.`,
  },
  {
    pattern: /^(.+) không được lớn hơn (\S+)\.$/,
    english: (field, most) => `${capital(field)} must not be more than ${most}.`,
  },
  {
    pattern: /^(.+) cần ít nhất một mục\.$/,
    english: (field) => `${capital(field)} needs at least one entry.`,
  },
  {
    pattern: /^(.+) có tối đa (\d+) mục\.$/,
    english: (field, most) => `${capital(field)} may have ${most} entries.`,
  },
  {
    pattern: /^(.+) có ký tự điều khiển không hiện ra được\. Xóa rồi gõ lại\.$/,
    english: (field) =>
      `${capital(field)} has control characters that cannot be shown. Delete it and type it again.`,
  },
  {
    pattern: /^(.+) không có ký tự nào nhìn thấy được\. Xóa rồi nhập lại\.$/,
    english: (field) => `Nothing of ${named(field)} can be seen. Delete it and enter it again.`,
  },
  {
    pattern: /^(.+) không đúng kiểu dữ liệu\.$/,
    english: (field) => `${capital(field)} is of the wrong type.`,
  },
  {
    pattern: /^(.+) không nằm trong các giá trị cho phép\.$/,
    english: (field) => `${capital(field)} is none of the values that are allowed.`,
  },
  {
    pattern: /^(.+) cần dạng ten@congty\.vn\.$/,
    english: (field) => `${capital(field)} has to be like name@company.vn.`,
  },
  {
    pattern: /^(.+) cần dạng năm-tháng-ngày, ví dụ (\S+)\.$/,
    english: (field, example) => `${capital(field)} has to be year-month-day, such as ${example}.`,
  },
  {
    pattern: /^(.+) cần một số, ví dụ (\S+)\.$/,
    english: (field, example) => `${capital(field)} has to be a number, such as ${example}.`,
  },
  {
    pattern: /^(.+) này đã có\. Hãy chọn .+ khác\.$/,
    english: (field) => `This ${named(field)} is taken. Choose another.`,
  },
  {
    pattern: /^(.+) đã chọn không còn nữa\. Hãy chọn lại\.$/,
    english: (field) => `The chosen ${named(field)} is gone. Choose again.`,
  },
  {
    pattern: /^Người khác vừa sửa (.+) này\. Hãy xem bản mới rồi lưu lại phần thay đổi của bạn\.$/,
    english: () =>
      'Somebody else has just changed this record. Look at the new version, then save your changes again.',
  },
  {
    pattern:
      /^Khách hàng “(.+)” đã bị xóa khỏi danh mục\. Hãy chọn khách hàng khác, hoặc khôi phục khách hàng này trong danh mục rồi lưu lại\.$/,
    english: (name) =>
      `Customer “${name}” was deleted from the catalogue. Choose another, or restore them there and save again.`,
  },
  {
    pattern: /^Hóa đơn này điều chỉnh cho hóa đơn (.+)\. Mở hóa đơn đó và điều chỉnh tiếp\.$/,
    english: (invoice) => `This invoice adjusts invoice ${invoice}. Open that invoice and adjust it further.`,
  },
  {
    pattern:
      /^Số thông điệp cần hỏi đã đổi: bạn xác nhận (\d+), nay là (\d+)\. Hãy xem lại danh sách rồi bấm lại\.$/,
    english: (before, now) =>
      `The number of messages has changed: you confirmed ${before}, now there are ${now}. Look at the list and press again.`,
  },
];

function sentence(vietnamese: string): string | null {
  for (const { pattern, english } of [...SENTENCES, ...LOG_DETAILS]) {
    const found = pattern.exec(vietnamese);
    if (found !== null) return english(...found.slice(1));
  }
  return null;
}

/** What is not known in English stays as the server says it. */
export const serverSaid = {
  of: (vietnamese) => ANSWERS[vietnamese] ?? sentence(vietnamese) ?? vietnamese,
} satisfies Worded<typeof import('../../desk/server-said.ts').serverSaid>;
