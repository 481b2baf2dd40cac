/** What makes a spreadsheet take a text for a formula (OWASP, CSV injection), full-width forms with them. */
const LEADS = new Set([...'=+-@\t\r\n＝＋－＠'].map((char) => char.charCodeAt(0)));
const APOSTROPHE = 39;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

export function looksLikeFormula(text: string): boolean {
  const first = text.charCodeAt(0);
  // A digit or a letter of ASCII leads nearly all texts.
  return (first < 48 || (first > 57 && first < 65) || first > 122) && LEADS.has(first);
}

/** For CSV, which knows no types: an apostrophe before a text that would be taken for a formula. */
export function guardFormula(text: string): string {
  if (looksLikeFormula(text)) return `'${text}`;
  // A text that already looks guarded gets one more, so that taking one away gives it back.
  return text.charCodeAt(0) === APOSTROPHE && GUARDED.test(text) ? `'${text}` : text;
}

/** Takes away the apostrophe that `guardFormula` (or another careful program) put there. */
export function unguardFormula(text: string): string {
  return text.charCodeAt(0) === APOSTROPHE && GUARDED.test(text) ? text.slice(1) : text;
}
