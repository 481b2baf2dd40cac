import { PickerDay } from '@mui/x-date-pickers/PickerDay';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { Dayjs } from 'dayjs';

/** A day of a calendar: it shows `23` and is read as `23/11/2026`, so that nobody has to know which month is open. */
export function CalendarDay(props: PickerDayProps) {
  return <PickerDay {...props} aria-label={(props.day as Dayjs).format('DD/MM/YYYY')} />;
}
