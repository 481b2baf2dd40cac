import { KitLink } from '#src/ui/action/kit-link.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { bulkPublishWords as words } from '#src/wording/bulk-publish.ts';
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
      {words.ofCause(formatCount(count))}{' '}
      {ids.slice(0, MAX_LINKS).map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <KitLink href={href(id)}>{words.openOne(at + 1)}</KitLink>
        </Fragment>
      ))}
    </>
  );
}
