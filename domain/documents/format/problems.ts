import type { ContentProblem } from './content.ts';

/** Why a value can't be written as a document, or where one that was read breaks its format. */
export type FormatProblem = {
  /** From the root's children: `NDHDon/DSHHDVu/HHDVu[3]/THHDVu`, counted from 1. */
  readonly path: string;
  readonly problem: ContentProblem | 'required' | 'not_in_version' | 'not_in_form' | 'too_many' | 'too_large';
  /** The element's official label, Vietnamese; empty for groups. */
  readonly label: string;
};

/** Thông điệp không quá 2 MB: the whole message, signatures included. */
export const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;

/** Why a whole message is not sent, or null. */
export function messageTooLarge(message_bytes: number): FormatProblem | null {
  return message_bytes > MAX_MESSAGE_BYTES ? { path: '', problem: 'too_large', label: 'Thông điệp' } : null;
}

/** Invoices in one message of cash-register invoices (206, 216). */
export const MAX_INVOICES_IN_MESSAGE = 1000;

/** Why so many invoices are not sent in one message of cash-register invoices, or null. */
export function tooManyInvoices(count: number): FormatProblem | null {
  return count > MAX_INVOICES_IN_MESSAGE
    ? { path: 'DLieu/HDon', problem: 'too_many', label: 'Hóa đơn' }
    : null;
}

/** Thrown when a document is written that its format refuses. */
export class FormatRefused extends Error {
  readonly problems: readonly FormatProblem[];
  constructor(root: string, problems: readonly FormatProblem[]) {
    super(`${root}: ${problems.map(({ path, problem }) => `${path} ${problem}`).join(', ')}`);
    this.name = 'FormatRefused';
    this.problems = problems;
  }
}

/** What is wrong with an element, to stand after its name. */
export const FORMAT_PROBLEM_WORDS = {
  required: 'còn trống mà định dạng bắt buộc phải có',
  bad_character: 'có ký tự mà định dạng không nhận',
  too_long: 'dài hơn định dạng cho phép',
  not_a_number: 'không phải là số',
  too_many_digits: 'có nhiều chữ số hơn định dạng cho phép',
  too_many_decimals: 'có nhiều số lẻ hơn định dạng cho phép',
  not_a_date: 'không phải là ngày',
  not_a_time: 'không phải là thời điểm',
  not_allowed: 'có giá trị mà định dạng không nhận',
  not_in_version: 'không có trong phiên bản định dạng đang dùng',
  not_in_form: 'không có trong loại hóa đơn này',
  too_many: 'có nhiều mục hơn định dạng cho phép',
  too_large: 'lớn hơn định dạng cho phép',
} as const satisfies Record<FormatProblem['problem'], string>;
