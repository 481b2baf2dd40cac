import { useListAuditLog } from '#generated/client/audit-log/audit-log.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Timeline } from '#src/ui/display/timeline.tsx';
import { Stack } from '#src/ui/layout/card.tsx';
import { LoadingBar } from '#src/ui/state/loading-bar.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { auditWords } from '#src/wording/settings/audit.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { historyEvents } from './history-events.tsx';
import './record-history.css';

/** Lines at first, and how many more each time; the contract's limit at last. */
const portion = 20;
const most = 250;

type RecordHistoryProps = { resource: string; id: number };

/** Who changed what of a record, the newest first. */
export function RecordHistory({ resource, id }: RecordHistoryProps) {
  const [limit, setLimit] = useState(portion);
  const { data, error, isPending, isFetching, refetch } = useListAuditLog(
    { resource, record_id: id, limit },
    { query: { placeholderData: keepPreviousData } },
  );
  if (error) return <FailedBanner error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingBar loading />;
  if (data.length === 0) return <p className="changes-none">{auditWords.none}</p>;
  return (
    <Stack>
      <div className="record-history">
        <Timeline events={historyEvents(data)} />
      </div>
      {data.length >= limit && limit < most && (
        <Button size="small" busy={isFetching} onClick={() => setLimit(Math.min(most, limit + portion))}>
          {auditWords.older}
        </Button>
      )}
    </Stack>
  );
}
