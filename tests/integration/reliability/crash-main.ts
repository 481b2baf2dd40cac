import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { shiftedClock } from './shifted-clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import { silentLog } from '#server/platform/log.ts';
import { onStop } from '#server/platform/stop-signals.ts';
import { startJobs } from '#server/start-jobs.ts';
import { openServices, startWeb } from '#server/start.ts';
import type { CrashPoint, Moment } from './crash-points.ts';

/**
 * The web process with its jobs and its sandbox authority, as `npm start` runs it, that kills itself with SIGKILL once it reaches
 * the point its parent named, and that lists the ids of the messages it has submitted. The product has no switch for this: the hook and the provider are handed in here.
 */
let armed: CrashPoint | null = null;
const submitted: string[] = [];
process.on('message', (order: CrashPoint | 'submitted') => {
  if (order === 'submitted') {
    process.send?.(submitted);
    return;
  }
  armed = order;
  process.send?.('armed');
});

const reached = (moment: Moment): void => {
  if (armed?.moment === moment) process.kill(process.pid, 'SIGKILL');
};

function watched(provider: Provider): Provider {
  let fetched = false;
  return {
    ...provider,
    submit: async (message) => {
      submitted.push(message.message_id);
      if (armed?.loses === 'message') return { outcome: 'unknown', cause: 'timeout' };
      const result = await provider.submit(message);
      reached('message taken');
      return armed?.loses === 'answer' ? { outcome: 'unknown', cause: 'timeout' } : result;
    },
    fetchAnswers: async (request) => {
      // The second fetch in a row comes once the answers of the first are stored, and before they are applied.
      if (fetched) reached('answers stored');
      const answers = await provider.fetchAnswers(request);
      fetched = armed !== null && answers.answers.length > 0;
      if (fetched) reached('answers fetched');
      return answers;
    },
  };
}

const config = readConfig(process.env);
const database_url = config.database_url ?? '';
const clock = shiftedClock(Number(process.env['CLOCK_SHIFT_MS']));
const delays = { receipt_ms: 0, verdict_ms: 0 };
const sealing_key = loadMasterKey(config.data_dir, config.master_key).derive('certificates');
const sandbox = await startSandbox({ database_url, port: 0, clock, delays, sealing_key });
const authority_root_file = join(config.data_dir, 'authority-root.pem');
mkdirSync(config.data_dir, { recursive: true });
writeFileSync(authority_root_file, sandbox.authority_root_pem);
const opened = await openServices(
  { ...config, provider_url: sandbox.url, authority_root_file },
  database_url,
  silentLog,
  {
    clock,
    on_step: async (name, moment) => reached(`${moment} ${name}`),
  },
);
const { documents } = opened;
const services = { ...opened, documents: { ...documents, provider: watched(documents.provider) } };
const jobs = await startJobs(services);
const web = await startWeb(config, services);
onStop(async () => {
  await web.close();
  await jobs.stop();
  await services.close();
  await sandbox.close();
});
process.send?.({ address: web.address, sandbox_url: sandbox.url });
