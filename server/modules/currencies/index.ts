import { CURRENCIES } from '#domain/fields/currencies.table.ts';
import { currencies as descriptor } from '#generated/resources/currencies.ts';
import type { Values } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';

/** Currencies a company trades in beside đồng, with the rate of a day. Failures: 422 currency_unknown, currency_is_home. */
export const currencies = plainModule(descriptor, {
  beforeCreate: async (_tx, values) => refuseUnusable(values),
  // A code that was kept before codes were judged may stay; invoices in it are refused by themselves.
  beforeUpdate: async (_tx, current, values) => {
    if (values['code'] !== undefined && values['code'] !== current['code']) refuseUnusable(values);
  },
});

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
