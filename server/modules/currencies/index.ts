import { CURRENCIES } from '#domain/fields/currencies.table.ts';
import { isZero, parseDecimal } from '#domain/money/decimal.ts';
import { refusalText, refuse } from '#domain/refusals.ts';
import { currencies as descriptor } from '#generated/resources/currencies.ts';
import type { Values } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';

/**
 * Currencies a company trades in beside đồng, with the rate of a day. Failures: 422 currency_unknown, currency_is_home,
 * exchange_rate_not_positive.
 */
export const currencies = plainModule(descriptor, {
  beforeCreate: async (_tx, values) => {
    refuseUnusable(values);
    refuseNoRate(values);
  },
  // A code that was kept before codes were judged may stay; invoices in it are refused by themselves.
  beforeUpdate: async (_tx, current, values) => {
    if (values['code'] !== undefined && values['code'] !== current['code']) refuseUnusable(values);
    if (values['exchange_rate'] !== undefined) refuseNoRate({ ...current, ...values });
  },
});

/** A rate of zero would be offered to every invoice, and refused by each. */
function refuseNoRate({ code, exchange_rate }: Values): void {
  if (typeof exchange_rate !== 'string' || !isZero(parseDecimal(exchange_rate))) return;
  const rate = refuse('exchange_rate_not_positive', 'exchange_rate', {
    currency: String(code),
    value: exchange_rate,
  });
  throw failure(422, rate.code, refusalText(rate), ['exchange_rate']);
}

function refuseUnusable({ code }: Values): void {
  const written = String(code);
  if (written === 'VND')
    throw failure(422, 'currency_is_home', 'Hóa đơn bằng đồng không cần tỷ giá. Hãy nhập mã của ngoại tệ.', [
      'code',
    ]);
  if (!CURRENCIES.has(written))
    throw failure(
      422,
      'currency_unknown',
      `Không có đồng tiền “${written}”. Nhập mã ISO 4217 đang dùng, ví dụ USD, EUR, JPY.`,
      ['code'],
    );
}
