import type { Face, Run } from '../text-lines.ts';

export const DEFAULT_ACCENT = '#1B54D0';
export const INK = '#141a26';
export const SOFT_INK = '#3d4656';
export const LABEL_INK = '#5b6475';
export const HAIRLINE = '#e4e7ed';
export const LEFT = 48;
export const RIGHT = 746;
export const WIDTH = RIGHT - LEFT;
/** Rows and totals stay above the foot. */
export const BOTTOM = 1052;

export function body(text: string, color: string = INK, face: Face = 'inter-400', size = 12.5): Run {
  return { text, face, size, color };
}

export function label(text: string, color: string = LABEL_INK, face: Face = 'inter-400'): Run {
  return { text, face, size: 11, color };
}
