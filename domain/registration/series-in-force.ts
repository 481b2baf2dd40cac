import { isCalendarDate } from '../fields/calendar-date.ts';
import { parseSymbol } from '../fields/series-symbol.ts';
import { sameSerial } from '../invoice/ready/certificate-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { SendingChannel } from '../rules/deadlines/incident-relief.table.ts';
import { channelOf } from '../rules/deadlines/send-deadline.ts';
import { typesOfForm } from '../rules/registration-rules.table.ts';
import type { FormAndSymbol } from '../rules/particulars/forms.table.ts';
import type { InvoiceMode } from './boxes.table.ts';
import { INVOICE_MODES, INVOICE_TYPES, TRANSFER_MODES } from './boxes.table.ts';
import type { BusinessLocation, PauseRequest } from './content.ts';
import type { AcceptedDeclaration, InForce } from './in-force.ts';
import { dayOf, inForce } from './in-force.ts';

const CASH_REGISTER = 'M';
const PER_OCCURRENCE = 'L';

/** The box of part 1 that a symbol such as C26TAA needs; null of what is no symbol, and of invoices per occurrence, which need none. */
export function modeOfSymbol(symbol: string): InvoiceMode | null {
  const parsed = parseSymbol(symbol);
  if (parsed === null || parsed.letter === PER_OCCURRENCE) return null;
  if (parsed.letter === CASH_REGISTER) return parsed.coded ? 'coded_cash_register' : 'uncoded_cash_register';
  return parsed.coded ? 'coded' : 'uncoded';
}

/** Pauses that hold on a day for who signs with a certificate; those of another provider or certificate do not. */
export function pausesOn(
  { pauses }: Pick<InForce, 'pauses'>,
  day: string,
  { serial, provider_tax_code }: { serial: string | null; provider_tax_code: string | null },
): readonly PauseRequest[] {
  return pauses.filter(
    (pause) =>
      pause.starts_on <= day &&
      (pause.ends_on === null || day <= pause.ends_on) &&
      (pause.certificate_serial === null ||
        (serial !== null && sameSerial(pause.certificate_serial, serial))) &&
      (pause.provider_tax_code === null || pause.provider_tax_code === provider_tax_code),
  );
}

/** What accepted declarations say of series, from a day on until the next. */
export type SeriesUse = Pick<InForce, 'since' | 'invoice_modes' | 'invoice_types'>;

/** The same with the places of business that were stated, and how data is sent. */
export type SeriesUseAt = SeriesUse & Pick<InForce, 'transfer'> & { business_locations: BusinessLocation[] };

/** Every state there was up to a day (YYYY-MM-DD), the oldest first. */
export function seriesUses(accepted: readonly AcceptedDeclaration[], day: string): SeriesUseAt[] {
  const days = new Set(accepted.map(({ accepted_on }) => dayOf(accepted_on)));
  return [...days].toSorted().flatMap((since) => {
    const found = since <= day ? inForce(accepted, since) : null;
    if (found === null) return [];
    const { invoice_modes, invoice_types, transfer, business_locations } = found;
    return [{ since, invoice_modes, invoice_types, transfer, business_locations: [...business_locations] }];
  });
}

/** What was in force on a day; null before the first acceptance. */
export function seriesUseOn<Use extends SeriesUse>(uses: readonly Use[], day: string): Use | null {
  return uses.findLast(({ since }) => since <= day) ?? null;
}

/**
 * Why an invoice of a series may not be issued today by what is in force: its series has to be declared today, and on
 * its issue date (assumed: who begins with e-invoices issues none for the days before).
 */
export function declaredSeriesRefusals(
  uses: readonly SeriesUse[],
  { form_no, symbol, issued_on }: FormAndSymbol & { issued_on: string },
  today: string,
): Refusal[] {
  const on = (day: string): Refusal[] => seriesNotInForce(seriesUseOn(uses, day), { form_no, symbol }, day);
  const now = on(today);
  if (now.length > 0 || !isCalendarDate(issued_on) || issued_on >= today) return now;
  if (on(issued_on).length === 0) return [];
  const from = uses.find(({ since }) => since > issued_on && on(since).length === 0)?.since ?? today;
  return [refuse('issued_before_declaration', 'issued_on', { form_no, symbol, issued_on, from })];
}

/** Whether the type of invoice of a form digit is declared; true for a digit without a type, which is refused elsewhere. */
export function isFormDeclared(
  { invoice_types }: Pick<InForce, 'invoice_types'>,
  form_no: string,
  day: string,
): boolean {
  const types = typesOfForm(form_no, day);
  return types.length === 0 || types.some((type) => invoice_types[type]);
}

/**
 * Why invoices of a series may not be issued on a day by what is in force: nothing accepted, a mode or a type of
 * invoice that is not declared. Empty of invoices per occurrence, which are requested one by one without a declaration.
 */
