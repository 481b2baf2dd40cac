import type { ReactNode } from 'react';
import { eachLineField, eachOf, LINE_FIELDS, LINE_TEXTS } from '#domain/invoice/lines/line-fields.table.ts';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { extrasText } from '#src/views/values/extra-text.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { draftWords } from '#src/wording/drafts.ts';
import { extraWords } from '#src/wording/desk/extras.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { mergeWords } from '#src/wording/desk/invoice-merge.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import { lower } from '#src/wording/lists.ts';
import { describeDraftField } from '../draft/autosave.tsx';
import type { Template } from '../draft/draft-content.ts';
import type { DraftLine } from '../draft/draft.ts';
import { keptList, type SavedLine } from '../draft/saved-values.ts';
import { specialName } from '../special/special-goods.ts';
import type { MergePlace } from './merge-invoice.ts';
import type { LineUnit } from './merge-units.table.ts';

const lineUnitNames: Readonly<Record<LineUnit, () => string>> = {
  kind: () => mergeWords.kind,
  name: () => lineWords.name,
  ...eachOf(LINE_TEXTS, (field) => () => lineWords[field]),
  quantity: () => lineWords.quantity,
  unit_price: () => lineWords.price,
  discount: () => mergeWords.discount,
  amount: () => lineWords.amount,
  vat_rate: () => lineWords.vat,
  revenue_percent: () => mergeWords.revenuePercent,
  special: () => mergeWords.special,
  extras: () => extraWords.title,
};

/** A place of an invoice as people name it: a field, or a line by its number. */
export function nameOfPlace(place: MergePlace): string {
  if (place.of === 'line')
    return place.unit === null
      ? mergeWords.line(place.number)
      : mergeWords.lineField(place.number, lower(lineUnitNames[place.unit]()));
  if (place.unit === 'buyer') return invoiceWords.buyer;
  return describeDraftField(place.unit).label;
}

const joined = (...words: readonly string[]) => words.filter(Boolean).join(' · ');
const named = (words: string) => (words === '' ? draftWords.blank : words);
const percent = (rate: string) => (rate === '' ? '' : `${shownEntry(rate)}%`);

const SHOWN_AS = {
  text: (value: string) => value,
  number: shownEntry,
  rate: (rate: string) => (rate === '' ? '' : rateText(rate)),
  percent,
} as const;

const lineUnitTexts: Readonly<Record<LineUnit, (line: SavedLine) => string>> = {
  ...eachLineField((field) => (line: SavedLine) => SHOWN_AS[LINE_FIELDS[field].holds](line[field])),
  kind: ({ kind }) => lineKindLabels[kind],
  name: ({ code, name }) => joined(code, name),
  discount: ({ discount_rate, discount_amount }) =>
    joined(percent(discount_rate), shownEntry(discount_amount)),
  special: ({ special }) => specialName(keptList<DraftLine['special']>(special)),
  extras: ({ extras }) => extrasText(keptList<DraftLine['extras']>(extras) ?? []),
};

function lineText(line: SavedLine): string {
  const { name, quantity, unit, unit_price } = line;
  return joined(name, [shownEntry(quantity), unit].join(' ').trim(), shownEntry(unit_price));
}

/** What one side has in a place, for people to read; `value` as the merge gives it. */
export function valueOfPlace(place: MergePlace, value: unknown, templates: readonly Template[]): ReactNode {
  if (value === null) return mergeWords.lineGone;
  if (place.of === 'line')
    return named(
      place.unit === null ? lineText(value as SavedLine) : lineUnitTexts[place.unit](value as SavedLine),
    );
  const fields = value as Readonly<Record<string, unknown>>;
  if (place.unit === 'buyer') {
    const code = String(fields['buyer_tax_code']);
    return named(joined(String(fields['buyer_name']), code && invoiceWords.codeNote(code)));
  }
  if (place.unit === 'currency')
    return joined(String(fields['currency']), shownEntry(String(fields['exchange_rate'])));
  if (place.unit === 'template_id')
    return templates.find(({ id }) => id === fields['template_id'])?.symbol ?? draftWords.blank;
  return describeDraftField(place.unit).show(fields[place.unit]);
}
