import { LINE_KIND } from '#generated/vocabulary.ts';
import type { Values } from '#src/views/drafts/draft-model.ts';
import { blankLine, NO_INVOICE_DISCOUNT, writtenLines } from './draft.ts';
import type { Draft, DraftLine } from './draft.ts';

type KeptLine = Omit<DraftLine, 'key'>;

/** What of the draft is kept while it is being written: the lines that count, without the table's own keys. */
export function keptOf(draft: Draft): Values {
  const lines = writtenLines(draft).map(({ key: _, ...line }): KeptLine => line);
  const { invoice_discount } = draft;
  // In which way nothing was typed says nothing.
  return {
    ...draft,
    invoice_discount: invoice_discount.value === '' ? NO_INVOICE_DISCOUNT : invoice_discount,
    lines,
  };
}

/** What a line did not have yet when it was kept, or has as something else, is blank. */
function lineOf(line: Readonly<Record<string, unknown>>, key: number): DraftLine {
  const blank = blankLine(key);
  const isKnown = (LINE_KIND as readonly unknown[]).includes(line['kind']);
  const kept = Object.entries(blank).filter(
    ([name, value]) =>
      name !== 'key' &&
      (name !== 'kind' || isKnown) &&
      typeof line[name] === (value === null ? 'number' : typeof value),
  );
  return { ...blank, ...Object.fromEntries(kept.map(([name]) => [name, line[name]])) };
}

/** The draft with kept values put in; its lines get keys and an empty one to go on in. */
export function withKept(draft: Draft, values: Values): Draft {
  const { lines, ...fields } = values as Partial<Draft> & { lines?: readonly KeptLine[] };
  if (lines === undefined) return { ...draft, ...fields };
  const keyed = lines.map((line, at) => lineOf(line, at + 1));
  return { ...draft, ...fields, lines: [...keyed, blankLine(keyed.length + 1, keyed.at(-1))] };
}
