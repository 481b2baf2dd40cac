import { ApiFailure } from '#generated/client/http.ts';
import type { OperationRow, OperationId } from '#generated/operations.ts';
import { network } from '#src/wording/pages.ts';
import type { Attempts } from './idempotency.ts';
import { takesKey } from './idempotency.ts';
import type { Session } from '#src/providers/auth/session.ts';
import { readFailedBody } from './failed-body.ts';
import { operations } from '#generated/operations.ts';

type Reply = { status: number; headers: Headers; body: unknown };

export type Http = {
  /** The reply with its body unread, for what is read as it comes; failures are thrown as by `send`. */
  open: (url: string, init?: RequestInit) => Promise<Response>;
  /** The whole reply, its body as it came. */
  exchange: (url: string, init?: RequestInit) => Promise<Reply>;
  /** The body alone, unwrapped from its named key. */
  send: (url: string, init?: RequestInit) => Promise<unknown>;
};

type HttpOutside = {
  session: Session;
  fetch: typeof fetch;
  attempts: Attempts;
  /** Hears of every refusal before the caller does: authProvider.checkError. */
  checkError: (failure: ApiFailure) => Promise<void>;
  /** Receives the kinds of records that a call has made stale (x-invalidates). */
  changed?: (kinds: readonly string[]) => void;
};

const answersNothing = 204;
const unauthorised = 401;
const firstServerError = 500;

function unreachable(): ApiFailure {
  return new ApiFailure(0, null, [{ message: network.unreachable, code: 'network', fields: [] }]);
}

async function bodyOf(reply: Response): Promise<unknown> {
  if (reply.status === answersNothing) return null;
  const type = reply.headers.get('content-type') ?? '';
  if (type.includes('json')) return reply.json().catch(() => null);
  return reply.ok ? reply.blob() : null;
}

/** The value under the operation's response key; the whole body when it has none. */
export function unwrap(row: OperationRow | undefined, body: unknown): unknown {
  const key = row?.response_key ?? null;
  if (key === null || typeof body !== 'object' || body === null) return body;
  return (body as Record<string, unknown>)[key];
}

/** The one way to the server: bearer token, refresh, Idempotency-Key, errors in one shape. */
export function createHttp({ session, fetch, attempts, checkError, changed }: HttpOutside): Http {
  async function call(
    url: string,
    init: RequestInit,
    headers: Headers,
    token: string | null,
  ): Promise<Response> {
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    try {
      return await fetch(url, { ...init, headers });
    } catch (cause) {
      throw init.signal?.aborted ? cause : unreachable();
    }
  }

  async function callWithSession(url: string, init: RequestInit, headers: Headers): Promise<Response> {
    const token = await session.bearer();
    const reply = await call(url, init, headers, token);
    if (reply.status !== unauthorised) return reply;
    const renewal = await session.renew(token);
    if (renewal === 'unreachable') throw unreachable();
    if (renewal === 'refused') return reply;
    return call(url, init, headers, await session.bearer());
  }

  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const operation = operationOf(init.method ?? 'GET', url);
    const headers = new Headers(init.headers);
    const text = typeof init.body === 'string' ? init.body : '';
    if (text !== '' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    const keyed = operation !== null && takesKey(operation.row) && !headers.has('Idempotency-Key');
    if (keyed) headers.set('Idempotency-Key', attempts.keyOf(url, text));
    const reply = await callWithSession(url, init, headers);
    if (keyed && reply.status < firstServerError) attempts.answered(url, text);
    if (reply.ok) return reply;
    const failure = normaliseError(reply.status, await bodyOf(reply));
    await checkError(failure);
    throw failure;
  }

  async function exchange(url: string, init: RequestInit = {}): Promise<Reply> {
    const reply = await open(url, init);
    const body = await bodyOf(reply);
    const invalidates = operationOf(init.method ?? 'GET', url)?.row.invalidates ?? [];
    if (invalidates.length > 0) changed?.(invalidates);
    return { status: reply.status, headers: reply.headers, body };
  }

  return {
    open,
    exchange,
    async send(url, init = {}) {
      const { body } = await exchange(url, init);
      return unwrap(operationOf(init.method ?? 'GET', url)?.row, body);
    },
  };
}

/** A reply that is not 2xx in the one shape the screens read; a body of no known shape says its status (spec point 8). */
export function normaliseError(status: number, body: unknown): ApiFailure {
  const { format, items } = readFailedBody(body);
  if (items.length > 0) return new ApiFailure(status, body, items, format);
  return new ApiFailure(status, body, [{ message: `${status} status response error`, code: '', fields: [] }]);
}

type Known = { id: OperationId; row: OperationRow; segments: readonly string[] };

const known: readonly Known[] = Object.entries(operations).map(([id, row]) => ({
  id: id as OperationId,
  row,
  segments: row.path.split('/'),
}));

const isParameter = (segment: string | undefined) => segment?.startsWith('{') === true;

function fits({ row, segments }: Known, method: string, asked: readonly string[]): boolean {
  return (
    row.method === method &&
    segments.length === asked.length &&
    segments.every((segment, at) => segment === asked[at] || (isParameter(segment) && asked[at] !== ''))
  );
}

/** The operation of a request; a path written out wins over one with a parameter. Null when none is described. */
export function operationOf(method: string, url: string): { id: OperationId; row: OperationRow } | null {
  const asked = (url.split('?')[0] ?? '').split('/');
  const found = known.filter((one) => fits(one, method.toUpperCase(), asked));
  return found.find(({ segments }) => !segments.some(isParameter)) ?? found[0] ?? null;
}
