import { isCalendarDate } from '../fields/calendar-date.ts';
import { isBlank } from '../fields/text.ts';
import type { Where } from '../invoice/ready/field-refusals.ts';
import { requiredText, taxCodeRefusals, textRefusals } from '../invoice/ready/field-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { DeclarationContent } from './content.ts';
import type { DeclarationField } from './fields.table.ts';
import { LIST_FIELDS, LIST_PERIODS, LIST_TITLES } from './fields.table.ts';

type ListName = keyof typeof LIST_TITLES;
/** A row as its texts and days are looked at. */
type Row = Readonly<Record<string, string | null>>;

/** All that is wrong with the rows of parts 5 to 11: fields are `<list>.<index from 0>.<name>`, words count from 1. */
export function listRefusals(content: DeclarationContent): Refusal[] {
  return (Object.keys(LIST_TITLES) as ListName[]).flatMap((list) =>
    (content[list] as readonly Row[]).flatMap((row, index) =>
      rowRefusals(list, row, `${list}.${index}`, { part: LIST_TITLES[list], row: String(index + 1) }),
    ),
  );
}

function rowRefusals(list: ListName, row: Row, path: string, where: Where): Refusal[] {
  const fields: Readonly<Record<string, DeclarationField>> = LIST_FIELDS[list];
  const line = { line: where.row ?? '' };
  const texts = Object.entries(fields).flatMap(([name, limit]) => {
    const value = row[name] ?? '';
    const field = `${path}.${name}`;
    const refusals = limit.required
      ? requiredText(field, value, limit, line)
      : textRefusals(field, value, limit, line);
    const is_code = name.endsWith('tax_code') && !isBlank(value);
    return is_code ? [...refusals, ...taxCodeRefusals(field, value)] : refusals;
  });
  return [...texts, ...periodRefusals(list, row, path, where), ...paymentRefusals(row, path, where)];
}

function periodRefusals(list: ListName, row: Row, path: string, where: Where): Refusal[] {
  const periods: readonly (readonly [string, string, boolean])[] =
    list in LIST_PERIODS ? LIST_PERIODS[list as keyof typeof LIST_PERIODS] : [];
  return periods.flatMap(([from, to, required]) => {
    const starts_on = row[from] ?? '';
    const ends_on = row[to] ?? '';
    const wrong = [from, to].flatMap((name) => {
      const value = row[name] ?? '';
      const may_lack = value === '' && !(required && (name === from || list === 'delegations'));
      return may_lack || isCalendarDate(value)
        ? []
        : [refuse('day_malformed', `${path}.${name}`, { ...where, value })];
    });
    if (wrong.length > 0) return wrong;
    return starts_on !== '' && ends_on !== '' && ends_on < starts_on
      ? [refuse('period_backwards', `${path}.${to}`, { ...where, starts_on, ends_on })]
      : [];
  });
}

function paymentRefusals(row: Row, path: string, where: Where): Refusal[] {
  return row.payment_method === 'other' && isBlank(row.other_payment_method ?? null)
    ? [refuse('payment_method_missing', `${path}.other_payment_method`, where)]
    : [];
}
