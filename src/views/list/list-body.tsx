import { Banner } from '#src/ui/display/banner.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import { ListCard } from '#src/ui/list/list-card.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import type { Column } from '#src/ui/list/table-model.ts';
import { Button } from '#src/ui/action/button.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';
import { useListContext } from 'ra-core';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Screen } from '../screen.ts';
import { FilterLine } from './filter-line.tsx';
import { listColumns } from './list-columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListTotals } from './list-totals.tsx';
import { shownSort, sortPayload } from './list-sort.ts';

export type ListBodyProps = Screen & {
  tabs?: ReactNode;
  /** Columns drawn by hand instead of from the description. */
  columns?: readonly Column<RaRecord>[];
  /** What stands in the place of the list while there is nothing at all. */
  firstRun?: ReactNode;
  mayCreate: boolean;
};

/** The one card of a list: filters, table, totals, pager, and what stands there when there is nothing or it failed. */
export function ListBody({ tabs, columns, firstRun, mayCreate, ...screen }: ListBodyProps) {
  const { descriptor, overlay, paths } = screen;
  const list = useListContext();
  const navigate = useNavigate();
  const { data = [], total = 0, error, isPending, isFetching } = list;
  const hidden: readonly string[] = overlay.hiddenFilters ?? [];
  const filters = descriptor.filters.filter(({ source }) => !hidden.includes(source));
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  const isEmpty = !isPending && !error && total === 0;
  if (isEmpty && !isFiltered && !isFetching) {
    return (
      <>{firstRun ?? <EmptyList descriptor={descriptor} createPath={mayCreate ? paths.create : null} />}</>
    );
  }
  const open = descriptor.operations.get === null ? undefined : (record: RaRecord) => paths.one(record.id);
  const failed = error && (
    <Banner
      tone="critical"
      title={lists.failed}
      action={
        <Button size="small" onClick={() => void list.refetch()}>
          {common.retry}
        </Button>
      }
    >
      {failureText(error)}
    </Banner>
  );
  return (
    <ListCard
      tabs={tabs}
      filters={<FilterLine descriptor={descriptor} filters={filters} overlay={overlay} />}
      error={failed}
      totals={
        overlay.sums && data.length > 0 ? (
          <ListTotals descriptor={descriptor} sums={overlay.sums} records={data} />
        ) : undefined
      }
      pager={
        total > 0 ? (
          <Pager
            page={list.page}
            perPage={list.perPage}
            total={total}
            onPage={list.setPage}
            onPerPage={list.setPerPage}
          />
        ) : undefined
      }
    >
      {isEmpty ? (
        <EmptyList descriptor={descriptor} createPath={null} onClear={() => list.setFilters({})} />
      ) : (
        <DataTable
          caption={descriptor.label}
          columns={columns ?? listColumns(screen)}
          rows={data}
          rowId={({ id }) => id}
          rowHref={open}
          onOpen={open && ((record) => void navigate(open(record)))}
          rowName={(record) => `${descriptor.one} ${String(record[descriptor.represent] ?? '')}`}
          sort={shownSort(list.sort)}
          onSort={(sort) => list.setSort(sortPayload(sort))}
          rowActions={overlay.rowActions}
          loading={isPending || isFetching}
        />
      )}
    </ListCard>
  );
}
