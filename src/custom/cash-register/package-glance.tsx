import { shownName } from '#domain/invoice/shown-name.ts';
import { useListInvoiceCalculatingMachines } from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { hrefOf, packageHref } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount, nothing } from '#src/ui/format/number.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';
import type { Package } from './use-sending.ts';

/** Enough to see what kind of sales a package holds; its page has them all. */
const SHOWN = 5;

/** The first invoices of a package beneath its row, those that were refused before the others. */
export function PackageGlance({ of: { id, name, invoice_count } }: { of: Package }) {
  const { data, error, refetch } = useListInvoiceCalculatingMachines({
    package_id: id,
    limit: SHOWN,
    sort: 'status,number',
  });
  if (error !== null) return <FailedBanner error={error} onRetry={() => void refetch()} />;
  const skeletons = Array.from({ length: Math.min(invoice_count, SHOWN) }, (_none, at) => (
    <li key={at} className="k-skeleton" />
  ));
  return (
    <>
      <ul className="register__glance" aria-label={words.inPackageOf(name)} aria-busy={data === undefined}>
        {data?.map((row) => (
          <li key={row.id}>
            <KitLink href={hrefOf('invoice_calculating_machines.one', row.id)}>{shownName(row)}</KitLink>
            <span>{row.buyer_name ?? row.buyer_person ?? nothing}</span>
            <Money amount={row.total} unit={row.currency === 'VND' ? false : row.currency} weight="medium" />
            <span>
              <Badge tone={PUBLICATION_STATUS_TONES[row.status]} size="small">
                {publicationStatusLabels[row.status]}
              </Badge>
            </span>
          </li>
        )) ?? skeletons}
      </ul>
      {invoice_count > SHOWN && (
        <KitLink href={packageHref(id)}>{words.showPackage(formatCount(invoice_count))}</KitLink>
      )}
    </>
  );
}
