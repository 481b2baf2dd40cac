import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const focused = {
  borderColor: 'var(--focus)',
  boxShadow: '0 0 0 3px color-mix(in srgb,var(--focus) 22%,transparent)',
};

/** The date field as every other field: 36 px, a border of its own instead of the notched outline; the calendar with 28 px cells. */
export const muiPickers: ThemeOptions['components'] = {
  MuiPickersInputBase: {
    styleOverrides: { sectionsContainer: { padding: 0, width: 'auto', flex: 1, letterSpacing: 'inherit' } },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        height: 'var(--size-control)',
        padding: '0 4px 0 10px',
        border: '1px solid var(--control)',
        borderRadius: 'var(--radius-8)',
        background: 'var(--surface)',
        color: 'var(--text)',
        fontFamily: 'var(--font)',
        fontSize: 'var(--font-14)',
        lineHeight: '20px',
        '&.Mui-focused': focused,
        '&.Mui-error': {
          borderColor: 'var(--critical)',
          background: 'color-mix(in srgb,var(--critical-soft) 40%,var(--surface))',
        },
        '&.Mui-disabled': { background: 'var(--sunken)', borderColor: 'var(--line-strong)' },
        '@media (max-width:768px), (pointer:coarse)': { height: 'var(--size-control-large)' },
        '@media (max-width:767.95px)': { fontSize: 'var(--font-16)' },
      },
      notchedOutline: { display: 'none' },
    },
  },
  MuiPickerPopper: {
    styleOverrides: {
      paper: {
        background: 'var(--raised)',
        borderRadius: 'var(--radius-12)',
        boxShadow: 'var(--shadow-popover)',
        margin: '4px 0',
      },
    },
  },
  MuiDateCalendar: {
    styleOverrides: {
      root: { width: 'var(--size-date-picker-min)', height: 'auto', padding: '4px 8px 8px' },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: {
        width: 'var(--size-date-cell)',
        height: 28,
        margin: '0 6px',
        color: 'var(--text-3)',
        fontSize: 'var(--font-12)',
      },
      slideTransition: { minHeight: 208 },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        width: 'var(--size-date-cell)',
        height: 'var(--size-date-cell)',
        margin: '2px 6px',
        borderRadius: 'var(--radius-base)',
        fontSize: 'var(--font-13)',
        fontWeight: 'var(--weight-body)',
        fontVariantNumeric: 'tabular-nums',
        '--PickerDay-size': 'var(--size-date-cell)',
        '--PickerDay-horizontalMargin': '6px',
      },
    },
  },
};
