import { isCalendarDate, readableDate } from '../../fields/calendar-date.ts';
import { shownDecimal, type NumberStyle } from '../../numbers/number-style.ts';
import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';
import type { ExtraField } from '../particulars.ts';
import { numberRefusals, requiredText, textRefusals, type Where } from '../ready/field-refusals.ts';

/** Thông tin thêm: what a template asks for beside the fields of the law, and what its invoices state of it. */
export type ExtraFieldRow = { name: string; type: 'string' | 'numeric' | 'date' };

/** A field that is given: numbers are decimals with a dot, days are YYYY-MM-DD. */
export type GivenExtra = ExtraFieldRow & { value: string };

/** Letters of a value (DLieu), data format QĐ 1450. */
const MAX_VALUE = 500;
const NAME = { label: 'Tên trường', max: 60, element: 'TTruong' };
const NUMBER = { digits: 21, decimals: 6 };

type Input = { name: string; type: ExtraFieldRow['type']; value?: string | null };

/** What a field states, as people read it on paper. */
export function extraText({ type, value }: ExtraField, style: NumberStyle): string {
  if (value === null || type === 'string') return value ?? '';
  if (type === 'numeric') return shownDecimal(value, style);
  return type === 'date' ? readableDate(value) : value;
}

/** What is given, without blank fields. */
export function extrasIn(extras: readonly Input[] | undefined): GivenExtra[] {
  return (extras ?? []).flatMap(({ name, type, value }) =>
    value == null || value.trim() === '' ? [] : [{ name: name.trim(), type, value: value.trim() }],
  );
}

/**
 * The fields that the editor shows for an invoice: those of its template in their order, then fields that the invoice has a value for
 * and the template no longer names.
 */
export function askedFields(
  asked: readonly ExtraFieldRow[],
  stated: readonly ExtraFieldRow[],
): ExtraFieldRow[] {
  const ofTemplate = uniqueFields(asked).map(
    ({ name, type }) => stated.find((one) => one.name === name) ?? { name, type },
  );
  return [...ofTemplate, ...stated.filter(({ name }) => ofTemplate.every((one) => one.name !== name))];
}

/** Fields with their names as they are stored, each once. */
export function uniqueFields(fields: readonly ExtraFieldRow[]): ExtraFieldRow[] {
  const byName = new Map(fields.map(({ name, type }) => [name.trim(), type]));
  return [...byName].map(([name, type]) => ({ name, type }));
}

/** Values that are not what their field holds, and a field that is there twice; `path` is where they are kept. */
export function extraRefusals(extras: readonly ExtraField[], path = 'extras', where: Where = {}): Refusal[] {
  return extras.flatMap(({ name, type, value }, at) => {
    const field = `${path}.${at}.value`;
    const isTwice = extras.findIndex((one) => one.name === name) !== at;
    return [
      ...requiredText(`${path}.${at}.name`, name, NAME, where),
      ...(isTwice ? [refuse('extra_field_twice', field, { ...where, label: name })] : []),
      ...valueRefusals(field, { name, type, value: value ?? '' }, where),
    ];
  });
}

function valueRefusals(
  field: string,
  { name, type, value }: Omit<ExtraField, 'value'> & { value: string },
  where: Where,
): Refusal[] {
  if (type === 'numeric') return numberRefusals(field, value, { label: name, ...NUMBER }, where);
  if (type === 'date' && !isCalendarDate(value))
    return [refuse('extra_date_malformed', field, { ...where, label: name, value })];
  return textRefusals(field, value, { label: name, max: MAX_VALUE, element: 'DLieu' }, where);
}