export function seriesNotInForce(
  in_force: Pick<InForce, 'invoice_modes' | 'invoice_types'> | null,
  { form_no, symbol }: FormAndSymbol,
  day: string,
): Refusal[] {
  const mode = modeOfSymbol(symbol);
  if (mode === null) return [];
  if (in_force === null) return [refuse('declaration_missing', 'symbol', { form_no, symbol })];
  const refusals: Refusal[] = [];
  if (!in_force.invoice_modes[mode])
    refusals.push(
      refuse('series_mode_not_declared', 'symbol', { form_no, symbol, mode: INVOICE_MODES[mode].label }),
    );
  if (!isFormDeclared(in_force, form_no, day)) {
    const type = typesOfForm(form_no, day)
      .map((one) => INVOICE_TYPES[one].label)
      .join(', ');
    const instead = declaredInstead(in_force, form_no, day);
    refusals.push(refuse('series_type_not_declared', 'form_no', { form_no, symbol, type, ...instead }));
  }
  return refusals;
}

/** Sales are invoiced by one form or the other, as the method of tax calculation is. */
export const FORMS_OF_SALES = ['1', '2'] as const;

/** The declared form of sales that takes the place of one that is not declared; empty where there is none. */
function declaredInstead(
  { invoice_types }: Pick<InForce, 'invoice_types'>,
  form_no: string,
  day: string,
): { declared_form?: string; declared_type?: string } {
  if (!FORMS_OF_SALES.some((one) => one === form_no)) return {};
  for (const declared_form of FORMS_OF_SALES) {
    const type = typesOfForm(declared_form, day).find((one) => invoice_types[one]);
    if (type !== undefined) return { declared_form, declared_type: INVOICE_TYPES[type].label };
  }
  return {};
}

/** Whether uncoded invoices are reported by tables alone. Where both ways are declared each invoice is sent by itself (assumed). */
export function sendsTables(in_force: Pick<InForce, 'transfer'> | null): boolean {
  return in_force !== null && in_force.transfer.summary_table && !in_force.transfer.full_content;
}

/**
 * Whether an invoice reaches the tax authority as a row of table 01/TH-HĐĐT and not by itself (NĐ 254/2026 Điều 16.3.a): uncoded ones of
 * who declared tables, except those of cash registers.
 */
export function isReportedByTable(in_force: Pick<InForce, 'transfer'> | null, symbol: string): boolean {
  return modeOfSymbol(symbol) === 'uncoded' && sendsTables(in_force);
}

/** By which deadline an invoice of a series is sent; null of what is reported by table, which has none of its own (NĐ 254/2026 Phụ lục 7). */
export function deadlineChannelOf(
  in_force: Parameters<typeof isReportedByTable>[0],
  symbol: string,
): SendingChannel | null {
  return isReportedByTable(in_force, symbol) ? null : channelOf(symbol);
}

/** Why an uncoded invoice (K) cannot be issued though its series is declared: no way is declared in which it reaches the tax authority. */
export function fullContentRefusals(
  in_force: Pick<InForce, 'invoice_modes' | 'transfer'> | null,
  { form_no, symbol }: FormAndSymbol,
): Refusal[] {
  if (in_force === null || modeOfSymbol(symbol) !== 'uncoded' || !in_force.invoice_modes.uncoded) return [];
  if (in_force.transfer.full_content || in_force.transfer.summary_table) return [];
  const transfer = TRANSFER_MODES.full_content.label;
  return [refuse('full_content_not_declared', 'symbol', { form_no, symbol, transfer })];
}

/** Why a coded cash-register invoice cannot be issued though its series is declared: the acceptance named no characters for its code. */
export function registerCodeRefusals(
  in_force: Pick<InForce, 'invoice_modes' | 'cash_register_code'> | null,
  { form_no, symbol }: FormAndSymbol,
): Refusal[] {
  if (in_force === null || modeOfSymbol(symbol) !== 'coded_cash_register') return [];
  if (!in_force.invoice_modes.coded_cash_register || in_force.cash_register_code !== null) return [];
  return [refuse('register_code_missing', 'symbol', { form_no, symbol })];
}

/** Why a company may not issue now though the series is declared: a pause (đề nghị tạm ngừng) of everything, or of this certificate. */
export function pauseRefusals(
  in_force: Pick<InForce, 'pauses'> | null,
  day: string,
  signs: Parameters<typeof pausesOn>[2],
): Refusal[] {
  const [pause] = in_force === null ? [] : pausesOn(in_force, day, signs);
  if (pause === undefined) return [];
  const { starts_on, ends_on } = pause;
  return [refuse('issuing_paused', null, { starts_on, ...(ends_on !== null && { ends_on }) })];
}
