/** Lower case without Vietnamese marks, so that `bang keo` finds `Băng keo` and `duong` finds `Đường`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}

/** The position of `query` in `text`, marks ignored; null when it does not. Offsets are those of the composed text. */
export function findFolded(text: string, query: string): { start: number; end: number } | null {
  const wanted = foldText(query.trim());
  if (wanted === '') return null;
  const start = foldText(text.normalize('NFC')).indexOf(wanted);
  return start < 0 ? null : { start, end: start + wanted.length };
}

/** With a capital first letter, as a text by itself begins. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Initials as Vietnamese names are called, by their last two words: `Trần Thu Hương` gives `TH`.
 * Words without a letter or digit (a dash, an emoji) have none.
 */
export function initialsOf(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return letters.slice(-2).join('').toUpperCase();
}

/** A stable number from 0 to `buckets` - 1 for a name: which decorative palette an avatar takes. */
export function bucketOf(name: string, buckets: number): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % buckets;
}
