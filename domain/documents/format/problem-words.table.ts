import type { FormatProblem } from './problems.ts';

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
