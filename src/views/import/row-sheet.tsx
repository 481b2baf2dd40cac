import { ImportGrid } from '#src/ui/import/import-grid.tsx';
import type { CellPlace, ImportRow as GridRow } from '#src/ui/import/import-model.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { imports } from '#src/wording/imports.ts';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { FailedBanner } from '../failed-banner.tsx';
import { failureText } from '../failure-text.ts';
import { findError } from './find-error.ts';
import { gridRow } from './grid-row.ts';
import type { HeldRow } from './grid-row.ts';
import { gridColumns } from './import-fields.ts';
import type { RowState } from './import-calls.ts';
import type { StudioStep } from './import-studio.tsx';
import { createRowWindow } from './row-window.ts';
import { countIn, useCorrections } from './use-corrections.ts';

type RowSheetProps = StudioStep & {
  /** Whose rows are shown; null for all. */
  state: RowState | null;
};

/** The rows of a file in one state as a sheet whose wrong cells are put right in place. */
export function RowSheet(props: RowSheetProps) {
  const { descriptor, calls, one, refetch, state } = props;
  const { show } = useToast();
  const [window] = useState(() =>
    createRowWindow(
      (page) => calls.rows(one.id, state, page),
      state === null ? one.rows : countIn(one, state),
    ),
  );
  const { rows, total, failure } = useSyncExternalStore(window.subscribe, window.held);
  const columns = useMemo(
    () => gridColumns(descriptor, one.columns, one.own_fields),
    [descriptor, one.columns, one.own_fields],
  );
  const [drawn] = useState(() => new WeakMap<HeldRow, GridRow>());
  const rowAt = useCallback(
    (place: number) => {
      const row = rows.get(place);
      if (row === undefined) return undefined;
      const known = drawn.get(row) ?? gridRow(row, columns);
      drawn.set(row, known);
      return known;
    },
    [rows, columns, drawn],
  );
  const correct = useCorrections({ calls, one, refetch, window, state });
  const seek = async (from: CellPlace, direction: 1 | -1) => {
    try {
      const wrong = { total: one.wrong, fetchPage: (page: number) => calls.rows(one.id, 'wrong', page) };
      const fetchAll = state === null ? (page: number) => calls.rows(one.id, null, page) : null;
      return await findError({ window, columns, wrong, fetchAll }, from, direction);
    } catch (error) {
      show({ tone: 'error', message: failureText(error) });
      return null;
    }
  };
  if (total === 0) return <p className="studio-empty">{imports.noRows}</p>;
  return (
    <>
      {failure !== null && <FailedBanner title={imports.rowsFailed} error={failure} onRetry={window.retry} />}
      <ImportGrid
        caption={imports.grid(one.file_name)}
        columns={columns}
        rowCount={total}
        rowAt={rowAt}
        onVisible={window.show}
        onCommit={correct}
        errorCount={state === null || state === 'wrong' ? one.wrong : undefined}
        findError={seek}
        footNote={one.wrong > 0 ? (one.groups === null ? imports.stays : imports.recordStays) : undefined}
      />
    </>
  );
}
