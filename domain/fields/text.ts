/** Zero-width characters, marks of writing direction, soft hyphens and their like: they take no place on paper. */
const INVISIBLE = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFE00-\uFE0F\uFFA0]/gu;

/** What nothing is done to: no accents in pieces, no invisible characters, no other blanks than those of a keyboard. */
const SEEN = /^[\t\n\r -~\u00C0-\u024F\u1EA0-\u1EF9]*$/;

/** A text as it is seen, where it was taken over from a file: composed, blanks of any kind as one, without invisible characters. */
export function seenText(text: string): string {
  return SEEN.test(text)
    ? text.trim()
    : text
        .normalize('NFC')
        .replace(INVISIBLE, '')
        .replace(/\p{Zs}/gu, ' ')
        .trim();
}

/** A text of one line, as the inputs of pages hold it: a line end in it, such as sheets have in a cell, is a blank. */
export function oneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.trim().replace(/[ \t]*[\r\n]+[ \t]*/g, ' ') : text;
}

/** A record, each text of which is one line. */
export function inOneLine<T extends object>(record: T): T {
  const texts = Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[name, oneLine(value)] as const] : [],
  );
  return { ...record, ...Object.fromEntries(texts) };
}

/** A text as it is read: composed (NFC), without invisible characters, blanks at its ends or more than one between words. */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}

/** Letters, digits and marks that are visible whatever is beside them: nearly every text has one. */
const VISIBLE = /[!-~]/;

/** Whether it has no visible character. */
export function isBlank(text: string | null): boolean {
  return text === null || (!VISIBLE.test(text) && visibleText(text) === '');
}

/**
 * Whether it holds characters that turn the order in which it is shown (embeddings, overrides and isolates of UAX #9): what is signed
 * would not be what people have read.
 */
export function turnsDirection(text: string): boolean {
  return /[\u202A-\u202E\u2066-\u2069]/.test(text);
}

/** Nearly every text, checked in a quarter of the time. */
const PLAIN = /^[ -\uD7FF]*$/;
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Whether every character may stand in an XML 1.0 document (section 2.2, Char): no control characters but tab and
 * line ends, no half surrogate pairs, no U+FFFE or U+FFFF.
 */
export function isXmlText(text: string): boolean {
  return PLAIN.test(text) || !FORBIDDEN.test(text);
}
