import { parseSymbol } from '../fields/series-symbol.ts';
import type { SendingChannel } from './incident-relief.table.ts';

/** How invoices of a series (ký hiệu such as C26TAA) are sent; by default, as the usual kind, with the authority's code. */
export function channelOf(symbol: string): SendingChannel {
  const parsed = parseSymbol(symbol);
  if (parsed?.letter === 'M') return 'cash_register';
  return parsed?.coded === false ? 'uncoded' : 'coded';
}
