/** Digits of a telephone number: ITU-T E.164 allows at most 15. */
export const PHONE_DIGITS = { least: 8, most: 15 } as const;

/** What is wrong with a telephone number: other characters, or too few or too many digits; null for a right one. */
export function phoneProblem(text: string): 'characters' | 'digits' | null {
  if (!/^[\d\s+.()-]+$/.test(text)) return 'characters';
  const digits = phoneDigits(text);
  return digits < PHONE_DIGITS.least || digits > PHONE_DIGITS.most ? 'digits' : null;
}

/** How many digits a text has. */
export function phoneDigits(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}
