import { shownName } from '#domain/invoice/shown-name.ts';
import { quotedText } from '#domain/numbers/quoted-text.ts';
import { listInvoices } from '#generated/client/invoices/invoices.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { currencyUnit, formatCount, formatNumber } from '#src/ui/format/number.ts';
import { bulkPublishWords as words } from '#src/wording/bulk-publish.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';

/** Links shown of a cause; the page of the batch has them all. */
const MAX_LINKS = 3;

type CauseInvoicesProps = {
  count: number;
  ids: readonly number[];
  href: (id: number) => string;
};

/** The first invoices that one cause keeps from being issued: what is put right on their own pages. */
export function CauseInvoices({ count, ids, href }: CauseInvoicesProps) {
  return (
    <>
      {words.ofCause(formatCount(count))} <InvoiceLinks ids={ids.slice(0, MAX_LINKS)} href={href} />
    </>
  );
}

/** Links to a few invoices, each by what a clerk knows it by: its number, or of a draft its buyer, and its total. */
export function InvoiceLinks({ ids, href }: Omit<CauseInvoicesProps, 'count'>) {
  const { data = [] } = useQuery({
    queryKey: ['invoice-links', ids],
    queryFn: () => listInvoices({ ids: [...ids], limit: ids.length }),
    enabled: ids.length > 0,
  });
  return ids.map((id, at) => {
    const found = data.find((one) => one.id === id);
    return (
      <Fragment key={id}>
        {at > 0 && '; '}
        <KitLink href={href(id)}>{found === undefined ? words.openOne(at + 1) : knownBy(found)}</KitLink>
      </Fragment>
    );
  });
}

type Listed = Awaited<ReturnType<typeof listInvoices>>[number];

function knownBy(invoice: Listed): string {
  const { number, buyer_name, buyer_person, total, currency } = invoice;
  const buyer = buyer_name ?? buyer_person;
  return [
    number === null ? null : shownName(invoice),
    buyer === null ? number === null && words.noBuyer : quotedText(buyer),
    `${formatNumber(total)} ${currencyUnit(currency)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
