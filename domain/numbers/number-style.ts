/** Kiểu số: how a company writes numbers, `1.234.567,89` or `1,234,567.89`; the seller chooses (NĐ 254/2026 Phụ lục 8.b). */
export type NumberStyle = 'vietnamese' | 'international';

export const NUMBER_STYLES = ['vietnamese', 'international'] as const satisfies readonly NumberStyle[];

/** What holds while a company has not chosen. */
export const DEFAULT_NUMBER_STYLE: NumberStyle = 'vietnamese';

/** The mark between thousands and the one before the decimals. */
export const NUMBER_MARKS = {
  vietnamese: { group: '.', point: ',' },
  international: { group: ',', point: '.' },
} as const satisfies Record<NumberStyle, { group: '.' | ','; point: '.' | ',' }>;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The choice a text names, the default where it names none. */
export function numberStyleFrom(text: string | undefined): NumberStyle {
  return NUMBER_STYLES.find((style) => style === text) ?? DEFAULT_NUMBER_STYLE;
}

/**
 * A decimal string (`-1234.50`) in a style: `-1.234,50` or `-1,234.50`, with the decimals it has. Text that is no decimal
 * comes back as it is.
 */
export function formatDecimal(decimal: string, style: NumberStyle): string {
  const parts = DECIMAL.exec(decimal);
  if (parts === null) return decimal;
  const [, sign = '', whole = '', fraction] = parts;
  const { group, point } = NUMBER_MARKS[style];
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, group);
  const is_zero = /^0*$/.test(whole + (fraction ?? ''));
  return `${is_zero ? '' : sign}${grouped}${fraction === undefined ? '' : point + fraction}`;
}

/** The minus of what is read, U+2212: as wide as a plus, never taken for a hyphen. */
const MINUS = '−';

/** A decimal string as it is read on a screen or on paper; in a field and in a file it has the hyphen that is typed ({@link formatDecimal}). */
export function shownDecimal(decimal: string, style: NumberStyle): string {
  return formatDecimal(decimal, style).replace(/^-(?=\d)/, MINUS);
}

/**
 * A decimal string for a file of text: the decimal mark of the style and no groups, so that both styles read the same in it.
 * Exactly three decimals behind one to three digits would be a group in the other style; a zero more says the same.
 */
export function ungroupedDecimal(decimal: string, style: NumberStyle): string {
  const written = isLengthened(decimal) ? `${decimal}0` : decimal;
  return written.replace('.', NUMBER_MARKS[style].point);
}

/** Whether a decimal string gets a zero more in a file of text. */
export function isLengthened(decimal: string): boolean {
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(decimal);
}
