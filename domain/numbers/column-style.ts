import { NUMBER_MARKS, NUMBER_STYLES, type NumberStyle } from './number-style.ts';
import { readNumber, type NumberLimits } from './read-number.ts';

/**
 * The style in which a column of texts is written, `mixed` where it cannot be one. The company's own style is taken unless some
 * text can only be read in the other. Then every text that both would read differently has to look like the other one as well:
 * `1.500` beside `1,234,567` could be either, and the person must say.
 */
export function columnStyle(
  texts: Iterable<string>,
  own: NumberStyle,
  limits: NumberLimits,
): NumberStyle | 'mixed' {
  const other = NUMBER_STYLES.find((style) => style !== own) ?? own;
  const seen = { only_own: false, only_other: false, like_own: false };
  for (const text of texts) {
    const mine = readNumber(text, own, limits);
    const theirs = readNumber(text, other, limits);
    if ('refused' in mine) {
      if (!('refused' in theirs)) seen.only_other = true;
    } else if ('refused' in theirs) seen.only_own = true;
    else if (mine.value !== theirs.value && text.includes(NUMBER_MARKS[own].group)) seen.like_own = true;
  }
  if (!seen.only_other) return own;
  return seen.only_own || seen.like_own ? 'mixed' : other;
}
