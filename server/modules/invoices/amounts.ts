import type { InvoiceContent } from '#domain/invoice/content.ts';
import { keepsComputation } from '#domain/invoice/draft-money-options.ts';
import { DEFAULT_DECIMAL_DIGITS, type DecimalDigits } from '#domain/money/decimal-digits.ts';
import { computeInvoice, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { DEFAULT_MONEY_OPTIONS, type MoneyOptions } from '#domain/money/money-options.ts';
import type { PublicationStatus } from '#domain/transmission/publication.ts';
import type { Tx } from '#server/context.ts';
import { readAmountSettings, type AmountSettings } from '#server/modules/tenant-settings/index.ts';
import type { InvoiceRow } from './store.ts';
import { SHAPES } from './stored-shapes.ts';

/** How the amounts of an invoice were computed when it was last saved, whatever the company has chosen since. */
export type StoredSettings = Record<keyof Pick<InvoiceRow, 'decimal_digits' | 'money_options'>, unknown>;

/** Its amounts, as the document, the print and the checks before publication have them. */
export function storedAmounts(row: StoredSettings, content: InvoiceContent): InvoiceAmounts {
  return computeInvoice(content, storedDigits(row), storedMoneyOptions(row));
}

export function storedDigits({ decimal_digits }: Pick<StoredSettings, 'decimal_digits'>): DecimalDigits {
  const known = SHAPES.decimal_digits(decimal_digits) ? (decimal_digits as DecimalDigits | null) : null;
  return known ?? DEFAULT_DECIMAL_DIGITS;
}

export function storedMoneyOptions({ money_options }: Pick<StoredSettings, 'money_options'>): MoneyOptions {
  const known = SHAPES.money_options(money_options) ? (money_options as Partial<MoneyOptions> | null) : null;
  return { ...DEFAULT_MONEY_OPTIONS, ...known };
}

type SettingsColumns = { decimal_digits: string; money_options: string };

export function settingsColumns(digits: DecimalDigits, money: MoneyOptions): SettingsColumns {
  return { decimal_digits: JSON.stringify(digits), money_options: JSON.stringify(money) };
}

/** What a save computes the amounts of an invoice with; null is one that is not there yet. */
export async function amountSettingsFor(tx: Tx, current: InvoiceRow | null): Promise<AmountSettings> {
  return current !== null && keepsComputation(current.status as PublicationStatus)
    ? { digits: storedDigits(current), money: storedMoneyOptions(current) }
    : readAmountSettings(tx);
}
