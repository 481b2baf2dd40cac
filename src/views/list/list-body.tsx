import type { ResourceName } from '#generated/resources/resources.ts';
import { operationFor } from '#src/providers/resource-descriptor.ts';
import { ListCard } from '#src/ui/list/list-card.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import type { Column } from '#src/ui/list/table-model.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { lists } from '#src/wording/lists.ts';
import type { RaRecord } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { BulkAction, Screen } from '#src/views/screen.ts';
import { useListColumns } from './columns/use-list-columns.ts';
import type { Exporting } from './export/use-export.ts';
import { FilterLine } from './filter-line.tsx';
import { useListJob } from './jobs/use-list-job.ts';
import { shownSort, sortPayload } from './list-sort.ts';
import { ListTable } from './list-table.tsx';
import { Tools } from './list-tools.tsx';
import { ListTotals } from './list-totals.tsx';
import { NoMatch } from './no-match.tsx';
import { everything } from './searches/list-tab.ts';
import type { ListTab } from './searches/list-tab.ts';
import { SearchTabs } from './searches/search-tabs.tsx';
import { bulkSelection, type BulkSelection } from './selection/bulk-selection.ts';
import { useChosenRows } from './selection/use-chosen-rows.ts';
import { useListSelection } from './selection/use-list-selection.ts';
import { useKeptRows } from './use-kept-rows.ts';
import type { ListRights } from './use-list-rights.ts';
import { useListState } from './use-list-state.ts';
import { KeyHints } from '#src/ui/display/kbd.tsx';

/** Most lists hold something. */
const EmptyList = lazy(async () => ({ default: (await import('./empty-list.tsx')).EmptyList }));

/** Comes with the first record that is chosen. */
const SelectionLine = lazy(async () => ({
  default: (await import('./selection/selection-line.tsx')).SelectionLine,
}));

/** Comes with the first job that changes many records. */
const ListJob = lazy(async () => ({ default: (await import('./jobs/list-job.tsx')).ListJob }));

export type ListBodyProps = Screen & {
  /** Tabs of the list's own, before the saved searches. */
  tabs?: readonly ListTab[] | undefined;
  /** Columns drawn by hand instead of from the description. */
  columns?: readonly Column<RaRecord>[] | undefined;
  /** What stands in the place of the list while there is nothing at all. */
  firstRun?: ReactNode;
  /** What its button says that makes one. */
  createLabel?: string | undefined;
  /** At the foot of the rows, in the place of the sums of a page. */
  totals?: ReactNode;
  rights: ListRights;
  exporting: Exporting;
};

