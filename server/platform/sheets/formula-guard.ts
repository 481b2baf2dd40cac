/** What makes a spreadsheet take a text for a formula (OWASP, CSV injection), full-width forms with them. */
const LEADS = new Set([...'=+-@\t\r\n＝＋－＠'].map((char) => char.charCodeAt(0)));
/**
 * Where a cell could begin with a formula, or with what was guarded before: a program that takes semicolons for what parts cells, as
 * Vietnamese settings have it, begins one after each of them.
 */
const PLACES = /(^|;)(?='*[=+\-@\t\r\n＝＋－＠])/g;
const GUARDED = /(^|;)'(?='*[=+\-@\t\r\n＝＋－＠])/g;
/** A digit or a letter leads nearly all texts, and few have a semicolon. */
const ORDINARY = /^[0-9A-Za-z][^;]*$/;

export function looksLikeFormula(text: string): boolean {
  const first = text.charCodeAt(0);
  // A digit or a letter of ASCII leads nearly all texts.
  return (first < 48 || (first > 57 && first < 65) || first > 122) && LEADS.has(first);
}

/** For CSV, which knows no types: an apostrophe before what would be taken for a formula. */
export function guardFormula(text: string): string {
  return ORDINARY.test(text) ? text : text.replace(PLACES, "$1'");
}

/** Takes away the apostrophes that `guardFormula` (or another careful program) put there. */
export function unguardFormula(text: string): string {
  return ORDINARY.test(text) ? text : text.replace(GUARDED, '$1');
}
