import { LINE_KIND } from '#generated/vocabulary.ts';
import type { Values } from '#src/views/drafts/draft-model.ts';
import { NO_EXTRAS } from '../lines/own-columns.ts';
import {
  blankLine,
  NO_INVOICE_DISCOUNT,
  writtenFees,
  writtenLines,
  type Draft,
  type DraftLine,
  type FeeEntry,
} from './draft.ts';

/** Values of one kind in every line, so that lines of two drafts can be compared: lists are text, '' for none. */
export type SavedLine = Omit<DraftLine, 'key' | 'special' | 'extras'> & { special: string; extras: string };
export type SavedFee = Omit<FeeEntry, 'key'>;

/** Lines that were not touched are the same objects, and so is what is stored of them: comparing them is quick. */
const savedLines = new WeakMap<DraftLine, SavedLine>();

export function savedLine(line: DraftLine): SavedLine {
  const { key: _, special, extras, ...content } = line;
  const saved = savedLines.get(line) ?? {
    ...content,
    special: special === null ? '' : JSON.stringify(special),
    extras: extras.every(isBlankExtra) ? '' : JSON.stringify(extras.filter((one) => !isBlankExtra(one))),
  };
  savedLines.set(line, saved);
  return saved;
}

/** The values of a draft as the autosave stores them: lines with content, without the keys of the table. */
export function savedValues(draft: Draft): Values {
  const lines = writtenLines(draft).map(savedLine);
  const fees = writtenFees(draft).map(({ name, amount }): SavedFee => ({ name, amount }));
  const { invoice_discount } = draft;
  // An empty discount is the same by rate and by amount.
  return {
    ...draft,
    invoice_discount: invoice_discount.value === '' ? NO_INVOICE_DISCOUNT : invoice_discount,
    extras: draft.extras.filter((one) => !isBlankExtra(one)),
    fees,
    lines,
  };
}

const isBlankExtra = ({ value }: Draft['extras'][number]) => value === '';

/** A list that was kept as text; null for anything else. */
export function keptList<List>(kept: unknown): NonNullable<List> | null {
  try {
    const read: unknown = typeof kept === 'string' ? JSON.parse(kept) : null;
    return Array.isArray(read) ? (read as NonNullable<List>) : null;
  } catch {
    return null;
  }
}

/** A stored line; fields that are missing or of another type (stored by an older version) are blank. */
function lineOf(line: Readonly<Record<string, unknown>>, key: number): DraftLine {
  const blank = blankLine(key);
  const isKnown = (LINE_KIND as readonly unknown[]).includes(line['kind']);
  const saved = Object.entries(blank).filter(
    ([name, value]) =>
      name !== 'key' &&
      (name !== 'kind' || isKnown) &&
      name !== 'special' &&
      name !== 'extras' &&
      typeof line[name] === (value === null ? 'number' : typeof value),
  );
  const fields = Object.fromEntries(saved.map(([name]) => [name, line[name]]));
  return {
    ...blank,
    ...fields,
    special: keptList<DraftLine['special']>(line['special']),
    extras: keptList<DraftLine['extras']>(line['extras']) ?? NO_EXTRAS,
  };
}

/** Stored values with the line fields that an older version did not store, blank; the merge leaves out lines that lack a field. */
export function completedValues(values: Values): Values {
  const { lines } = values;
  if (!Array.isArray(lines)) return values;
  return { ...values, lines: lines.map((line: object) => ({ ...savedLine(blankLine(0)), ...line })) };
}

/** The draft with stored values; its lines get keys, and an empty line follows. */
export function withSavedValues(draft: Draft, values: Values): Draft {
  const { lines, fees, movement, ...others } = values as Partial<Draft> & {
    lines?: readonly SavedLine[];
    fees?: readonly SavedFee[];
  };
  const fields =
    fees === undefined ? others : { ...others, fees: fees.map((fee, at) => ({ ...fee, key: at + 1 })) };
  // A draft kept by an older version lacks fields that were added since.
  const moved = { ...draft.movement, ...movement };
  if (lines === undefined) return { ...draft, ...fields, movement: moved };
  const keyed = lines.map((line, at) => lineOf(line, at + 1));
  return {
    ...draft,
    ...fields,
    movement: moved,
    lines: [...keyed, blankLine(keyed.length + 1, keyed.at(-1))],
  };
}
