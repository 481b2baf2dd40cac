import type { InvoiceType } from '../registration/boxes.table.ts';
import { addMonths } from './calendar-days.ts';
import { rowOn, rowsOn } from './dated.ts';
import type { InvoiceTypeRow, TaxMethod } from './invoice-types.table.ts';
import { INVOICE_TYPE_FORMS } from './invoice-types.table.ts';
import type { RegistrationRuleKey, RegistrationRuleRow } from './registration-rules.table.ts';
import { REGISTRATION_RULES } from './registration-rules.table.ts';

/** The rule in force on a day (YYYY-MM-DD); null where none was. */
export function registrationRuleOn(key: RegistrationRuleKey, day: string): RegistrationRuleRow | null {
  return rowOn(
    REGISTRATION_RULES.filter((row) => row.key === key),
    day,
  );
}

/** Boxes of part 4 that let one issue invoices of a form on a day. */
export function typesOfForm(form_no: string, day: string): readonly InvoiceType[] {
  return rowsOn(INVOICE_TYPE_FORMS, day)
    .filter(({ forms }) => forms.includes(form_no))
    .map(({ type }) => type);
}

/** The methods of tax calculation that the ticked boxes of part 4 tell, each once. */
export function methodsOf(
  invoice_types: Readonly<Record<InvoiceType, boolean>>,
  day: string,
): readonly TaxMethod[] {
  const told = rowsOn<InvoiceTypeRow>(INVOICE_TYPE_FORMS, day).flatMap(({ type, method }) =>
    method !== null && invoice_types[type] ? [method] : [],
  );
  return [...new Set(told)];
}

/** First day on which uncoded invoices may be declared again, after they ended on a day; null where no rule keeps one from it. */
export function backToUncodedFrom(ended_on: string): string | null {
  const months = registrationRuleOn('back_to_uncoded', ended_on)?.months;
  return months === undefined ? null : addMonths(ended_on, months);
}
