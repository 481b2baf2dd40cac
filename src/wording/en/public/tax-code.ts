import type { Worded } from '#src/language/language.ts';

export const taxCodeWords = {
  tax_code_characters: (p) =>
    `Tax code “${p.value}” has characters that do not belong. Enter digits only, with -001 added for a branch.`,
  tax_code_length: (p) =>
    `Tax code “${p.value}” has ${p.digits} digits. It has 10 digits, with -001 added for a branch, or the 12 digits of a personal number.`,
  tax_code_check_digit: (p) => `Tax code “${p.value}” has a wrong check digit. Compare it digit by digit.`,
  tax_code_branch: (p) =>
    `Tax code “${p.value}” has a wrong branch part. After the dash come 3 digits from 001 to 999.`,
} satisfies Worded<typeof import('../../public/tax-code.ts').taxCodeWords>;
