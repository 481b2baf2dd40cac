import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { useGetInvoicePublishes, useGetRecentPublishes } from '#generated/client/invoices/invoices.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { batchParameter, hrefOf, batchHref } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { pauseAfter } from '#src/views/document/use-followed.ts';
import { FollowedPage } from '#src/views/pages/followed-page.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { listHref } from '#src/views/list/list-place.ts';
import { useDownload } from '#src/views/use-download.ts';
import { entryWords } from '#src/wording/menu.ts';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Batch, type ShownPart } from './batch.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import './publish.css';
import type { components } from '#generated/types.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';

/** /admin/invoices/publish: how invoices that were published together go on; without one in the address, the latest ones. */
export function PublishPage() {
  return <FollowedPage parameter={batchParameter} One={OneBatch} Latest={Recent} />;
}

const back = () => ({ href: listHref(hrefOf('invoices')), label: words.back });

function OneBatch({ id }: { id: number }) {
  const { download, busy } = useDownload();
  const [shown, setShown] = useState<ShownPart | null>(null);
  const { data, error, isPending, refetch } = useGetInvoicePublishes(id, shown ?? {}, {
    query: {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        restWhileLive(state.data?.final === true ? false : pauseAfter(state.dataUpdateCount)),
    },
  });
  if (isMissing(error)) return <NotFoundPage />;
  return (
    <Narrow>
      <PageHeader
        title={entryWords.invoices_publish}
        back={back()}
        badges={data && <StateBadge batch={data} />}
        facts={data && words.started(formatDateTime(data.started_on), data.started_by_name)}
        actions={
          <>
            <Button
              busy={busy !== null}
              onClick={() =>
                void download(`/api/invoices/bulk_publish/${id}/results`, `${words.resultsFile}-${id}.xlsx`)
              }
            >
              {words.results}
            </Button>
            <Button href={hrefOf('invoices.publish')}>{words.recent}</Button>
          </>
        }
      />
      <RecordStates
        error={data === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        {data && <Batch batch={data} shown={shown} onShow={setShown} onChanged={() => void refetch()} />}
      </RecordStates>
    </Narrow>
  );
}

function Recent() {
  const { data, error, isPending, refetch } = useGetRecentPublishes({ query: { staleTime: 0 } });
  return (
    <Narrow>
      <PageHeader title={entryWords.invoices_publish} back={back()} />
      <div className="publish__schedule">
        <ScheduleCard />
      </div>
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {data?.length === 0 ? (
          <StatePage
            icon={IconWritingSign}
            tone="neutral"
            heading={words.none}
            actions={
              <Button tone="primary" href={hrefOf('invoices')}>
                {words.open}
              </Button>
            }
          >
            {words.noneText}
          </StatePage>
        ) : (
          <RecentCard batches={data ?? []} />
        )}
      </RecordStates>
    </Narrow>
  );
}

/** How a batch is now; one that was ended before its time is not called done. */
function StateBadge({ batch: { state, counts } }: { batch: Pick<Recent, 'state' | 'counts'> }) {
  if (state === 'paused') return <Badge tone="warning">{words.paused}</Badge>;
  if (counts.waiting + counts.unknown > 0) return <Badge tone="highlight">{words.running}</Badge>;
  if (counts.stopped > 0) return <Badge tone="warning">{words.stopped(formatCount(counts.stopped))}</Badge>;
  return <Badge tone="success">{words.done}</Badge>;
}

type Recent = components['schemas']['RecentPublish'];

/** The latest batches of the company, each with its counts. */
export function RecentCard({ batches }: { batches: readonly Recent[] }) {
  return (
    <Card title={words.recent} flush>
      <ul className="publish__recent">
        {batches.map(({ id, state, started_on, started_by_name, counts }) => (
          <li key={id}>
            <div>
              <KitLink href={batchHref(id)}>{words.of(formatDateTime(started_on))}</KitLink>{' '}
              <StateBadge batch={{ state, counts }} />
              <small>{[summaryOf(counts), started_by_name].filter(Boolean).join(' · ')}</small>
            </div>
            <ConservationBar {...counts} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** All of N: what is unknown is not called waiting, and what was stopped is not left out. */
function summaryOf({ total, ok, failed, unknown, waiting, stopped }: Recent['counts']): string {
  const parts = [
    [failed, words.left],
    [unknown, words.notKnown],
    [waiting, words.still],
    [stopped, words.givenUp],
  ] as const;
  const rest = parts.map(([count, said]) => (count > 0 ? said(formatCount(count)) : ''));
  return words.summary(formatCount(total), formatCount(ok), rest.join(''));
}
