/** Of a typed text that a sentence quotes, so many characters are shown: enough to know it by. */
const MAX_QUOTED = 60;

/** A typed text as a sentence quotes it: a whole page that was pasted into a field does not become the sentence. */
export function quotedText(text: string): string {
  // A character has at most two code units: no text is taken apart that is short enough.
  const characters = text.length > MAX_QUOTED ? [...text] : [];
  return characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : text;
}
