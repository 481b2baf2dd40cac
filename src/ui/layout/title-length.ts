import { titleLimit } from '#src/theme/tokens.ts';

export type TitleLength = 'tiny' | 'short' | 'regular' | 'long';

/**
 * How much room a page's title asks for (spec point 9): up to 8 characters it is compact on a phone too, up to 20 on
 * wider screens, beyond 34 it is long. A title that is no plain text is regular.
 */
export function titleLength(title: unknown): TitleLength {
  if (typeof title !== 'string') return 'regular';
  const { length } = [...title];
  if (length <= titleLimit.compactNarrow) return 'tiny';
  if (length <= titleLimit.compact) return 'short';
  return length > titleLimit.long ? 'long' : 'regular';
}
