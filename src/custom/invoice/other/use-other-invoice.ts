import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import type { components } from '#generated/types.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useMemo, useState } from 'react';
import { createDraftStore, useOfDraft } from '../editor/draft/draft-store.ts';
import { draftLine, inputOf, newDraft, NO_PLACE, writtenLines, type Draft } from '../editor/draft/draft.ts';
import { readableDraft } from '../editor/number-limits.ts';
import { useAmountSettings } from '#src/views/use-amount-settings.ts';

type Schemas = components['schemas'];
type OtherInvoiceInput = Schemas['OtherInvoiceInput'];
export type OtherReading = Schemas['OtherInvoiceReading'];

/** What tells the invoice apart, as it is typed. */
export type Original = Pick<
  OtherInvoiceInput,
  'regime' | 'seller_tax_code' | 'form_no' | 'symbol' | 'number'
>;

const words = correctionWords.other;

/** As it is sent. */
export function otherInput(original: Original, draft: Draft): OtherInvoiceInput {
  const { issued_on, currency, exchange_rate, payment_method, price_includes_tax, lines, ...buyer } =
    inputOf(draft);
  const { buyer_name, buyer_person, buyer_tax_code, buyer_address, buyer_place } = buyer;
  return {
    ...original,
    ...{ issued_on, currency, exchange_rate, payment_method, price_includes_tax, lines },
    ...{ buyer_name, buyer_person, buyer_tax_code, buyer_address, buyer_place },
  };
}

/** Amounts do not depend on the seller. */
const NO_SELLER = { name: '', tax_code: '', address: '' };

/** A printed form (01GTKT3/001) has its digit in the second place. */
function seriesOf({ form_no, symbol }: Pick<Original, 'form_no' | 'symbol'>) {
  const digit = /^0(\d)/.exec(form_no)?.[1] ?? form_no.slice(0, 1);
  return { form_no: digit || '1', symbol };
}

/** The invoice of another system as it is being typed, or as its file says. */
export function useOtherInvoice() {
  const { tenant } = useSignedIn();
  const { digits, settings } = useAmountSettings(null);
  const [first] = useState(() => ({
    original: {
      regime: '1',
      seller_tax_code: tenant.tax_code,
      form_no: '1',
      symbol: '',
      number: '',
    } as Original,
    draft: { ...newDraft(today()), issued_on: '', price_includes_tax: false },
  }));
  const [original, setOriginal] = useState(first.original);
  const [store] = useState(() => createDraftStore(first.draft));
  const { dispatch } = store;
  const draft = useOfDraft(store, ({ get }) => get());
  const [read, setRead] = useState<OtherReading | null>(null);
  const { form_no, symbol } = original;
  const amounts = useMemo(() => {
    const series = seriesOf({ form_no, symbol });
    const input = inputOf(readableDraft(draft));
    const content = invoiceFromInput(input, series, NO_SELLER, null);
    const computed = computeInvoice(content, digits, moneyOptionsOf(series, settings, input));
    const by_key = writtenLines(draft).flatMap(({ key }, at) => {
      const line = computed.lines[at];
      return line === undefined ? [] : [[key, line] as const];
    });
    return { total: computed.total, lines: new Map(by_key) };
  }, [draft, form_no, symbol, digits, settings]);
  const put = (change: Partial<Original>) => setOriginal((before) => ({ ...before, ...change }));
  const fill = (reading: OtherReading) => {
    setRead(reading);
    const { seller_tax_code, form_no, symbol, number } = reading;
    put({
      ...(seller_tax_code !== null && { seller_tax_code }),
      ...(form_no !== '' && { form_no }),
      ...(symbol !== '' && { symbol }),
      ...(number !== null && { number }),
    });
    dispatch({ type: 'replace', draft: draftFrom(reading) });
  };
  return {
    original,
    put,
    store,
    draft,
    dispatch,
    amounts,
    has_vat: bearsVat(seriesOf(original)),
    read,
    fill,
    isDirty: draft !== first.draft || original !== first.original,
    missing: missingIn(original, draft),
  };
}

function draftFrom(reading: OtherReading): Draft {
  const { issued_on, currency, exchange_rate, payment_method, lines } = reading;
  const text = (value: string | null) => value ?? '';
  return {
    ...newDraft(today()),
    issued_on: text(issued_on),
    currency,
    exchange_rate: text(exchange_rate),
    payment_method: payment_method ?? 'TM/CK',
    buyer_name: text(reading.buyer_name),
    buyer_person: text(reading.buyer_person),
    buyer_tax_code: text(reading.buyer_tax_code),
    buyer_address: text(reading.buyer_address),
    buyer_place: reading.buyer_place ?? NO_PLACE,
    // Files state prices without tax.
    price_includes_tax: false,
    lines: lines.map((line, at) => draftLine(line, at + 1)),
  };
}

/** What must be there before the invoice can be saved, by field. */
function missingIn(original: Original, draft: Draft): Readonly<Record<string, string>> {
  const needed = { ...original, issued_on: draft.issued_on };
  const blank = Object.entries(needed).filter(([, value]) => value.trim() === '');
  return {
    ...Object.fromEntries(blank.map(([field]) => [field, words.required])),
    ...(writtenLines(draft).length === 0 && { lines: words.noLines }),
  };
}
