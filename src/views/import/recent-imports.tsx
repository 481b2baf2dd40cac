import { IMPORT_STATE_TONES } from '#generated/vocabulary.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import type { Column } from '#src/ui/list/table-model.ts';
import { imports } from '#src/wording/imports.ts';
import { importStateLabels } from '#src/wording/labels.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FailedBanner } from '../failed-banner.tsx';
import type { Screen } from '../screen.ts';
import type { Import, ImportCalls } from './import-calls.ts';

const columns: readonly Column<Import>[] = [
  {
    key: 'file',
    header: imports.recentFile,
    cell: ({ file_name }) => file_name,
    fullText: ({ file_name }) => file_name,
    card: 'lead',
  },
  {
    key: 'state',
    header: imports.recentState,
    cell: ({ state }) => <Badge tone={IMPORT_STATE_TONES[state]}>{importStateLabels[state]}</Badge>,
    width: 140,
    card: 'state',
  },
  {
    key: 'rows',
    header: imports.recentRows,
    cell: ({ rows, imported, updated, wrong }) =>
      rows === 0 ? nothing : imports.recentResult(rows, imported + updated, wrong),
    width: 210,
    card: 'name',
  },
  {
    key: 'created',
    header: imports.recentOn,
    cell: ({ created_on }) => formatDateTime(created_on),
    width: 136,
    muted: true,
    card: 'meta',
  },
];

/** The company's last imports, each to be gone on with. */
export function RecentImports({ calls, paths }: Screen & { calls: ImportCalls }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', calls.resource],
    queryFn: ({ signal }) => calls.recent(signal),
  });
  const hrefOf = ({ id }: Import) => `${paths.import}?id=${id}`;
  return (
    <Card title={imports.recent} order={3} flush>
      {error ? (
        <FailedBanner title={imports.recentFailed} error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p className="studio-empty">{imports.recentNone}</p>
      ) : (
        <DataTable
          caption={imports.recent}
          columns={columns}
          rows={data ?? []}
          rowId={({ id }) => id}
          rowHref={hrefOf}
          onOpen={(one) => void navigate(hrefOf(one))}
          loading={data === undefined}
          skeletonRows={3}
        />
      )}
    </Card>
  );
}
