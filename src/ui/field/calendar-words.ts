import type { Dayjs } from 'dayjs';

/** Thứ hai is T2 ... Thứ bảy T7, Chủ nhật CN. */
const labels = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'] as const;

export function weekdayLabel(day: Dayjs): string {
  return labels[day.day()] ?? '';
}

/** The head of a calendar: `Tháng 11, 2026`. */
export const monthFormat = '[Tháng] M, YYYY';
