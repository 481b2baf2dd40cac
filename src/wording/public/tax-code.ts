import { TAX_CODE_WORDS } from '#domain/fields/tax-code.ts';
import { worded } from '#src/language/language.ts';

/** What is wrong with a tax code, apart: the public pages carry these words and no other rule. */
export const taxCodeWords = worded('taxCodeWords', TAX_CODE_WORDS);
