import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What goes wrong between the caller and the service, on order. */
export type SignerFault =
  /** The line drops before anything arrives. */
  | { kind: 'drop' }
  /** 503; nothing arrives. */
  | { kind: 'server_error' }
  /** 401; nothing arrives: the access token has run out. */
  | { kind: 'token_over' }
  /** It is carried out, and the answer is lost. */
  | { kind: 'lost' }
  /** It is carried out, and the answer comes late. */
  | { kind: 'slow'; delay_ms: number }
  /** It is carried out, and the answer never comes. */
  | { kind: 'hang' }
  /** It is carried out, and the answer is a page. */
  | { kind: 'garbage' }
  /** It is carried out, and the answer does not end. */
  | { kind: 'oversized' };

/** Spoils the next `count` calls (one by default) of addresses that hold `path`. */
export type FaultOrder = { path: string; fault: SignerFault; count?: number };

const BEFORE: Partial<Record<SignerFault['kind'], number>> = { server_error: 503, token_over: 401 };

export type SignerFaults = { order(order: FaultOrder): void; clear(): void };

/** Hooks the faults into every address but the sandbox's own (/admin, /phone). */
export function hookFaults(app: FastifyInstance, stopped: AbortSignal): SignerFaults {
  let orders: Required<FaultOrder>[] = [];
  const due = new WeakMap<FastifyRequest, SignerFault>();

  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(admin|phone)/.test(request.url)) return;
    const order = orders.find(({ path }) => request.url.includes(path));
    if (!order) return;
    order.count -= 1;
    orders = orders.filter(({ count }) => count > 0);
    due.set(request, order.fault);
    const status = BEFORE[order.fault.kind];
    if (status !== undefined) await reply.code(status).send({ error: 'temporarily_unavailable' });
    else if (order.fault.kind === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = due.get(request);
    if (fault?.kind === 'lost') request.raw.socket.destroy();
    if (fault?.kind === 'slow') await pause(fault.delay_ms, null, { signal: stopped });
    if (fault?.kind === 'hang') await untilAborted(stopped);
    if (fault?.kind === 'oversized') return JSON.stringify({ filler: 'x'.repeat(4 * 1024 * 1024) });
    if (fault?.kind !== 'garbage') return payload;
    reply.type('text/html');
    return '<html>502 Bad Gateway</html>';
  });

  return {
    order: ({ count = 1, ...order }) => void orders.push({ ...order, count }),
    clear: () => {
      orders = [];
    },
  };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
