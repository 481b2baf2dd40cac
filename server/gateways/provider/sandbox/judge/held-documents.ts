import type { DocumentKey, HeldDocument } from '../records.ts';

const nameOf = ({ form_no, symbol, number }: DocumentKey): string => `${form_no} ${symbol} ${number}`;

/** Which documents of a message cannot be taken for their number: it is held already, or occurs twice in the message. */
export function takenNumbers(
  keys: readonly (DocumentKey | null)[],
  held: readonly HeldDocument[],
): readonly boolean[] {
  const seen = new Set(held.map(nameOf));
  return keys.map((key) => {
    if (key === null) return false;
    const name = nameOf(key);
    const taken = seen.has(name);
    seen.add(name);
    return taken;
  });
}

export function heldDocument(held: readonly HeldDocument[], key: DocumentKey): HeldDocument | null {
  return held.find((one) => nameOf(one) === nameOf(key)) ?? null;
}
