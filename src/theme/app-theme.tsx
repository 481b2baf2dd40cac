import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, viVN } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/vi';
import type { ReactNode } from 'react';
import { spokenLanguage } from '#src/language/language.ts';
import { colorModeKey } from './color-mode.ts';
import { theme } from './theme.ts';

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

/** The frame every admin page stands in: theme, colour mode (stored, system by default), calendar of the language. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey} disableTransitionOnChange>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        dateFormats={spokenDate}
        {...calendars[spokenLanguage()]}
      >
        {children}
      </LocalizationProvider>
    </ThemeProvider>
  );
}
