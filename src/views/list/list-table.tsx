import { DataTable } from '#src/ui/list/data-table.tsx';
import type { RowId, Selection } from '#src/ui/list/table-model.ts';
import { useListContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { recordName } from '../record-name.ts';
import type { Screen } from '../screen.ts';
import type { useListColumns } from './columns/use-list-columns.ts';
import { useListKeys } from './keys/use-list-keys.ts';
import { shownSort, sortPayload } from './list-sort.ts';
import { RestoreButton } from './restore-button.tsx';
import type { ListSelection } from './selection/use-selection.ts';

type ListTableProps = Screen & {
  rows: readonly RaRecord[];
  stale: boolean;
  loading: boolean;
  table: ReturnType<typeof useListColumns>;
  selection: ListSelection;
  /** The record whose page was come back from: its row is marked, the focus stays on the title. */
  opened: RowId | null;
  /** Boxes to tick stand before the rows. */
  ticking: boolean;
  selectable: boolean;
  /** The rows are deleted records: they have no page, but may be put back. */
  deleted: boolean;
  mayRestore: boolean;
};

/** The rows of a list, moved along and chosen by mouse, touch or keys. */
export function ListTable(props: ListTableProps) {
  const { descriptor, overlay, paths, rows, stale, loading, table, selection, ticking, selectable } = props;
  const list = useListContext();
  const navigate = useNavigate();
  const opens = descriptor.operations.get !== null && !props.deleted;
  const ids = rows.map(({ id }) => id);
  const onOpen = opens ? (id: RowId) => void navigate(paths.one(id)) : undefined;
  const { activeId, moved } = useListKeys({ ids, selection, selectable, onOpen, first: props.opened });
  // With all that match chosen, every row is; a row taken out of them leaves the others of its page ticked.
  const ticked: Selection = {
    ids: selection.whole ? new Set([...selection.ids, ...ids]) : selection.ids,
    onChange: selection.change,
  };
  const restoring = props.deleted && props.mayRestore;
  return (
    <DataTable
      caption={descriptor.label}
      columns={table.columns}
      density={table.density}
      linkKey={table.linkKey}
      onResize={table.phone ? undefined : table.onResize}
      rows={rows}
      rowId={({ id }) => id}
      rowHref={opens ? ({ id }) => paths.one(id) : undefined}
      onOpen={onOpen && (({ id }) => onOpen(id))}
      rowName={(record) => `${descriptor.one} ${recordName(descriptor, record)}`}
      sort={shownSort(list.sort)}
      onSort={(sort) => list.setSort(sortPayload(sort))}
      activeId={activeId}
      activeFocus={moved}
      span={{ total: list.total ?? 0, first: (list.page - 1) * list.perPage + 1 }}
      selection={ticking ? ticked : undefined}
      rowActions={
        restoring ? (record) => <RestoreButton descriptor={descriptor} record={record} /> : overlay.rowActions
      }
      loading={loading}
      stale={stale}
    />
  );
}
