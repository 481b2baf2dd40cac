/**
 * The fonts of the print and one file of each; every cut of a family has the same letters. In this order they are tried for a letter
 * that the font of the text lacks.
 */
export const FONT_FILES = {
  'source-serif-4': 'source-serif-4-400',
  inter: 'inter-400',
  'noto-sans-thai': 'noto-sans-thai',
  'noto-sans-lao': 'noto-sans-lao',
  'noto-sans-khmer': 'noto-sans-khmer',
  'dejavu-sans': 'dejavu-sans',
  'droid-sans-fallback': 'droid-sans-fallback',
  'nanum-gothic': 'nanum-gothic',
  'noto-emoji': 'noto-emoji',
} as const;

export type FontName = keyof typeof FONT_FILES;
