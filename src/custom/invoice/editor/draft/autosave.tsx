import { useEffect, useEffectEvent } from 'react';
import { LINE_KIND } from '#generated/vocabulary.ts';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { formatDate } from '#src/ui/format/date.ts';
import type { Values } from '#src/views/drafts/draft-model.ts';
import type { DescribeField } from '#src/views/drafts/merge-dialog.tsx';
import { useDrafting, type Drafting } from '#src/views/drafts/use-drafting.ts';
import { draftWords } from '#src/wording/drafts.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { buyerWords, lineWords } from '#src/wording/desk/invoice-editor.ts';
import { extrasText } from '#src/views/values/extra-text.ts';
import { extraWords } from '#src/wording/desk/extras.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import { moneyWords } from '#src/wording/money.ts';
import { placeText, specialName } from '../special/special-goods.ts';
import type { InvoiceSide } from '../../invoice-side.ts';
import { NO_EXTRAS } from '../lines/own-columns.ts';
import {
  blankLine,
  NO_INVOICE_DISCOUNT,
  writtenFees,
  writtenLines,
  type Draft,
  type DraftLine,
  type FeeEntry,
  type InvoiceDiscountEntry,
} from './draft.ts';
import type { useInvoiceDraft } from './use-invoice-draft.ts';

const labels: Readonly<Record<Exclude<keyof Draft, keyof typeof buyerWords>, string>> = {
  template_id: invoiceWords.series,
  issued_on: invoiceWords.issuedOn,
  customer_id: invoiceWords.customer,
  payment_method: invoiceWords.payment,
  currency: invoiceWords.currency,
  exchange_rate: invoiceWords.rate,
  internal_note: invoiceWords.note,
  price_includes_tax: moneyWords.basis,
  invoice_discount: moneyWords.invoiceDiscount,
  fees: moneyWords.fees,
  other_deduction: moneyWords.otherDeduction,
  buyer_place: specialWords.place,
  movement: movementWords.title,
  extras: extraWords.title,
  lines: lineWords.title,
};

function Lines({ lines }: { lines: readonly SavedLine[] }) {
  return (
    <>
      {lines.map(({ name, quantity, unit, unit_price, special, extras }, at) => (
        <span key={at} className="kept-line">
          {[
            name,
            [shownEntry(quantity), unit].join(' ').trim(),
            shownEntry(unit_price),
            specialName(keptList<DraftLine['special']>(special)),
            extrasText(keptList<DraftLine['extras']>(extras) ?? []),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ))}
    </>
  );
}

function feesText(fees: readonly SavedFee[]): string {
  return fees.map(({ name, amount }) => [name, shownEntry(amount)].filter(Boolean).join(' ')).join(' · ');
}

function movementText(movement: Draft['movement']): string {
  return Object.values(movement).filter(Boolean).join(' · ');
}

function discountText({ by, value }: InvoiceDiscountEntry): string {
  if (value === '') return draftWords.blank;
  return by === 'rate' ? `${shownEntry(value)}%` : shownEntry(value);
}

/** The fields of an invoice being written, for people to read. */
export const describeDraftField: DescribeField = (key) => ({
  label: key in buyerWords ? buyerWords[key as keyof typeof buyerWords] : labels[key as keyof typeof labels],
  show: (value) => {
    if (key === 'fees') return feesText(value as readonly SavedFee[]) || draftWords.blank;
    if (key === 'extras') return extrasText(value as Draft['extras']) || draftWords.blank;
    if (Array.isArray(value) && value.length > 0) return <Lines lines={value as readonly SavedLine[]} />;
    if (typeof value === 'boolean') return value ? moneyWords.withTax : moneyWords.withoutTax;
    if (key === 'invoice_discount') return discountText(value as InvoiceDiscountEntry);
    if (key === 'buyer_place') return placeText(value as Draft['buyer_place']) || draftWords.blank;
    if (key === 'movement') return movementText(value as Draft['movement']) || draftWords.blank;
    if (value === null || value === '' || Array.isArray(value)) return draftWords.blank;
    if (key === 'exchange_rate' || key === 'other_deduction') return shownEntry(String(value));
    return key === 'issued_on' ? formatDate(String(value)) : String(value);
  },
});

/** Values of one kind in every line, so that lines of two drafts can be compared: lists are text, '' for none. */
type SavedLine = Omit<DraftLine, 'key' | 'special' | 'extras'> & { special: string; extras: string };
type SavedFee = Omit<FeeEntry, 'key'>;

/** Lines that were not touched are the same objects, and so is what is stored of them: comparing them is quick. */
const savedLines = new WeakMap<DraftLine, SavedLine>();

function savedLine(line: DraftLine): SavedLine {
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
function keptList<List>(kept: unknown): NonNullable<List> | null {
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

type Editor = Pick<
  ReturnType<typeof useInvoiceDraft>,
  'store' | 'dispatch' | 'stored' | 'lockVersion' | 'isDirty'
>;

/** Stores the invoice while it is written, and restores a stored one that the user chooses. */
export function useInvoiceAutosave(id: number | null, side: InvoiceSide, editor: Editor): Drafting {
  const { store, dispatch, stored, lockVersion } = editor;
  const drafting = useDrafting({
    // A new one is of one list or the other, which offer other series.
    type: id === null && side === 'register' ? 'invoice_calculating_machines' : 'invoices',
    record: id ?? 'new',
    version: () => lockVersion,
    stored: () => savedValues(stored),
    shown: () => savedValues(store.get()),
    complete: completedValues,
    put: (values) => dispatch({ type: 'replace', draft: withSavedValues(store.get(), values) }),
  });
  const note = useEffectEvent(drafting.note);
  useEffect(() => {
    note();
    return store.subscribe(() => note());
  }, [store, stored]);
  return drafting;
}
