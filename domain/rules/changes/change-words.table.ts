import { readableDate } from '../../fields/calendar-date.ts';
import type { ChangeKind } from './changes.ts';

/** By whether what was there ends for good, or something begins or takes its place. */
type Either<Words> = { readonly ends: Words; readonly begins: Words };

/** Words for coming changes; days are DD/MM/YYYY. */
type ChangeWords = {
  /** What becomes another; the subject is a rate, a letter, a form or a holiday, and stays unsaid where it is a key. */
  readonly titles: Readonly<Record<ChangeKind, Either<(day: string, subject: string) => string>>>;
  /** What to do with the drafts it touches: "3 hóa đơn nháp". */
  readonly tasks: Readonly<Record<ChangeKind, Either<(drafts: string) => string>>>;
  drafts(count: number): string;
  /** Where not all were looked at. */
  moreDrafts(count: number): string;
  readonly none: string;
};

/** In Vietnamese. */
export const CHANGE_WORDS = {
  titles: {
    vat_rate: {
      ends: (day, rate) => `Từ ${day} thuế suất ${rate} hết hiệu lực.`,
      begins: (day, rate) => `Từ ${day} được dùng thuế suất ${rate}.`,
    },
    revenue_relief: {
      ends: (day) => `Từ ${day} không còn giảm mức tỷ lệ % để tính thuế GTGT.`,
      begins: (day) => `Từ ${day} mức giảm tỷ lệ % để tính thuế GTGT thay đổi.`,
    },
    format_version: {
      ends: (day) => `Từ ${day} hết dùng định dạng dữ liệu đang dùng.`,
      begins: (day) => `Từ ${day} hóa đơn lập theo định dạng dữ liệu mới.`,
    },
    sentence: {
      ends: (day) => `Từ ${day} một câu ghi trên hóa đơn hết dùng.`,
      begins: (day) => `Từ ${day} một câu ghi trên hóa đơn có lời mới.`,
    },
    retail_buyer: {
      ends: (day) => `Từ ${day} hết dùng cách ghi người mua không lấy hóa đơn.`,
      begins: (day) => `Từ ${day} người mua không lấy hóa đơn được ghi theo cách mới.`,
    },
    symbol_letter: {
      ends: (day, letter) => `Từ ${day} ký hiệu có chữ ${letter} hết dùng.`,
      begins: (day, letter) => `Từ ${day} ký hiệu có thêm hoặc đổi nghĩa chữ ${letter}.`,
    },
    form: {
      ends: (day, form) => `Từ ${day} mẫu số ${form} hết dùng.`,
      begins: (day, form) => `Từ ${day} mẫu số ${form} được dùng hoặc đổi tên.`,
    },
    deadline: {
      ends: (day) => `Từ ${day} bỏ một thời hạn lập hoặc gửi hóa đơn.`,
      begins: (day) => `Từ ${day} một thời hạn lập hoặc gửi hóa đơn thay đổi.`,
    },
    day_off: {
      ends: (day, holiday) => `Ngày ${day} không còn nghỉ: ${holiday}.`,
      begins: (day, holiday) => `Ngày ${day} nghỉ: ${holiday}.`,
    },
  },
  tasks: {
    vat_rate: {
      ends: (drafts) => `${drafts} ghi ngày từ hôm đó cần sửa thuế suất.`,
      begins: (drafts) => `${drafts} ghi ngày từ hôm đó: kiểm tra thuế suất trước khi ký.`,
    },
    revenue_relief: {
      ends: (drafts) => `${drafts} ghi ngày từ hôm đó không được ghi số thuế giảm nữa.`,
      begins: (drafts) => `${drafts} ghi ngày từ hôm đó: kiểm tra số thuế được giảm trước khi ký.`,
    },
    format_version: same((drafts) => `${drafts} ghi ngày từ hôm đó: mở ra kiểm tra trước khi ký.`),
    sentence: {
      ends: (drafts) => `${drafts} ghi ngày từ hôm đó cần bỏ câu này.`,
      begins: (drafts) => `${drafts} ghi ngày từ hôm đó cần sửa câu này.`,
    },
    retail_buyer: same((drafts) => `${drafts} ghi ngày từ hôm đó cần sửa tên người mua.`),
    symbol_letter: {
      ends: (drafts) => `${drafts} ghi ngày từ hôm đó cần chọn ký hiệu khác.`,
      begins: (drafts) => `${drafts} ghi ngày từ hôm đó: kiểm tra ký hiệu trước khi ký.`,
    },
    form: {
      ends: (drafts) => `${drafts} ghi ngày từ hôm đó cần chọn mẫu khác.`,
      begins: (drafts) => `${drafts} ghi ngày từ hôm đó: kiểm tra mẫu số trước khi ký.`,
    },
    deadline: same((drafts) => `${drafts} ghi ngày từ hôm đó theo hạn mới: xem hạn trên từng hóa đơn.`),
    day_off: {
      ends: (drafts) => `${drafts} có hạn ký và gửi sớm hơn: xem hạn trên từng hóa đơn.`,
      begins: (drafts) => `${drafts} có hạn ký và gửi lùi lại sau ngày nghỉ.`,
    },
  },
  drafts: (count) => `${count} hóa đơn nháp`,
  moreDrafts: (count) => `Từ ${count} hóa đơn nháp trở lên`,
  none: 'Chưa có hóa đơn nháp nào bị ảnh hưởng.',
} as const satisfies ChangeWords;

function same<Words>(words: Words): Either<Words> {
  return { ends: words, begins: words };
}

/** A coming change as clerks read it. */
export type AnnouncedChange = {
  readonly kind: ChangeKind;
  /** First day of the new state, YYYY-MM-DD. */
  readonly on: string;
  /** What changes, as in `Change`. */
  readonly subject: string;
  /** True where nothing takes its place. */
  readonly ends: boolean;
};

/** How many drafts a change touches; `more` where not all drafts were looked at: at least so many. */
type TouchedDrafts = { readonly count: number; readonly more: boolean };

/** What becomes another, and from which day: one sentence, in Vietnamese unless other words are given. */
export function changeTitle(
  { kind, on, subject, ends }: AnnouncedChange,
  words: ChangeWords = CHANGE_WORDS,
): string {
  return words.titles[kind][ends ? 'ends' : 'begins'](readableDate(on), subject);
}

/** Which drafts a change is for and what to do about them: one sentence. */
export function changeText(
  { kind, ends }: AnnouncedChange,
  { count, more }: TouchedDrafts,
  words: ChangeWords = CHANGE_WORDS,
): string {
  if (count === 0) return words.none;
  const drafts = more ? words.moreDrafts(count) : words.drafts(count);
  return words.tasks[kind][ends ? 'ends' : 'begins'](drafts);
}
