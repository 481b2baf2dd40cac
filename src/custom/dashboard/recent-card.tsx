import { shownName } from '#domain/invoice/shown-name.ts';
import { TAKEN_STATUSES } from '#domain/transmission/status-groups.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import type { Dashboard } from './dashboard-page.tsx';

type Recent = NonNullable<Dashboard['recent_invoices']>;

/** The newest invoices, and where they are; in words where that is not the end. */
export function RecentCard({ invoices }: { invoices: Recent }) {
  if (invoices.length === 0) return null;
  return (
    <Card
      title={words.recent}
      flush
      action={
        <KitLink className="k-touch" href={hrefOf('invoices')}>
          {words.all}
        </KitLink>
      }
    >
      <ul className="dashboard__rows">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <Glyph tone={PUBLICATION_STATUS_TONES[invoice.status]} size={12} />
            <span>
              <KitLink className="k-touch" href={hrefOf('invoices.one', invoice.id)}>
                {invoice.buyer ?? words.noBuyer}
              </KitLink>
              <small>
                {shownName(invoice)}
                <span className={isDone(invoice) ? 'k-visually-hidden' : undefined}>
                  {` · ${publicationStatusLabels[invoice.status]}`}
                </span>
              </small>
            </span>
            <Money amount={invoice.total} unit={currencyUnit(invoice.currency)} weight="medium" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const taken: readonly string[] = TAKEN_STATUSES.split(',');
/** Not by its tone: a valid message has the same, and its invoice no code yet. */
const isDone = ({ status }: Recent[number]) => taken.includes(status);
