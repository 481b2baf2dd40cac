import { add, decimalText, multiply, parseDecimal, roundTo } from '../money/decimal.ts';
import { rowOn } from '../rules/dated.ts';
import { SERVICE_RATES, type ServiceRateRow } from '../rules/tax/service-rates.table.ts';
import { vatFraction } from '../rules/tax/vat-rates.ts';

/** What a package costs that is sold on a day, whole đồng. */
export function packagePrice(
  net_amount: string,
  day: string,
): { net_amount: string; vat_rate: string; vat_amount: string; total: string } {
  const vat_rate = rowOn<ServiceRateRow>(SERVICE_RATES, day)?.rate ?? '';
  const fraction = vatFraction(vat_rate);
  if (fraction === null) throw new RangeError(`no VAT rate of the service on ${day}`);
  const net = parseDecimal(net_amount);
  const vat = roundTo(multiply(net, fraction), 0);
  return {
    net_amount: decimalText(net),
    vat_rate,
    vat_amount: decimalText(vat),
    total: decimalText(add(net, vat)),
  };
}
