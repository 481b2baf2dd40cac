/** Patterns of personal data and keys, and their replacements. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [kín]'],
  // JSON Web Tokens (RFC 7519): three parts in base64url.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[kín]'],
  // Values of a query: addresses of pages may carry tokens and what was searched for.
  [/([?&][\w.-]+=)[^&\s#)'"]*/g, '$1[kín]'],
  // Links of mails carry their key in the path.
  [/(\/s\/)[^\s/?#)'"]+/g, '$1[kín]'],
  // Keys and hashes: 24 characters and more of base64url or hex with a digit among them, but for the names of our own files.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}(?![\w-]|\.js\b|\.css\b)/g, '[kín]'],
];

/** A text with e-mail addresses, tokens and keys made unreadable. */
export function maskSecrets(text: string): string {
  return MASKS.reduce((so_far, [pattern, mask]) => so_far.replace(pattern, mask), text);
}
