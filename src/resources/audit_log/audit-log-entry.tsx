import type { ResourceName } from '#generated/resources/resources.ts';
import type { components } from '#generated/types.ts';
import { AUDIT_ACTION_TONES } from '#generated/vocabulary.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card, Facts, Stack, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ChangesTable } from '#src/views/history/changes-table.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { recordName } from '#src/views/record-name.ts';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import type { Screen } from '#src/views/screen.ts';
import { auditWords } from '#src/wording/settings/audit.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { auditActionLabels } from '#src/wording/labels.ts';
import { ShowBase, useShowContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Actor, AuditedRecord, resourceLabel } from './audited-record.tsx';
import { Verdict } from './verdict.tsx';

type Entry = components['schemas']['AuditLogEntry'];

/** One line of the log: what changed, who did it, and whether the chain holds up to here. */
export function AuditLogEntry(screen: Screen) {
  return (
    <ShowBase
      resource={pathOf(screen.descriptor.name as ResourceName)}
      queryOptions={{ onError: () => undefined }}
      disableAuthentication
    >
      <EntryPage {...screen} />
    </ShowBase>
  );
}

function EntryPage({ descriptor, paths }: Screen) {
  const { record, error, isPending, refetch } = useShowContext<RaRecord>();
  if (isMissing(error)) return <NotFoundPage />;
  const entry = record as Entry | undefined;
  return (
    <Narrow>
      <PageHeader
        title={recordName(descriptor, record)}
        badges={
          entry && <Badge tone={AUDIT_ACTION_TONES[entry.action]}>{auditActionLabels[entry.action]}</Badge>
        }
        back={backToList(paths.list, descriptor.label)}
      />
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {entry && (
          <TwoColumns
            primary={
              <Card title={auditWords.changes}>
                <ChangesTable {...entry} />
              </Card>
            }
            secondary={
              <Stack>
                <Card title={auditWords.facts}>
                  <Facts facts={factsOf(entry)} />
                </Card>
                <Card title={auditWords.integrity}>
                  <Verdict upTo={entry.seq} />
                </Card>
              </Stack>
            }
          />
        )}
      </RecordStates>
    </Narrow>
  );
}

function factsOf(entry: Entry) {
  const { job_id, import_id } = entry;
  const through =
    job_id !== null ? auditWords.byJob(job_id) : import_id !== null ? auditWords.byImport(import_id) : null;
  return [
    {
      term: auditWords.actor,
      value: <Actor {...entry} />,
    },
    { term: auditWords.when, value: <span className="k-number">{formatDateTime(entry.happened_on)}</span> },
    { term: auditWords.kind, value: resourceLabel(entry.resource) },
    { term: auditWords.record, value: <AuditedRecord {...entry} /> },
    { term: auditWords.row, value: <span className="k-number">{formatCount(entry.seq)}</span> },
    ...(through === null ? [] : [{ term: auditWords.through, value: through }]),
  ];
}
