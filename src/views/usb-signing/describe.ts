const longest = 200;

/** One line of what is to be signed, as the agent takes it: the document's own words, or how many they are and the first. */
export function describe(
  documents: readonly { label: string }[],
  count: (documents: number) => string,
): string {
  const [first] = documents;
  const label = first?.label ?? '';
  const text = documents.length === 1 ? label : `${count(documents.length)}: ${label}…`;
  const line = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, longest);
  return line === '' ? count(documents.length) : line;
}
