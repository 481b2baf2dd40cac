import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { invoiceWords } from '#src/wording/invoice.ts';

type Row = Pick<
  components['schemas']['InvoiceSummary'],
  'form_no' | 'symbol' | 'number' | 'buyer_name' | 'buyer_person' | 'total' | 'currency'
>;

/** `1C26TAA 00000287`; drafts share their series, so the buyer and the total tell one from another. */
export function invoiceRecordName(row: Row): string {
  if (row.number !== null) return shownName(row);
  const buyer = row.buyer_name ?? row.buyer_person;
  const total = `${formatNumber(row.total)} ${row.currency}`;
  return [invoiceWords.draftName(shownName(row)), buyer, total].filter(Boolean).join(', ');
}
