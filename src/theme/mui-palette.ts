import type { PaletteOptions } from '@mui/material/styles';
import { palette } from './palette.ts';
import type { ColorScheme } from './palette.ts';

/** The tokens under the names MUI knows. Plain hex values: MUI computes channels from them. */
export function muiPalette(scheme: ColorScheme): PaletteOptions {
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
