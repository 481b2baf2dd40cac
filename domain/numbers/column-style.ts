import { NUMBER_MARKS, NUMBER_STYLES, type NumberStyle } from './number-style.ts';
import { readNumber, type NumberLimits } from './read-number.ts';

/** What the texts of a column say of the style they are written in. */
export type StyleSigns = {
  /** Some text can only be read in the company's own style, or only in the other one. */
  readonly only_own: boolean;
  readonly only_other: boolean;
  /** Some text that both read differently is grouped as the own style groups. */
  readonly like_own: boolean;
  /** Some text is read differently by both. */
  readonly differs: boolean;
};

const otherThan = (own: NumberStyle): NumberStyle => NUMBER_STYLES.find((style) => style !== own) ?? own;

export function styleSigns(texts: Iterable<string>, own: NumberStyle, limits: NumberLimits): StyleSigns {
  const other = otherThan(own);
  const seen = { only_own: false, only_other: false, like_own: false, differs: false };
  for (const text of texts) {
    const mine = readNumber(text, own, limits);
    const theirs = readNumber(text, other, limits);
    if ('refused' in mine) {
      if (!('refused' in theirs)) seen.only_other = true;
    } else if ('refused' in theirs) seen.only_own = true;
    else if (mine.value !== theirs.value) {
      seen.differs = true;
      if (text.includes(NUMBER_MARKS[own].group)) seen.like_own = true;
    }
  }
  return seen;
}

/**
 * The style in which each column of a sheet is written, `mixed` where a person must say; null for a column without numbers. The company's
 * own style is taken unless some text can only be read in the other. Then every text that both would read differently has to look
 * like the other one as well: `1.500` beside `1,234,567` could be either, in the same column and in the one beside it.
 */
export function columnStyles(
  columns: readonly (StyleSigns | null)[],
  own: NumberStyle,
): (NumberStyle | 'mixed' | null)[] {
  const alone = columns.map((signs) => (signs === null ? null : styleAlone(signs, own)));
  const other = otherThan(own);
  const isOther = alone.includes(other);
  return alone.map((style, at) => {
    const signs = columns[at];
    const isUnproven = style === own && signs?.only_own === false && signs.differs;
    return isOther && isUnproven ? 'mixed' : style;
  });
}

function styleAlone({ only_own, only_other, like_own }: StyleSigns, own: NumberStyle): NumberStyle | 'mixed' {
  if (!only_other) return own;
  return only_own || like_own ? 'mixed' : otherThan(own);
}
