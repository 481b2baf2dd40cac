import type { ThemeOptions } from '@mui/material/styles';
import { motion } from './tokens.ts';

const popoverPaper = {
  background: 'var(--raised)',
  borderRadius: 'var(--radius-12)',
  boxShadow: 'var(--shadow-popover)',
  maxWidth: 'min(var(--size-popover-max), calc(100vw - 2 * var(--size-popover-margin)))',
  maxHeight: 'min(var(--size-popover-max), calc(100vh - 2 * var(--size-popover-margin)))',
} as const;

const menuItem = {
  minHeight: 32,
  padding: '6px 8px',
  gap: 8,
  borderRadius: 'var(--radius-base)',
  fontSize: 'var(--font-13)',
  lineHeight: '18px',
  '&:hover, &.Mui-focused, &.Mui-focusVisible': {
    background: 'color-mix(in srgb,var(--text) 7%,var(--raised))',
  },
  '@media (max-width:767.95px)': { minHeight: 44 },
} as const;

/** What MUI draws of the kit (what floats, and the fields behind the date and the search) in the house's look. */
export const muiComponents: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', color: 'var(--text)' } },
  },
  MuiPopover: {
    defaultProps: { transitionDuration: motion.popover, marginThreshold: 16 },
    styleOverrides: { paper: popoverPaper },
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: { styleOverrides: { root: menuItem } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgb(12 18 30/.38)' } } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        background: 'var(--toast)',
        color: '#FFFFFF',
        fontSize: 'var(--font-12)',
        lineHeight: '17px',
        fontWeight: 'var(--weight-body)',
        padding: '5px 8px',
        borderRadius: 'var(--radius-base)',
        maxWidth: 'var(--size-tooltip-max)',
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { ...popoverPaper, padding: 6, marginTop: 4 },
      listbox: { padding: 0, maxHeight: 320 },
      option: { '&.MuiAutocomplete-option': menuItem },
      noOptions: { padding: '8px', fontSize: 'var(--font-13)', color: 'var(--text-3)' },
      loading: { padding: '8px', fontSize: 'var(--font-13)', color: 'var(--text-3)' },
    },
  },
};
