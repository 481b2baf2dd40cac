import { http } from '#generated/client/http.ts';
import { operations } from '#generated/operations.ts';
import type { OperationId } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { useMay } from '#src/providers/account-context.ts';
import { createRefresh } from '#src/providers/cache/invalidate.ts';
import { hasEnded, useJob, useRunningJob } from '#src/providers/jobs.ts';
import type { Job } from '#src/providers/jobs.ts';
import type { BulkAction } from '#src/views/screen.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';

type BulkOperation = 'bulk_update' | 'bulk_delete' | 'bulk_undo';

/** The bulk job a list follows: the one started here, or one that ran already when the page was opened. */
export function useListJob(
  { name, operations: verbs }: ResourceDescriptor,
  own: readonly Pick<BulkAction, 'operation'>[] = [],
) {
  const may = useMay();
  const { canAccess: mayUpdate } = useCanAccess({ resource: name, action: 'bulk_update' });
  const { canAccess: mayDelete } = useCanAccess({ resource: name, action: 'bulk_delete' });
  const { canAccess: mayUndoOne } = useCanAccess({ resource: name, action: 'bulk_undo' });
  const client = useQueryClient();
  const notify = useNotify();
  const described = (['bulk_update', 'bulk_delete', 'bulk_undo'] as const satisfies BulkOperation[]).flatMap(
    (verb) => (verbs[verb] === null ? [] : [verbs[verb] as OperationId]),
  );
  const ids = [...described, ...own.map(({ operation }) => operation)];
  const mayActOnMany = own.some(({ operation }) => may(operation));
  const [started, setStarted] = useState<Job | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const [undoing, setUndoing] = useState(false);
  const found = useRunningJob(name, [mayUpdate, mayDelete, mayUndoOne, mayActOnMany].includes(true));
  const job = useJob(started ?? found);

  const ended = job !== null && hasEnded(job);
  const tell = useEffectEvent(() => {
    createRefresh(client)(ids.flatMap((id) => operations[id].invalidates));
  });
  useEffect(() => {
    if (ended) tell();
  }, [ended, job?.id]);

  const undo = async () => {
    if (job === null) return;
    const { path, method } = operations[verbs.bulk_undo as OperationId];
    setUndoing(true);
    try {
      const body = JSON.stringify({ bulk_undo: { job_id: job.id } });
      setStarted(await http<Job>(path, { method, body }));
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    } finally {
      setUndoing(false);
    }
  };
  const mayUndo = ended && job.undoable && mayUndoOne;
  return {
    job: job?.id === closed ? null : job,
    follow: setStarted,
    close: () => setClosed(job?.id ?? null),
    undoing,
    undo: mayUndo ? () => void undo() : null,
  };
}
