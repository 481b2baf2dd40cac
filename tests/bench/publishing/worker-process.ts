import { documentTasks } from '#server/modules/documents/index.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import { documentDeps } from './document-deps.ts';

// A worker as a process of its own, that is started and stopped over its channel and tells the CPU it took between, ms.

/** Jobs a worker runs side by side (server/start-jobs.ts). */
const SIDE_BY_SIDE = 4;
const [url = '', data_dir = ''] = process.argv.slice(2);
const pool = createPool(url, { name: 'hoadon bench worker' });
const runner = createPool(url, { max: 6, name: 'hoadon bench runner', patient: true });
const tasks = documentTasks(documentDeps(pool, loadMasterKey(data_dir, null)));
// The modules and the connection are there before anything is measured.
await pool.query('select 1');

let began = process.cpuUsage();
let worker: Awaited<ReturnType<typeof startWorker>> | null = null;
// One after the other: a stop that overtook its start would stop nothing.
let last = Promise.resolve();
process.on('message', (order: 'start' | 'stop' | 'end') => {
  last = last.then(() => obey(order));
});
process.send?.('ready');

async function obey(order: 'start' | 'stop' | 'end'): Promise<void> {
  if (order === 'start') {
    began = process.cpuUsage();
    worker = await startWorker({
      ...{ pool: runner, tasks, crontab: '', concurrency: SIDE_BY_SIDE, log: silentLog },
    });
    return;
  }
  if (order === 'stop') {
    await worker?.stop();
    const { user, system } = process.cpuUsage(began);
    process.send?.((user + system) / 1_000);
    return;
  }
  await Promise.all([pool.end(), runner.end()]);
  process.disconnect();
}
