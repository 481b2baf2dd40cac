import { useGetPackageUsage } from '#generated/client/payment-requests/payment-requests.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import { currencyUnit, formatCount, nothing } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { useEffect } from 'react';
import type { InvoicePublishes } from './batch.tsx';

/** What all of them come to, the numbers they have been given so far, what is left of the package and what signs them. */
export function FactsCard({ batch: { totals, numbers, certificate, final } }: { batch: InvoicePublishes }) {
  const left = usePackageLeft(final);
  return (
    <Card title={words.facts}>
      <dl className="publish__facts">
        {totals.map(({ currency, total }) => (
          <div key={currency}>
            <dt>{words.totalOf}</dt>
            <dd>
              <Money amount={total} unit={currencyUnit(currency)} weight="medium" />
            </dd>
          </div>
        ))}
        {numbers.map(({ first, last, count }) => (
          <div key={first}>
            <dt>{words.numbersOf(formatCount(count))}</dt>
            <dd className="k-number">
              {first === last ? first : words.fromTo(first, last.split(' ').at(-1) ?? last)}
            </dd>
          </div>
        ))}
        {left !== null && (
          <div>
            <dt>{left < 0 ? words.beyondPackage : words.leftInPackage}</dt>
            <dd className="k-number">{formatCount(Math.abs(left))}</dd>
          </div>
        )}
        {certificate !== null && (
          <div>
            <dt>{words.certificate}</dt>
            <dd>
              {words.certificateUntil(certificate.subject_name, formatInstantDate(certificate.valid_to))}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

const LEFT_EVERY_MS = 10_000;

/** Invoices left of the package; null where nothing limits them, or the account may not see it. */
function usePackageLeft(final: boolean): number | null {
  const enabled = useMay()('getPackageUsage');
  const { data, refetch } = useGetPackageUsage({
    query: { enabled, refetchInterval: final ? false : LEFT_EVERY_MS },
  });
  useEffect(() => {
    if (enabled && final) void refetch();
  }, [enabled, final, refetch]);
  return data?.left ?? null;
}

/** The results that came last. */
export function LatestCard({ batch: { latest } }: { batch: InvoicePublishes }) {
  const linked = useMay()('getInvoice');
  return (
    <Card title={words.latest} flush>
      <ul className="publish__latest">
        {latest.map(({ invoice_id, number, buyer_name, outcome, came_on }) => (
          <li key={invoice_id}>
            <time className="k-number" dateTime={came_on}>
              {formatTime(came_on)}
            </time>
            <Glyph tone={outcome === 'ok' ? 'success' : 'critical'} size={12} />
            <span className="k-visually-hidden">{words.counts[outcome]}</span>
            <span className="publish__latest-buyer">{buyer_name ?? nothing}</span>
            {linked ? (
              <KitLink href={hrefOf('invoices.one', invoice_id)}>
                {number === null ? words.open_one : numberText(number)}
              </KitLink>
            ) : (
              <b className="k-number">{number === null ? nothing : numberText(number)}</b>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
