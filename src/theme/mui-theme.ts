import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { muiComponents } from './mui-components.ts';
import { muiPickers } from './mui-pickers.ts';
import { palette, type ColorScheme } from './palette.ts';
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

/** The tokens under the names MUI knows. Plain hex values: MUI computes channels from them. */
function muiPalette(scheme: ColorScheme): PaletteOptions {
  const color = palette[scheme];
  return {
    primary: { main: color.primary, dark: color['primary-hover'], contrastText: color['on-primary'] },
    secondary: { main: color.neutral, contrastText: '#FFFFFF' },
    error: { main: color.critical, dark: color['critical-text'], contrastText: '#FFFFFF' },
    warning: { main: color.warning, contrastText: '#FFFFFF' },
    success: { main: color.success, contrastText: '#FFFFFF' },
    info: { main: color.highlight, contrastText: '#FFFFFF' },
    background: { default: color.canvas, paper: color.raised },
    text: { primary: color.text, secondary: color['text-2'], disabled: color['text-3'] },
    divider: color.line,
    action: { hover: color.hover, selected: color.selected, active: color['text-2'] },
  };
}
