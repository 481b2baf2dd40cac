import { useEffect, useEffectEvent } from 'react';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { formatDate } from '#src/ui/format/date.ts';
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
import type { Draft, DraftLine, InvoiceDiscountEntry } from './draft.ts';
import {
  completedValues,
  keptList,
  savedValues,
  withSavedValues,
  type SavedFee,
  type SavedLine,
} from './saved-values.ts';
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
