import type { components } from '#generated/types.ts';
import { AUDIT_ACTION_TONES } from '#generated/vocabulary.ts';
import type { TimelineEvent } from '#src/ui/display/timeline.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { lower } from '#src/wording/lists.ts';
import { auditActionLabels } from '#src/wording/labels.ts';
import { ChangesTable } from './changes-table.tsx';

type Entry = components['schemas']['AuditLogEntry'];

/** The lines of a record's log as its timeline shows them. */
export function historyEvents(entries: readonly Entry[]): TimelineEvent[] {
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
