import type { components } from '#generated/types.ts';
import type { audit_log as descriptor } from '#generated/resources/audit_log.ts';
import type { Overlay } from '#src/views/screen.ts';
import type { RaRecord } from 'react-admin';
import { resourceLabel } from './audited-record.tsx';

const entryOf = (record: RaRecord) => record as components['schemas']['AuditLogEntry'];

export const auditLogOverlay = {
  hiddenFilters: ['record_id'],
  columns: {
    happened_on: { card: 'meta' },
    actor_name: { card: 'name' },
    action: { width: 132, card: 'state' },
    resource: { width: 168, cell: (record) => resourceLabel(entryOf(record).resource), muted: true },
    record_label: { card: 'lead' },
  },
} satisfies Overlay<typeof descriptor>;
