/**
 * Whether a text was typed for a font of TCVN3 (ABC, .VnTime), whose Vietnamese letters are signs in Unicode: `C«ng ty ®iÖn`. Inside a
 * word these signs stand in no language that a company would write; at its end they may (`Coca-Cola®`).
 */
export function isOfOldFont(text: string): boolean {
  return OLD_LETTERS.test(text);
}

/** `®` (đ) only begins a syllable, which has another of these signs or a letter with a mark: `Intel®Core` and `®Panadol` are names. */
const OLD_LETTERS = /[a-z][«¨ª¬¶¸¹µ][a-z]|(?<![\p{L}\p{N}])®[a-z]*[À-ÿ«¨ª¬¶¸¹µ]/iu;
