import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { muiComponents } from './mui-components.ts';
import { muiPalette } from './mui-palette.ts';
import { muiPickers } from './mui-pickers.ts';
import { breakpoint, easing, fontFamily, fontWeight, layer, motion, radius, spacingUnit } from './tokens.ts';

/** Placeholders are read too: 4.5 to 1 on their field. */
const readable = { inputPlaceholder: 0.7 };

const flat = { shadows: Array<'none'>(25).fill('none') as Theme['shadows'] };

/** MUI's theme made of the house's tokens; `data-theme` on html chooses the scheme (WCAG 2.2 AA measured on both). */
export const theme = createTheme({
  ...flat,
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: {
    light: { palette: muiPalette('light'), opacity: readable },
    dark: { palette: muiPalette('dark'), opacity: readable },
  },
  spacing: spacingUnit,
  shape: { borderRadius: radius.base },
  breakpoints: { values: { ...breakpoint } },
  zIndex: {
    appBar: layer['top-bar'],
    drawer: layer.drawer,
    modal: layer.modal,
    snackbar: layer.toast,
    tooltip: layer.toast,
  },
  transitions: {
    easing: { easeOut: easing, easeInOut: easing, sharp: easing },
    duration: { enteringScreen: motion.modal, leavingScreen: motion.modal },
  },
  typography: {
    fontFamily,
    fontWeightLight: fontWeight.light,
    fontWeightRegular: fontWeight.body,
    fontWeightMedium: fontWeight.medium,
    fontWeightBold: fontWeight.bold,
    body1: { fontSize: '.875rem', lineHeight: '20px' },
    body2: { fontSize: '.8125rem', lineHeight: '18px' },
    button: { textTransform: 'none', fontWeight: fontWeight.medium },
  },
  components: { ...muiComponents, ...muiPickers },
});
