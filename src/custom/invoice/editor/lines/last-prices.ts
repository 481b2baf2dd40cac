import type { LastPrice } from '../buyer/use-last-used.ts';
import type { DraftLine } from '../draft/draft.ts';

type Basis = Pick<LastPrice, 'currency' | 'price_includes_tax'>;

const keysOf = ({ product_id, name, unit }: Pick<LastPrice, 'product_id' | 'name' | 'unit'>) => {
  const of = (unit ?? '').trim().toLowerCase();
  const called = `name ${name.trim().toLowerCase()} ${of}`;
  return product_id === null ? [called] : [`product ${product_id} ${of}`, called];
};

/**
 * Finds what a line cost last: the product of the catalogue by the same unit, or what has the same name. Only prices that mean the
 * same as those being typed: in the currency of the invoice, with tax or without as its prices are.
 */
export function lastPriceFinder(
  prices: readonly LastPrice[],
  { currency, price_includes_tax }: Basis,
): (line: Pick<DraftLine, 'kind' | 'product_id' | 'name' | 'unit'>) => LastPrice | null {
  const byKey = new Map<string, LastPrice>();
  const comparable = prices.filter(
    (one) => one.currency === currency && one.price_includes_tax === price_includes_tax,
  );
  // The newest last, so that it stays.
  for (const price of [...comparable].sort((a, b) => (a.issued_on < b.issued_on ? -1 : 1)))
    for (const key of keysOf(price)) byKey.set(key, price);
  return ({ kind, ...line }) => {
    if (kind !== 'goods' || line.name.trim() === '') return null;
    return (
      keysOf(line)
        .map((key) => byKey.get(key))
        .find((price) => price !== undefined) ?? null
    );
  };
}
