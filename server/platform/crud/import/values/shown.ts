const SHOWN = 40;

/** A text between quotes, short enough for a sentence. */
export function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `“${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}”`;
}
