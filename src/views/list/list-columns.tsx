import type { FieldDescriptor, FieldKind } from '#generated/resources/descriptor.ts';
import type { CardSlot, Column } from '#src/ui/list/table-model.ts';
import { FieldValue } from '#src/views/values/field-value.tsx';
import type { RaRecord } from 'ra-core';
import type { Screen } from '../screen.ts';

const rightAligned: readonly FieldKind[] = ['integer', 'decimal', 'money'];
const quiet: readonly FieldKind[] = ['date', 'date_time', 'tax_code', 'phone'];
const cut: readonly FieldKind[] = ['text', 'long_text', 'email'];
const cardSlots: readonly CardSlot[] = ['lead', 'name'];

const widths: Partial<Record<FieldKind, number>> = {
  date: 110,
  date_time: 150,
  boolean: 110,
  enum: 168,
  tax_code: 136,
  phone: 136,
  money: 140,
  vat_rate: 96,
};

function cardSlot(field: FieldDescriptor, position: number, columns: readonly FieldDescriptor[]): CardSlot {
  const byPosition = cardSlots[position];
  if (byPosition !== undefined) return byPosition;
  const sameKind = (kind: FieldKind) => columns.find((other, at) => at > 1 && other.kind === kind);
  if (sameKind('money') === field) return 'amount';
  if (sameKind('enum') === field) return 'state';
  return (sameKind('date') ?? sameKind('date_time') ?? sameKind('tax_code')) === field ? 'meta' : 'none';
}

/** The fields a list shows, in the order of the description. */
export function listFields(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  return fields
    .filter(({ list, hidden }) => list !== null && !hidden)
    .sort((a, b) => (a.list ?? 0) - (b.list ?? 0));
}

/** The columns of a list out of its description, with what the overlay changes. */
export function listColumns({
  descriptor,
  overlay,
}: Pick<Screen, 'descriptor' | 'overlay'>): Column<RaRecord>[] {
  const shown = listFields(descriptor.fields).filter(
    ({ source }) => overlay.columns?.[source]?.hidden !== true,
  );
  return shown.map((field, position) => {
    const { hidden: _hidden, ...changes } = overlay.columns?.[field.source] ?? {};
    return {
      key: field.source,
      header: field.label,
      sortKey: field.source,
      align: rightAligned.includes(field.kind) ? 'end' : 'start',
      width: widths[field.kind],
      muted: quiet.includes(field.kind),
      card: cardSlot(field, position, shown),
      cell: (record) => <FieldValue field={field} value={record[field.source] as unknown} />,
      ...(cut.includes(field.kind) && position > 0
        ? { fullText: (record: RaRecord) => String(record[field.source] ?? '') }
        : {}),
      ...changes,
    };
  });
}
