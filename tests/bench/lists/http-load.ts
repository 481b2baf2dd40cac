import { createRequire } from 'node:module';
import { outputOf } from '../child-process.ts';

export type Load = { per_second: number; p50_ms: number; p99_ms: number };

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** GETs an address over and over from a process of its own (autocannon). Any answer but a success is a failure of the bench. */
export async function loadOf(
  url: string,
  token: string,
  connections: number,
  seconds: number,
): Promise<Load> {
  const headers = ['-H', `authorization=Bearer ${token}`];
  const args = [AUTOCANNON, '--json', '-c', String(connections), '-d', String(seconds), ...headers, url];
  const printed = JSON.parse(await outputOf(process.execPath, args)) as {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  if (printed.non2xx > 0 || printed.errors > 0)
    throw new Error(`${printed.non2xx} refusals, ${printed.errors} errors`);
  return { per_second: printed.requests.average, p50_ms: printed.latency.p50, p99_ms: printed.latency.p99 };
}
