import type { FieldDescriptor, FieldKind } from '#generated/resources/descriptor.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatNumber, nothing } from '#src/ui/format/number.ts';
import { common } from '#src/wording/common.ts';
import type { ReactNode } from 'react';
import { optionOf, rateWordsOf, toneOf } from './choice-labels.ts';
import { ReferenceValue } from './reference-value.tsx';

type Draw = (value: string, field: FieldDescriptor) => ReactNode;

const asText: Draw = (value) => value;
const asNumber: Draw = (value) => <span className="k-number">{formatNumber(value)}</span>;
const hidden: Draw = () => nothing;

function asBadge(value: string, field: FieldDescriptor): ReactNode {
  const option = optionOf(field, value);
  return option.tone === null ? option.label : <Badge tone={toneOf(option)}>{option.label}</Badge>;
}

const byKind = {
  text: asText,
  long_text: asText,
  integer: asNumber,
  decimal: asNumber,
  money: (value) => <Money amount={value} unit={false} weight="medium" />,
  date: (value) => <span className="k-number">{formatDate(value)}</span>,
  date_time: (value) => <span className="k-number">{formatDateTime(value)}</span>,
  boolean: (value) => (value === 'true' ? common.yes : common.no),
  enum: asBadge,
  reference: (value, { reference }) => <ReferenceValue reference={reference ?? ''} id={Number(value)} />,
  email: asText,
  phone: (value) => <span className="k-number">{value}</span>,
  tax_code: (value) => <span className="k-number">{value}</span>,
  vat_rate: rateWordsOf,
  password: hidden,
  file: hidden,
  list: hidden,
} satisfies Record<FieldKind, Draw>;

/** A value as people read it, by the kind of its field; nothing is `–`. */
export function FieldValue({ field, value }: { field: FieldDescriptor; value: unknown }) {
  if (value === null || value === undefined || value === '') return <>{nothing}</>;
  return <>{byKind[field.kind](String(value), field)}</>;
}
