import type { Face, Run } from './text-lines.ts';

export const INK = '#141a26';
export const SOFT_INK = '#555b66';
export const RULE = '#6b6f78';

export function serif(text: string, face: Face = 'source-serif-4-400', size = 13, color: string = INK): Run {
  return { text, face, size, color };
}

export function bold(text: string, size = 13, color: string = INK): Run {
  return serif(text, 'source-serif-4-700', size, color);
}

export function aside(text: string): Run {
  return serif(text, 'source-serif-4-400-italic', 11.5, SOFT_INK);
}
