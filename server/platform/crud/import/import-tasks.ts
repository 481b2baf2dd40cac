import type { Task } from '../../jobs/worker.ts';
import { checkImport } from './check/check-import.ts';
import { importJobOf, type ImportDeps, type ImportTask } from './import-jobs.ts';
import { readImport } from './read/read-import.ts';
import { runImport } from './run/run-import.ts';

/** What a worker does for imports: reads files, judges their rows, stores the right ones. */
export function importTasks<DB>(deps: ImportDeps<DB>): Record<ImportTask, Task> {
  return {
    'import-read': (payload) => readImport(deps, importJobOf(payload)),
    'import-check': (payload) => checkImport(deps, importJobOf(payload)),
    'import-run': (payload) => runImport(deps, importJobOf(payload)),
  };
}
