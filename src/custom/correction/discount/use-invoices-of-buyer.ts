import { useGetList } from 'react-admin';
import { buyerKey } from '#domain/rules/corrections/several-invoices.table.ts';
import { isTaken } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';

type Schemas = components['schemas'];

/** Days, both included, YYYY-MM-DD. */
type Days = { first: string; last: string };

/** As many others as one list takes. */
const most = 199;

/** Other issued invoices of the buyer in some days, which nothing has replaced. `isPart`: there were more of them than one list shows. */
export function useInvoicesOfBuyer(invoice: Schemas['Invoice'], { first, last }: Days) {
  const { id, form_no, currency, buyer_tax_code, buyer_name, buyer_person } = invoice;
  const query = buyer_tax_code || buyer_name || buyer_person || '';
  const isAsked = query !== '' && first !== '' && last !== '' && first <= last;
  const { data, total, isPending, error } = useGetList<Schemas['InvoiceSummary']>(
    'invoices',
    {
      filter: { query, issued_onOnMin: first, issued_onOnMax: last },
      sort: { field: 'issued_on', order: 'ASC' },
      pagination: { page: 1, perPage: most },
    },
    { enabled: isAsked },
  );
  const isSame = (one: Schemas['InvoiceSummary']): boolean =>
    one.id !== id &&
    one.form_no === form_no &&
    one.currency === currency &&
    one.nature !== 'adjust' &&
    one.corrected !== 'replaced' &&
    isTaken(one.status) &&
    buyerKey(one) === buyerKey(invoice);
  return {
    data: data?.filter(isSame),
    /** Not while a day or the name of the buyer is missing. */
    isAsked,
    isPending: isPending && isAsked,
    isPart: (total ?? 0) > most,
    error,
  };
}