/** The one card of a list, and what stands there when there is nothing or it failed. */
export function ListBody({
  tabs = everything,
  columns,
  firstRun,
  createLabel,
  totals,
  rights,
  exporting,
  ...screen
}: ListBodyProps) {
  const { descriptor, overlay } = screen;
  const list = useListState();
  const { total = 0, error, isPending, isFetching } = list;
  const values = list.filterValues;
  const { rows, stale } = useKeptRows(list.data, Boolean(error));
  const table = useListColumns(screen, columns, rows[0]);
  const { selection, opened, isChosen, choosing, setChoosing } = useListSelection(screen.paths.list, values);
  const chosen_rows = useChosenRows(rows, selection.ids);
  const summed = overlay.sums?.at(-1);
  const work = useListJob(descriptor, overlay.bulkActions);
  const [acting, setActing] = useState<{ action: BulkAction; selection: BulkSelection } | null>(null);
  const unset = (overlay.linkedFilters ?? []).filter((source) => values[source] === undefined);
  const hidden: readonly string[] = [...(overlay.hiddenFilters ?? []), ...unset];
  const filters = descriptor.filters.filter(({ source }) => !hidden.includes(source));
  const isFiltered = Object.keys(values).length > 0;
  const isEmpty = !isPending && !error && total === 0;
  const job = work.job && (
    <Suspense fallback={null}>
      <ListJob descriptor={descriptor} {...work} job={work.job} onClose={work.close} />
    </Suspense>
  );
  if (isEmpty && !isFiltered && !isFetching) {
    return (
      <>
        <Suspense fallback={null}>
          {firstRun ?? <EmptyList {...{ descriptor, overlay, rights, createLabel }} />}
        </Suspense>
        {job}
      </>
    );
  }
  const chosenNow = () =>
    bulkSelection(operationFor(descriptor.name, 'list'), descriptor.filters, {
      ...{ ids: selection.ids, whole: selection.whole },
      ...{ total, filter: values },
    });
  const { selectable } = rights;
  return (
    <>
      <ListCard
        tabs={<SearchTabs descriptor={descriptor} tabs={tabs} />}
        filters={
          <>
            <FilterLine descriptor={descriptor} filters={filters} overlay={overlay} />
            <Tools
              phone={table.phone}
              columns={table.columns}
              panel={table.panel}
              sort={shownSort(list.sort)}
              onSort={(wanted) => list.setSort(sortPayload(wanted))}
              choosing={selectable ? choosing : null}
              onChoosing={setChoosing}
            />
          </>
        }
        error={
          error && <FailedBanner title={lists.failed} error={error} onRetry={() => void list.refetch()} />
        }
        selectionBar={
          isChosen && (
            <Suspense fallback={null}>
              <SelectionLine
                descriptor={descriptor}
                selection={selection}
                exporting={exporting}
                onJob={work.follow}
                onBulk={(action) => setActing({ action, selection: chosenNow() })}
                bulkActions={overlay.bulkActions ?? []}
                sum={
                  summed !== undefined && chosen_rows !== null
                    ? { rows: chosen_rows, source: summed, isSummed: overlay.isSummed }
                    : null
                }
              />
            </Suspense>
          )
        }
        totals={totals ?? totalsOf(screen, rows)}
        pager={total > 0 ? <ListPager {...{ list, total }} /> : undefined}
      >
        {isEmpty ? (
          <NoMatch one={descriptor.one} onClear={() => list.setFilters({})} />
        ) : (
          <ListTable
            {...screen}
            rows={table.isPending ? [] : rows}
            stale={stale}
            loading={isPending || isFetching || table.isPending}
            table={table}
            selection={selection}
            opened={opened}
            selectable={selectable}
            ticking={selectable && (!table.phone || choosing || isChosen)}
            deleted={values['deleted'] === 'true'}
            mayRestore={rights.mayRestore}
          />
        )}
      </ListCard>
      {!table.phone && <ListShortcuts selectable={selectable} />}
      {job}
      {acting !== null && (
        <Suspense fallback={null}>
          <acting.action.Dialog
            list={descriptor.name as ResourceName}
            selection={acting.selection}
            onTaken={(job) => {
              selection.clear();
              if (job !== undefined) work.follow(job);
            }}
            onClose={() => setActing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The sums at the foot; undefined where the list has none, or nothing is in it. */
function totalsOf({ descriptor, overlay }: Screen, rows: readonly RaRecord[]): ReactNode {
  const { sums, isSummed, FilterSum } = overlay;
  if (sums === undefined || rows.length === 0) return undefined;
  const records = isSummed ? rows.filter(isSummed) : rows;
  return <ListTotals {...{ descriptor, sums, records }} Whole={FilterSum} />;
}

type ListPagerProps = { list: ReturnType<typeof useListState>; total: number };

function ListPager({ list: { page, perPage, setPage, setPerPage }, total }: ListPagerProps) {
  return <Pager {...{ page, perPage, total }} onPage={setPage} onPerPage={setPerPage} />;
}

const { keys } = lists;

/** The keys of a list at its foot; `?` shows all there are on any page. */
function ListShortcuts({ selectable }: { selectable: boolean }) {
  return (
    <KeyHints
      hints={[
        { keys: ['J', 'K'], does: keys.move },
        ...(selectable ? [{ keys: ['X'], does: keys.select }] : []),
        { keys: ['Enter'], does: keys.open },
        { keys: ['F'], does: keys.filter },
        { keys: ['?'], does: keys.help },
      ]}
    />
  );
}
