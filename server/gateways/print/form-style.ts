import type { Face, Run } from './text-lines.ts';

/** The red of an office seal. */
export const DEFAULT_ACCENT = '#9b2226';
export const INK = '#141a26';
export const SOFT_INK = '#555b66';
export const RULE = '#6b6f78';
export const LEFT = 46;
export const RIGHT = 748;
export const WIDTH = RIGHT - LEFT;
/** Rows and totals stay above the foot. */
export const BOTTOM = 1058;
export const LINE = 19;

export function serif(text: string, face: Face = 'source-serif-4-400', size = 13, color: string = INK): Run {
  return { text, face, size, color };
}

export function bold(text: string, size = 13, color: string = INK): Run {
  return serif(text, 'source-serif-4-700', size, color);
}

export function aside(text: string): Run {
  return serif(text, 'source-serif-4-400-italic', 11.5, SOFT_INK);
}
