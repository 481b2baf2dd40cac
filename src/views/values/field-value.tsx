import type { ReactNode } from 'react';
import type { FieldDescriptor, FieldKind } from '#generated/resources/descriptor.ts';
import { Badge, Tag } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { ColorValue } from '#src/ui/field/color-value.tsx';
import { choiceGroups } from '#src/ui/field/choice/choice-groups.ts';
import { bytesOf, pictureUrl, sizeText } from '#src/ui/field/file-bytes.ts';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatNumber, nothing } from '#src/ui/format/number.ts';
import { Facts } from '#src/ui/layout/card.tsx';
import { common, files } from '#src/wording/common.ts';
import { optionOf, rateWordsOf, toneOf } from './choice-labels.ts';
import { ListValue, ObjectValue } from './nested-values.tsx';
import { ReferenceLink } from './reference-value.tsx';

type Draw = (value: string, field: FieldDescriptor) => ReactNode;

const asText: Draw = (value) => value;
const asNumber: Draw = (value) => <span className="k-number">{formatNumber(value)}</span>;
const hidden: Draw = () => nothing;

function asBadge(value: string, field: FieldDescriptor): ReactNode {
  const option = optionOf(field, value);
  return option.tone === null ? option.label : <Badge tone={toneOf(option)}>{option.label}</Badge>;
}

function asPicture(value: string, { label }: FieldDescriptor): ReactNode {
  const url = pictureUrl(value);
  return url === null ? nothing : <img className="value-picture" src={url} alt={label} />;
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
  reference: (value, { reference }) => <ReferenceLink reference={reference ?? ''} id={Number(value)} />,
  email: asText,
  phone: (value) => <span className="k-number">{value}</span>,
  tax_code: (value) => <span className="k-number">{value}</span>,
  vat_rate: rateWordsOf,
  color: (value) => <ColorValue value={value} />,
  password: hidden,
  file: (value) => files.held(sizeText(bytesOf(value))),
  image: asPicture,
} satisfies Record<Exclude<FieldKind, 'object' | 'list'>, Draw>;

type FieldValueProps = { field: FieldDescriptor; value: unknown };

const hasGroups = ({ options }: FieldDescriptor) =>
  options?.some(({ group }) => group !== undefined) === true;

/** Several values of one kind: badges, links, or outlined words where the kind has no shape of its own. */
function ManyValues({ field, values }: { field: FieldDescriptor; values: readonly unknown[] }) {
  const draw = (value: string) => {
    const isPlain = field.kind === 'enum' && optionOf(field, value).tone === null;
    const drawn = byKind[field.kind as keyof typeof byKind](value, field);
    return isPlain ? <Tag>{drawn}</Tag> : drawn;
  };
  return (
    <span className="value-many">
      {values.map(String).map((value) => (
        <span key={value}>{draw(value)}</span>
      ))}
    </span>
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value as people read it, by the kind of its field; nothing is `–`. */
export function FieldValue({ field, value }: FieldValueProps): ReactNode {
  const { kind } = field;
  if (isEmpty(value)) return nothing;
  if (kind === 'object')
    return <ObjectValue field={field} value={value as Readonly<Record<string, unknown>>} />;
  if (kind === 'list')
    return <ListValue field={field} value={value as readonly Readonly<Record<string, unknown>>[]} />;
  if (Array.isArray(value) && hasGroups(field))
    return <GroupedValues field={field} values={value.map(String)} />;
  if (Array.isArray(value)) return <ManyValues field={field} values={value} />;
  return byKind[kind](String(value), field);
}

type GroupedValuesProps = { field: FieldDescriptor; values: readonly string[] };

/** Many choices under their subjects, in the order of the description; a subject nothing was chosen of is left out. */
function GroupedValues({ field, values }: GroupedValuesProps) {
  const chosen = values.map((value) => optionOf(field, value));
  const known = (field.options ?? []).filter(({ value }) => values.includes(value));
  const tags = (group: string | undefined) => (
    <span className="value-many">
      {chosen
        .filter((option) => option.group === group)
        .map(({ value, label }) => (
          <Tag key={value}>{label}</Tag>
        ))}
    </span>
  );
  return (
    <div className="value-groups">
      {chosen.some(({ group }) => group === undefined) && tags(undefined)}
      <Facts facts={choiceGroups(known).map((group) => ({ term: group, value: tags(group) }))} />
    </div>
  );
}
