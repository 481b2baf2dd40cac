import { parseSymbol } from '../fields/series-symbol.ts';
import { sameSerial } from '../invoice/ready/certificate-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import { typesOfForm } from '../rules/registration-rules.ts';
import type { FormAndSymbol } from '../rules/untaxed-forms.ts';
import type { InvoiceMode } from './boxes.table.ts';
import { INVOICE_MODES, INVOICE_TYPES } from './boxes.table.ts';
import type { PauseRequest } from './content.ts';
import type { InForce } from './in-force.ts';

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

/**
 * Why invoices of a series may not be issued on a day by what is in force: nothing accepted, a mode or a type of
 * invoice that is not declared. Empty of invoices per occurrence, which are asked for one by one without a declaration.
 */
export function seriesNotInForce(
  in_force: InForce | null,
  { form_no, symbol }: FormAndSymbol,
  day: string,
): Refusal[] {
  const mode = modeOfSymbol(symbol);
  if (mode === null) return [];
  if (in_force === null) return [refuse('declaration_missing', 'symbol', { form_no, symbol })];
  const types = typesOfForm(form_no, day);
  const refusals: Refusal[] = [];
  if (!in_force.invoice_modes[mode])
    refusals.push(
      refuse('series_mode_not_declared', 'symbol', { form_no, symbol, mode: INVOICE_MODES[mode].label }),
    );
  if (!types.some((type) => in_force.invoice_types[type])) {
    const type = types.map((one) => INVOICE_TYPES[one].label).join(', ');
    refusals.push(refuse('series_type_not_declared', 'form_no', { form_no, symbol, type }));
  }
  return refusals;
}
