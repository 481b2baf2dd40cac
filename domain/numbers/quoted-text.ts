/** Of a typed text that a sentence quotes, so many characters are shown: enough to know it by. */
const MAX_QUOTED = 60;
/** Of them at its end: an address, a name of goods and a code often begin like others and end otherwise. */
const AT_END = 20;

/**
 * A typed text as a sentence quotes it: a whole page that was pasted into a field does not become the sentence. Of a long one
 * both ends are kept, so that it can be found where it was typed.
 */
export function quotedText(text: string): string {
  // A character has at most two code units: no text is taken apart that is short enough.
  if (text.length <= MAX_QUOTED) return text;
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= MAX_QUOTED) return characters.join('');
  const begin = characters.slice(0, MAX_QUOTED - AT_END - 1).join('');
  return `${begin.trimEnd()}…${characters.slice(-AT_END).join('').trimStart()}`;
}
