import { inTenant } from '../../db/tenancy.ts';
import type { Task } from '../../jobs/worker.ts';
import { isDatabaseDown } from '../../postgres/database-down.ts';
import { checkImport } from './check/check-import.ts';
import { importJobOf, type ImportDeps, type ImportJob, type ImportTask } from './import-jobs.ts';
import { heldIn, updateImport } from './import-record.ts';
import { readImport } from './read/read-import.ts';
import { runImport } from './run/run-import.ts';

/** What a worker does for imports: reads files, judges their rows, stores the right ones. */
export function importTasks<DB>(deps: ImportDeps<DB>): Record<ImportTask, Task> {
  return {
    'import-read': (payload) => readImport(deps, importJobOf(payload)),
    'import-check': ending(deps, 'checking', checkImport),
    'import-run': ending(deps, 'running', runImport),
  };
}

/** Tries after which what stops an import is taken to be its own fault; by the pauses of the queue that is an hour. */
const MAX_TRIES = 9;

/** How an import ends that always fails: what is stored stays, rows that are left stay right, for another run. */
const ENDS = {
  checking: {
    state: 'refused',
    message:
      'Hệ thống đã thử kiểm tra tệp này nhiều lần mà không được. Hãy tải tệp lên lại; nếu vẫn vậy, hãy chia thành nhiều tệp nhỏ để tìm dòng gây lỗi.',
  },
  running: {
    state: 'done',
    message:
      'Hệ thống đã thử nhiều lần mà không nhập được phần còn lại. Những dòng đã nhập vẫn giữ nguyên. Hãy chạy lại; nếu vẫn vậy, hãy tải lên riêng các dòng còn lại để tìm dòng gây lỗi.',
  },
} as const;

function ending<DB>(
  deps: ImportDeps<DB>,
  state: keyof typeof ENDS,
  work: (deps: ImportDeps<DB>, job: ImportJob) => Promise<void>,
): Task {
  return async (payload, attempt = 1) => {
    const job = importJobOf(payload);
    try {
      await work(deps, job);
    } catch (error) {
      if (attempt >= MAX_TRIES && !isDatabaseDown(error))
        await inTenant(deps.db, job.tenant_id, async (tx) => {
          if ((await heldIn(tx, job.import_id, state)) === undefined) return;
          await updateImport(tx, job.import_id, { ...ENDS[state], finished_on: deps.clock.now() });
        });
      throw error;
    }
  };
}
