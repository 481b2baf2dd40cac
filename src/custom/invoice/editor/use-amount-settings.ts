import { keepsComputation } from '#domain/invoice/draft-money-options.ts';
import type { DecimalDigits } from '#domain/money/decimal-digits.ts';
import type { MoneySettings } from '#domain/settings/tenant-settings.ts';
import type { Invoice } from './draft.ts';
import { useDecimalDigits } from './use-decimal-digits.ts';
import { useMoneySettings } from './use-money-settings.ts';

type AmountSettings = { digits: DecimalDigits; settings: MoneySettings; isPending: boolean };

/** What the server will compute the amounts with when this invoice is saved; null is one that is not there yet. */
export function useAmountSettings(invoice: Invoice | null): AmountSettings {
  const digits = useDecimalDigits();
  const chosen = useMoneySettings();
  return invoice !== null && keepsComputation(invoice.status)
    ? { digits: invoice.decimal_digits, settings: invoice, isPending: false }
    : { digits, ...chosen };
}
