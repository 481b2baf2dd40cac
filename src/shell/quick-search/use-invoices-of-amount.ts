import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import { isWithoutNumber, shownName } from '#domain/invoice/shown-name.ts';
import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { currencyUnit, formatNumber } from '#src/ui/format/number.ts';
import { recordHref } from '#src/views/values/record-href.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { quickSearchWords as words } from '#src/wording/menu.ts';
import { amountOf } from './quick-search-commands.ts';
import type { Destination } from './quick-search-pages.ts';

const MAX_INVOICES = 5;

/** The newest invoices of a total. `typed`: the text now; `settled`: the text after a pause in typing; '' requests none. */
export function useInvoicesOfAmount(typed: string, settled: string) {
  const may = useMay();
  const amount = amountOf(settled) ?? '';
  const asks = amount !== '' && may('listInvoices');
  const { data, error, isFetching, refetch } = useListInvoices(
    { totalMin: amount, totalMax: amount, limit: MAX_INVOICES, sort: '-issued_on,-id' },
    { query: { enabled: asks } },
  );
  const isMeant = amountOf(typed) === amountOf(settled);
  return {
    items: asks && isMeant && !error ? (data ?? []).map(destinationOf) : [],
    loading: asks && (isFetching || !isMeant),
    error: asks ? error : null,
    refetch,
  };
}

function destinationOf(invoice: components['schemas']['InvoiceSummary']): Destination {
  const { id, buyer_name, buyer_person, issued_on, total, currency, status } = invoice;
  const name = shownName(invoice);
  return {
    id: `invoice:${id}`,
    title: isWithoutNumber(name) ? invoiceWords.draftName(name) : name,
    subtitle: [buyer_name ?? buyer_person, formatDate(issued_on)].filter(Boolean).join(' · '),
    amount: `${formatNumber(total)} ${currencyUnit(currency)}`,
    state: { tone: PUBLICATION_STATUS_TONES[status], label: publicationStatusLabels[status] },
    hint: words.byAmount,
    href: recordHref('invoices', id),
    resource: 'invoices',
    icon: IconFileInvoice,
  };
}
