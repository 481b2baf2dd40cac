import { outputOf } from '../child-process.ts';

/**
 * RSA-2048 signatures by `openssl speed`: of one process in a second of its CPU time, of several at once in a second on
 * the clock, so that what a machine with too few processors takes away is taken from openssl too.
 */
export async function opensslSpeed(seconds: number, processes: number): Promise<number> {
  const length = String(Math.max(1, Math.round(seconds)));
  const many = processes > 1 ? ['-elapsed', '-multi', String(processes)] : [];
  const printed = await outputOf('openssl', ['speed', '-seconds', length, ...many, 'rsa2048']);
  const found = /^rsa\s+2048 bits\s+\S+\s+\S+\s+([\d.]+)/m.exec(printed)?.[1];
  if (found === undefined) throw new Error(`openssl said: ${printed}`);
  return Number(found);
}
