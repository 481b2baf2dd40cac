/** What rates without a percentage are called in words, folded: lower case, without accents. */
const RATE_WORDS: Readonly<Record<string, string>> = {
  'khong chiu thue': 'KCT',
  'khong chiu thue gtgt': 'KCT',
  'khong ke khai': 'KKKNT',
  'khong ke khai nop thue': 'KKKNT',
  'khong ke khai, nop thue': 'KKKNT',
  'khong ke khai, tinh nop thue': 'KKKNT',
};

/** The rate that words (folded) mean, null where they mean none. */
export function rateOfWords(folded: string): string | null {
  return RATE_WORDS[folded.trim().replaceAll(/\s+/g, ' ')] ?? null;
}

/**
 * The rate that a number of a cell means: `8`, `8%` and `0,08` are 8%. A sheet gives a cell formatted as a percentage by its value when
 * it is saved or copied as text; no rate is below one percent.
 */
export function rateOfNumber(value: string, text: string): string {
  const share = text.trimEnd().endsWith('%') ? null : /^0\.(\d\d?)$/.exec(value)?.[1];
  return `${share == null ? value : Number(share.padEnd(2, '0'))}%`;
}
