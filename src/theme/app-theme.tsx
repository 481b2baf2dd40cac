import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { viVN } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/vi';
import type { ReactNode } from 'react';
import { colorModeKey } from './color-mode.ts';
import { theme } from './theme.ts';

const pickerWords = {
  ...viVN.components.MuiLocalizationProvider.defaultProps.localeText,
  fieldDayPlaceholder: () => 'ngày',
  fieldMonthPlaceholder: () => 'tháng',
  fieldYearPlaceholder: () => 'năm',
};

/** The frame every admin page stands in: theme, colour mode (stored, system by default), Vietnamese calendar. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey} disableTransitionOnChange>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="vi" localeText={pickerWords}>
        {children}
      </LocalizationProvider>
    </ThemeProvider>
  );
}
