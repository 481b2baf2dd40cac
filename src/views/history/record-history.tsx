import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListAuditLog } from '#generated/client/audit-log/audit-log.ts';
import type { components } from '#generated/types.ts';
import { AUDIT_ACTION_TONES } from '#generated/vocabulary.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Timeline, type TimelineEvent } from '#src/ui/display/timeline.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Stack } from '#src/ui/layout/card.tsx';
import { LoadingBar } from '#src/ui/state/loading-bar.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { auditActionLabels } from '#src/wording/labels.ts';
import { lower } from '#src/wording/lists.ts';
import { auditWords } from '#src/wording/settings/audit.ts';
import { ChangesTable } from './changes-table.tsx';
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

type Entry = components['schemas']['AuditLogEntry'];

/** The lines of a record's log as its timeline shows them. */
function historyEvents(entries: readonly Entry[]): TimelineEvent[] {
  return entries.map((entry) => ({
    key: String(entry.id),
    time: formatDateTime(entry.happened_on),
    tone: AUDIT_ACTION_TONES[entry.action],
    text: (
      <>
        <b>{entry.actor_name}</b> {lower(auditActionLabels[entry.action])}
      </>
    ),
    note: entry.changes.length > 0 && <ChangesTable {...entry} />,
  }));
}
