import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { vietnamDate } from '#server/platform/clock.ts';

export type Action = 'browse' | 'search' | 'open' | 'edit' | 'publish' | 'pdf';

/** Of a hundred things that a clerk does. */
const MIX: Readonly<Record<Action, number>> = {
  browse: 33,
  search: 20,
  open: 20,
  edit: 12,
  publish: 5,
  pdf: 10,
};

const SEARCHES = ['bang keo', 'minh khoi', 'cong ty', '0317', 'thung carton', 'hoa don 12'];

type Told = {
  /** One request: what it belonged to, and how long its answer took. */
  took(action: Action, milliseconds: number): void;
  failed(action: Action, why: string): void;
};

type Invoice = { id: number; lock_version: number; status: string };

/** Somebody at work until `until` (milliseconds): acts, looks at the answer, thinks, acts again. Without PDFs those are invoices opened. */
export async function work({ url, token, think_ms, until, pdfs }: Plan, told: Told): Promise<void> {
  const call = caller(url, token, told);
  const listed: Invoice[] = [];
  while (performance.now() < until) {
    // Spread around the mean, so that users do not fall into step.
    await pause(think_ms * (0.5 + Math.random()));
    const wanted = drawn();
    const action = wanted === 'pdf' && !pdfs ? 'open' : wanted;
    try {
      await ACTIONS[action](call, listed);
    } catch (error) {
      told.failed(action, error instanceof Error ? error.message : String(error));
    }
  }
}

type Plan = {
  url: string;
  token: string;
  /** Mean pause between two actions. */
  think_ms: number;
  until: number;
  pdfs: boolean;
};

type Call = <Body>(action: Action, method: string, path: string, body?: object) => Promise<Body>;

const ACTIONS: Readonly<Record<Action, (call: Call, listed: Invoice[]) => Promise<unknown>>> = {
  browse: async (call, listed) => {
    // A short page was the last: a small company has no second one.
    const page = listed.length < 25 ? 1 : 1 + Math.floor(Math.random() * 8);
    const found = await call<{ invoices: Invoice[] }>('browse', 'GET', `/api/invoices?page=${page}&limit=25`);
    listed.splice(0, listed.length, ...found.invoices);
  },
  search: (call) => {
    const query = encodeURIComponent(one(SEARCHES));
    const path = Math.random() < 0.5 ? `/api/quick_search?query=${query}` : `/api/invoices?query=${query}`;
    return call('search', 'GET', path);
  },
  open: async (call, listed) => call('open', 'GET', `/api/invoices/${await anyOf(call, listed)}`),
  edit: async (call) => {
    const { id, lock_version } = await drafted(call, 'edit');
    await call('edit', 'PUT', `/api/invoices/${id}`, { invoice: { ...draft(3), lock_version } });
  },
  publish: async (call) => {
    const { id, lock_version } = await drafted(call, 'publish');
    await call('publish', 'POST', `/api/invoices/${id}/publish`, { invoice: { lock_version } });
    for (let wait = 1000; ; wait = Math.min(wait + 1000, 5000)) {
      await pause(wait);
      const path = `/api/invoices/${id}/publication`;
      const { publication } = await call<{ publication: { final: boolean } }>('publish', 'GET', path);
      if (publication.final) return;
    }
  },
  pdf: async (call, listed) => call('pdf', 'GET', `/api/invoices/${await anyOf(call, listed)}/pdf`),
};

async function anyOf(call: Call, listed: Invoice[]): Promise<number> {
  if (listed.length === 0) await ACTIONS.browse(call, listed);
  return listed.length === 0 ? (await drafted(call, 'edit')).id : one(listed).id;
}

async function drafted(call: Call, action: Action): Promise<Invoice> {
  return (await call<{ invoice: Invoice }>(action, 'POST', '/api/invoices', { invoice: draft(5) })).invoice;
}

const draft = (lines: number) => ({
  issued_on: vietnamDate(Date.now()),
  buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
  buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
  payment_method: 'TM/CK',
  currency: 'VND',
  lines: Array.from({ length: lines }, (_, at) => ({
    kind: 'goods',
    name: `Băng keo OPP trong 48 mm × 80 yard, loại ${at + 1}`,
    unit: 'Cuộn',
    quantity: String(1 + Math.floor(Math.random() * 500)),
    unit_price: '11500',
    vat_rate: '10%',
  })),
});

function caller(url: string, token: string, told: Told): Call {
  return async <Body>(action: Action, method: string, path: string, body?: object): Promise<Body> => {
    const began = performance.now();
    const reply = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    told.took(action, performance.now() - began);
    if (!reply.ok)
      throw new Error(`${method} ${path}: ${reply.status} ${bytes.toString('utf8').slice(0, 200)}`);
    const is_json = reply.headers.get('content-type')?.includes('json') === true;
    return (is_json ? JSON.parse(bytes.toString('utf8')) : null) as Body;
  };
}

function drawn(): Action {
  let left = Math.random() * 100;
  for (const [action, share] of Object.entries(MIX) as [Action, number][]) {
    left -= share;
    if (left < 0) return action;
  }
  return 'browse';
}

function one<T>(from: readonly T[]): T {
  const chosen = from[Math.floor(Math.random() * from.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
