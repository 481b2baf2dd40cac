import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';

type Schemas = components['schemas'];
type Change = Schemas['MonthChange'];

/** What the banner names; the rest is counted. */
const MAX_NAMED = 8;

/** Names what is no longer as it was when the month was closed. */
export function ChangesBanner({ changes: { total, warning, shown } }: { changes: Schemas['MonthChanges'] }) {
  if (total === 0) return null;
  const isWarning = warning > 0;
  const named = shown.filter(({ kind }) => !isWarning || kind !== 'corrected').slice(0, MAX_NAMED);
  const count = isWarning ? warning : total;
  return (
    <Banner
      tone={isWarning ? 'warning' : 'info'}
      title={(isWarning ? words.changedTitle : words.correctedTitle)(formatCount(count))}
    >
      {isWarning ? words.changedText : words.correctedText}
      <ul className="month-end__changes">
        {named.map((change) => (
          <li key={change.invoice_id}>
            <ChangeText change={change} />
          </li>
        ))}
        {count > named.length && <li>{words.moreChanges(formatCount(count - named.length))}</li>}
      </ul>
    </Banner>
  );
}

function ChangeText({ change }: { change: Change }) {
  const can = useCan();
  const { invoice_id, label: name, kind } = change;
  const detail = detailOf(change);
  return (
    <>
      {can(routeOf('invoices.one').access) ? (
        <KitLink href={hrefOf('invoices.one', invoice_id)}>{name}</KitLink>
      ) : (
        name
      )}{' '}
      {words.change[kind]}
      {detail !== null && `: ${detail}`}
    </>
  );
}

function detailOf({ kind, total_before, total_now, status_before, status_now }: Change): string | null {
  if (kind === 'amount') return words.fromTo(formatNumber(total_before), formatNumber(total_now));
  if (kind !== 'status' || status_before === null || status_now === null || status_before === status_now)
    return null;
  const labels: Readonly<Record<string, string>> = publicationStatusLabels;
  return words.fromTo(labels[status_before] ?? status_before, labels[status_now] ?? status_now);
}
