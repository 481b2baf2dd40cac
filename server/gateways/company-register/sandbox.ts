import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { SANDBOX_COMPANIES } from './sandbox-companies.table.ts';

/** What the register does wrong: answers late, not at all, with an error of its own, or with what is no answer. */
export type RegisterFault = { kind: 'slow'; delay_ms: number } | { kind: 'hang' | 'fail' | 'garble' };

export type SandboxRegister = { url: string; close(): Promise<void> };

type FaultOrder = { fault: RegisterFault; count?: number };

/**
 * A register of businesses of our own, on loopback, that knows a few invented ones. POST /admin/faults {fault, count} spoils the
 * next answers (one by default), DELETE /admin/faults ends that.
 */
export async function startSandboxRegister(options: { port: number }): Promise<SandboxRegister> {
  // Callers kept waiting are cut off at the end.
  const app = fastify({ forceCloseConnections: true });
  const stopped = new AbortController();
  app.addHook('preClose', async () => stopped.abort());
  const companies = new Map(SANDBOX_COMPANIES.map((one) => [one.id, one]));
  const faults: RegisterFault[] = [];

  app.post('/admin/faults', async (request) => {
    const { fault, count = 1 } = request.body as FaultOrder;
    faults.push(...Array.from({ length: count }, () => fault));
    return { waiting: faults.length };
  });
  app.delete('/admin/faults', async () => {
    faults.length = 0;
    return { waiting: 0 };
  });
  app.get('/v2/business/:tax_code', async (request, reply) => {
    const fault = faults.shift();
    if (fault?.kind === 'fail') return reply.code(500).send({ code: '99', desc: 'error' });
    if (fault?.kind === 'garble') return reply.type('text/html').send('<html>502</html>');
    if (fault?.kind === 'hang') return untilStopped(stopped.signal);
    if (fault?.kind === 'slow') await pause(fault.delay_ms, null, { signal: stopped.signal });
    const { tax_code } = request.params as { tax_code: string };
    const company = companies.get(tax_code);
    return company === undefined
      ? { code: '52', desc: 'Tax code is not existed.' }
      : {
          code: '00',
          desc: 'Success - Thành công',
          data: { ...company, internationalName: '', shortName: '' },
        };
  });
  const url = await app.listen({ host: '127.0.0.1', port: options.port });
  return { url, close: () => app.close() };
}

function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_answer, give_up) => {
    signal.addEventListener('abort', () => give_up(new Error('stopped')), { once: true });
  });
}
