import { ApiFailure, http } from '#generated/client/http.ts';
import { operations } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { operationFor } from '#src/providers/resource-descriptor.ts';
import type { Job } from '#src/providers/jobs.ts';
import type { OperationId } from '#generated/operations.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { bulkSelection } from './bulk-selection.ts';
import type { ListSelection } from './use-selection.ts';
import { useListState } from '../use-list-state.ts';

const conflict = 409;

type BulkVerb = 'bulk_update' | 'bulk_delete';

/** Starts bulk jobs on what is chosen. Once the server has taken one, nothing is chosen any more; refused, all stays. */
export function useBulk(
  descriptor: ResourceDescriptor,
  selection: ListSelection,
  onJob: (job: Job) => void,
): {
  busy: boolean;
  start: (verb: BulkVerb, values?: Readonly<Record<string, unknown>>) => Promise<void>;
} {
  const { filterValues, total = 0, refetch } = useListState();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const start = async (verb: BulkVerb, values?: Readonly<Record<string, unknown>>) => {
    const { path, method } = operations[descriptor.operations[verb] as OperationId];
    const chosen = { ...selection, total, filter: filterValues };
    const bulk = bulkSelection(operationFor(descriptor.name, 'list'), descriptor.filters, chosen);
    setBusy(true);
    try {
      onJob(await http<Job>(path, { method, body: JSON.stringify({ bulk: { ...bulk, values } }) }));
      selection.clear();
    } catch (error) {
      notify(failureText(error), { type: 'error' });
      // Somebody changed what matches meanwhile: the number on the bar is read again.
      if (error instanceof ApiFailure && error.status === conflict) void refetch();
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
