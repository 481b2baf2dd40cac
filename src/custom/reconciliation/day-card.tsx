import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import {
  getSearchReconciliationDifferencesUrl,
  reconcileDay,
  useSearchReconciliationDifferences,
} from '#generated/client/reconciliations/reconciliations.ts';
import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { entryWords } from '#src/wording/menu.ts';
import { reconciliationWords as words } from '#src/wording/reports/reconciliations.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { DifferenceItem } from './difference-item.tsx';

type Reconciliation = components['schemas']['Reconciliation'];

const SHOWN = 50;

/** One day: its state, its differences, and what brings it up to date. */
export function DayCard({ day, onChange }: { day: Reconciliation; onChange: () => void }) {
  const notify = useNotify();
  const again = useMutation({
    mutationFn: () => reconcileDay({ reconciliation: { day: day.day } }),
    onSuccess: () => {
      notify(words.started, { type: 'success' });
      onChange();
    },
    onError: (error) => notify(failureText(error), { type: 'error' }),
  });
  const { asked_on, next_on, received_count, difference_count, unasked_count } = day;
  return (
    <Card
      title={words.ofDay(formatDate(day.day))}
      tone={day.differs_since === null ? 'default' : 'critical'}
      action={
        <Button size="small" icon={IconScale} busy={again.isPending} onClick={() => again.mutate()}>
          {words.again}
        </Button>
      }
    >
      <div className="reconciliations__day">
        {asked_on === null ? (
          <Banner tone="info">{words.away}</Banner>
        ) : difference_count > 0 ? (
          <Differences day={day} onAgain={() => again.mutate()} />
        ) : (
          (received_count > 0 || unasked_count === 0) && (
            <p>{received_count === 0 ? words.nothingSent : words.allAgree(formatCount(received_count))}</p>
          )
        )}
        {unasked_count > 0 && <Unasked count={unasked_count} />}
        <p className="reconciliations__muted">
          {[
            asked_on === null ? null : words.asked(formatDateTime(asked_on)),
            next_on === null ? null : words.nextTry(formatDateTime(next_on)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </Card>
  );
}

/** What went by a provider that is no longer in force. */
function Unasked({ count }: { count: number }) {
  const can = useCan();
  return (
    <Banner
      tone="warning"
      action={
        can(routeOf('provider_connection').access) && (
          <KitLink href={hrefOf('provider_connection')}>{entryWords.provider_connection}</KitLink>
        )
      }
    >
      {words.unasked(formatCount(count))}
    </Banner>
  );
}

function Differences({ day, onAgain }: { day: Reconciliation; onAgain: () => void }) {
  // What a later list found takes the place of what is shown.
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useSearchReconciliationDifferences(
    day.id,
    { page: 1, limit: SHOWN },
    { query: { queryKey: [getSearchReconciliationDifferencesUrl(day.id), day.asked_on] } },
  );
  return (
    <RecordStates {...{ error, isPending }} onRetry={() => void refetch()}>
      {day.differs_since === null && <Banner tone="warning">{words.healingText}</Banner>}
      {data.length === 0 && <p>{words.hidden}</p>}
      <ul className="reconciliations__differences">
        {data.map((difference) => (
          <DifferenceItem key={difference.id} difference={difference} onAgain={onAgain} />
        ))}
      </ul>
      {data.length > 0 && data.length < day.difference_count && (
        <p className="reconciliations__muted">
          {words.more(formatCount(data.length), formatCount(day.difference_count))}
        </p>
      )}
    </RecordStates>
  );
}
