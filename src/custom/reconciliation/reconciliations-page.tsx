import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useSearchReconciliations } from '#generated/client/reconciliations/reconciliations.ts';
import type { components } from '#generated/types.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { entryWords } from '#src/wording/menu.ts';
import { reconciliationWords as words } from '#src/wording/reports/reconciliations.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { DayCard } from './day-card.tsx';
import { DaysCard } from './days-card.tsx';
import './reconciliations.css';

type Reconciliation = components['schemas']['Reconciliation'];

const SHOWN = 62;
/** How often a day that is being asked about is read again. */
const POLL_MS = 3_000;
/** The day that the address opens. */
const PARAMETER = 'ngay';

/** Whether it is asked about now: what is open for later is not waited for. */
const isBusy = ({ state, next_on }: Reconciliation): boolean =>
  state === 'open' && next_on !== null && Date.parse(next_on) <= Date.now();

/** Đối chiếu: what was sent each day against the authority's list, and what to do where they differ. */
export function ReconciliationsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const {
    data: days,
    error,
    isPending,
    refetch,
  } = useSearchReconciliations(
    { page: 1, limit: SHOWN },
    {
      query: {
        refetchInterval: ({ state }) => restWhileLive(state.data?.some(isBusy) === true ? POLL_MS : false),
      },
    },
  );
  const shown = days?.find(({ day }) => day === search.get(PARAMETER)) ?? days?.[0];
  return (
    <>
      <PageHeader title={entryWords.reconciliations} facts={words.facts} />
      <RecordStates {...{ error, isPending }} onRetry={() => void refetch()}>
        {shown === undefined || days === undefined ? (
          <EmptyState icon={IconScale} heading={words.noDays}>
            {words.noDaysText}
          </EmptyState>
        ) : (
          <div className="reconciliations">
            <DaysCard
              days={days}
              shown={shown.id}
              onShow={(day) => void navigate({ search: `?${PARAMETER}=${day}` }, { replace: true })}
            />
            <DayCard key={shown.id} day={shown} onChange={() => void refetch()} />
          </div>
        )}
      </RecordStates>
    </>
  );
}
