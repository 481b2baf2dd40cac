import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { enUS, viVN } from '@mui/x-date-pickers/locales';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/vi';
import type { ReactNode } from 'react';
import { MuiSurroundings } from '#src/theme/mui-surroundings.tsx';
import { spokenLanguage } from '#src/language/language.ts';
import { fieldWords } from '../../words/field.ts';

/** Weeks begin on Monday and days are written day first in both. */
const calendars = {
  vi: {
    adapterLocale: 'vi',
    localeText: {
      ...viVN.components.MuiLocalizationProvider.defaultProps.localeText,
      fieldDayPlaceholder: () => 'ngày',
      fieldMonthPlaceholder: () => 'tháng',
      fieldYearPlaceholder: () => 'năm',
    },
  },
  en: { adapterLocale: 'en-gb', localeText: enUS.components.MuiLocalizationProvider.defaultProps.localeText },
};

/** A day as the button of a date field and its calendar say it: `23/11/2026`. */
const spokenDate = { fullDate: 'DD/MM/YYYY' };

/** Calendars of the language chosen. Each date field brings its own, so that pages without one load no calendar. */
export function CalendarLocale({ children }: { children: ReactNode }) {
  return (
    <MuiSurroundings>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        dateFormats={spokenDate}
        {...calendars[spokenLanguage()]}
      >
        {children}
      </LocalizationProvider>
    </MuiSurroundings>
  );
}

/** The head of a calendar's column: Thứ hai is T2 ... Thứ bảy T7, Chủ nhật CN. */
export function weekdayLabel(day: Dayjs): string {
  return fieldWords.day.weekdays[day.day()] ?? '';
}

/** A day of a calendar: it shows `23` and is read as `23/11/2026`, so that a screen reader also says the month. */
export function CalendarDay(props: PickerDayProps) {
  return <PickerDay {...props} aria-label={(props.day as Dayjs).format('DD/MM/YYYY')} />;
}
