import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useGetClosingsVerdict } from '#generated/client/month-closings/month-closings.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import { useState } from 'react';
import { monthShown } from '#src/views/month/month.ts';

type Closing = components['schemas']['MonthClosing'];

type ClosingsCardProps = { closings: readonly Closing[]; onOpen: (month: string) => void };

/** The latest closings, each chained to the one before; the chain is computed again on demand. */
export function ClosingsCard({ closings, onOpen }: ClosingsCardProps) {
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useGetClosingsVerdict({ query: { enabled: asked } });
  // The chain is computed anew each time: what was said a minute ago says nothing of now.
  const verify = () => (asked ? void refetch() : setAsked(true));
  const { month, closed, count, total, hash, state } = words.columns;
  return (
    <Card
      title={words.closings}
      flush
      action={
        closings.length > 0 && (
          <Button size="small" tone="plain" icon={IconLink} busy={isFetching} onClick={verify}>
            {words.verify}
          </Button>
        )
      }
    >
      {asked && (
        <div className="month-end__verdict">
          <Verdict {...{ data, error, isFetching }} onRetry={verify} />
        </div>
      )}
      {closings.length === 0 ? (
        <p className="month-end__none">{words.noClosings}</p>
      ) : (
        <div className="k-table-frame">
          <table className="k-table month-end__table">
            <caption className="k-visually-hidden">{words.closings}</caption>
            <thead>
              <tr>
                <th scope="col">{month}</th>
                <th scope="col">{closed}</th>
                <th scope="col" className="month-end__number">
                  {count}
                </th>
                <th scope="col" className="month-end__number">
                  {total}
                </th>
                <th scope="col">{hash}</th>
                <th scope="col">{state}</th>
              </tr>
            </thead>
            <tbody>
              {closings.map((closing) => (
                <ClosingRow key={closing.id} {...{ closing, onOpen }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function ClosingRow({ closing, onOpen }: { closing: Closing; onOpen: (month: string) => void }) {
  const { month, closed_on, closed_by_name, figures, digest, state, changed } = closing;
  const { reopened_on, reopened_by_name, reopen_reason } = closing;
  return (
    <tr>
      <td>
        <button type="button" className="month-end__month k-touch" onClick={() => onOpen(month)}>
          {words.monthName(monthShown(month))}
        </button>
      </td>
      <td>
        {formatDateTime(closed_on)} · {closed_by_name}
        {reopened_on !== null && (
          <small>
            {words.reopenedBy(reopened_by_name ?? '', formatDateTime(reopened_on), reopen_reason ?? '')}
          </small>
        )}
      </td>
      <td className="month-end__number" data-label={words.columns.count}>
        {formatCount(figures.in_force)}
      </td>
      <td className="month-end__number" data-label={words.columns.total}>
        <Money amount={figures.total} unit={false} weight="medium" />
      </td>
      <td className="month-end__hash" title={digest} data-label={words.columns.hash}>
        {`${digest.slice(0, 4)} ${digest.slice(4, 8)} … ${digest.slice(-4)}`}
      </td>
      <td>
        {changed > 0 ? (
          <Badge size="small" tone="warning">
            {words.changedState(formatCount(changed))}
          </Badge>
        ) : (
          <Badge size="small" tone={state === 'closed' ? 'success' : 'default'}>
            {words.states[state]}
          </Badge>
        )}
      </td>
    </tr>
  );
}

type VerdictProps = {
  data: components['schemas']['ClosingsVerdict'] | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
};

function Verdict({ data, error, isFetching, onRetry }: VerdictProps) {
  if (isFetching || (data === undefined && error === null))
    return <Banner tone="neutral">{words.verifying}</Banner>;
  if (error !== null || data === undefined) return <FailedBanner error={error} onRetry={onRetry} />;
  const { closings, broken_at, log_intact } = data;
  if (broken_at !== null)
    return (
      <Banner tone="critical" title={words.broken}>
        {words.brokenText(String(broken_at))}
      </Banner>
    );
  if (!log_intact) return <Banner tone="critical">{words.logBroken}</Banner>;
  return <Banner tone="success">{words.whole(formatCount(closings))}</Banner>;
}
