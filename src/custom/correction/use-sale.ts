import type { components } from '#generated/types.ts';
import { useSearchParams } from 'react-router';

type InvoiceSale = components['schemas']['InvoiceSale'];

const SALES = ['ordinary', 'titled_goods', 'platform'] as const satisfies readonly InvoiceSale[];

/** How the invoice's goods were sold, as the address says (`?sale=platform`): it outlives a reload and the way to the next page. */
export function useSale(): InvoiceSale {
  const [search] = useSearchParams();
  const said = search.get('sale');
  return SALES.find((sale) => sale === said) ?? 'ordinary';
}
