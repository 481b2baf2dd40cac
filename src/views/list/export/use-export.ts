import { operations } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { Download, DownloadProgress } from '#src/providers/http/download.ts';
import { listQuery } from '#src/providers/data/list-query.ts';
import { operationIdFor } from '#src/providers/resource-descriptor.ts';
import type { RowId } from '#src/ui/list/table-model.ts';
import { failureText } from '#src/views/failure-text.ts';
import { keepFile } from '#src/ui/keep-file.ts';
import { lists } from '#src/wording/lists.ts';
import type { ExportFormat } from '#src/wording/lists.ts';
import { useCanAccess, useNotify } from 'react-admin';
import { useRef, useState } from 'react';
import { useListState } from '../use-list-state.ts';

export type Exporting = {
  /** None where there is nothing at all to export, or not for this account. */
  formats: readonly ExportFormat[];
  busy: boolean;
  /** Null until the first bytes have come. */
  progress: DownloadProgress | null;
  /** All that the filter leaves, or the rows of some ids. */
  start: (format: ExportFormat, ids: readonly RowId[] | null) => Promise<void>;
  cancel: () => void;
};

const sheetFormats: readonly ExportFormat[] = ['xlsx', 'csv'];

type Followed = Pick<Exporting, 'busy' | 'progress' | 'cancel'> & {
  /** `name` where the answer gives none; `label`: what is said to be exported. */
  run: (url: string, name: string, label: string) => Promise<void>;
};

/** A file that is read as it is written, so that it can be followed and broken off, and then handed to the browser. */
export function useFollowedExport(download: Download): Followed {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const abort = useRef<AbortController>(null);
  const run = async (url: string, name: string, label: string) => {
    const controller = new AbortController();
    abort.current = controller;
    setBusy(true);
    setProgress(null);
    try {
      const got = await download(url, { signal: controller.signal, onProgress: setProgress });
      keepFile(got.file, got.name ?? name);
      notify(lists.exported(label), { type: 'success' });
    } catch (error) {
      if (!controller.signal.aborted) notify(failureText(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, progress, run, cancel: () => abort.current?.abort() };
}

/** The export of a list. */
export function useExport(
  descriptor: ResourceDescriptor,
  download: Download,
  offered: readonly ExportFormat[] = sheetFormats,
): Exporting {
  const { canAccess: allowed } = useCanAccess({ resource: descriptor.name, action: 'export' });
  const { filter: about, filterValues, sort, total } = useListState();
  const { run, ...followed } = useFollowedExport(download);
  const operation = operationIdFor(descriptor.name, 'export');
  const isEmpty = total === 0 && Object.keys(filterValues).length === 0;

  const start = async (format: ExportFormat, ids: readonly RowId[] | null) => {
    if (operation === null) return;
    const row = operations[operation];
    const filter = ids === null ? { ...filterValues, ...about } : { ids };
    const order = JSON.stringify([sort.field, sort.order]);
    const query = listQuery(row, new URLSearchParams({ sort: order, filter: JSON.stringify(filter) }));
    query.set('format', format);
    await run(`${row.path}?${query.toString()}`, `${descriptor.name}.${format}`, descriptor.label);
  };
  return { ...followed, formats: allowed && !isEmpty ? offered : [], start };
}
