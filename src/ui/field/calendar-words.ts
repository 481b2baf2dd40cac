import type { Dayjs } from 'dayjs';
import { fieldWords } from '../words/field.ts';

/** The head of a calendar's column: Thứ hai is T2 ... Thứ bảy T7, Chủ nhật CN. */
export function weekdayLabel(day: Dayjs): string {
  return fieldWords.day.weekdays[day.day()] ?? '';
}
