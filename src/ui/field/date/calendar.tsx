import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, viVN } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/vi';
import type { ReactNode } from 'react';
import { spokenLanguage } from '#src/language/language.ts';

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
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      dateFormats={spokenDate}
      {...calendars[spokenLanguage()]}
    >
      {children}
    </LocalizationProvider>
  );
}
