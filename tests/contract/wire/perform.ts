import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiFailure, configureHttp, type ApiErrorItem } from '#generated/client/http.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import { describedAs, placesOf, type Described } from '../described.ts';
import { problemsOf } from '../judge.ts';
import { clientFunction } from './client-functions.ts';
import type { WireRequest } from './curl.ts';
import { Finding } from './finding.ts';

/** What is sent: values of the path and the query by name, the body as the description shapes it. */
export type Sent = {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Through the generated client, or without it: what no client would send goes by hand. */
  by?: 'client' | 'hand';
};

/** What went over the wire and came back, and what the generated client made of it. */
export type Exchange = {
  operation: OperationId;
  sent: Sent;
  request: WireRequest;
  status: number;
  headers: Headers;
  /** Parsed when it is JSON. */
  body: unknown;
  text: string;
  /** What the client's function answered; undefined after a failure, and by hand. */
  value: unknown;
};

export const CLIENT_CREDENTIALS = `Basic ${Buffer.from('hoadon-web:').toString('base64')}`;
const OCTETS = 'application/octet-stream';

type Box = { base_url: string; operation: OperationId; exchange: Omit<Exchange, 'sent' | 'value'> | null };

const boxes = new AsyncLocalStorage<Box>();

configureHttp({
  send: async (url, init) => {
    const box = boxes.getStore();
    if (box === undefined) throw new Error(`${url} was called outside of perform()`);
    const { status, body, operation } = (box.exchange = await over(box, url, init));
    if (status >= 300) throw new ApiFailure(status, body, errorsOf(body));
    const key = operations[operation].response_key;
    return key === null ? body : (body as Record<string, unknown> | null)?.[key];
  },
});

/** One request and its answer, which must be as the description says: status, media type, headers, body. */
export async function perform(base_url: string, operation: OperationId, sent: Sent): Promise<Exchange> {
  const one = describedAs(operation);
  const box: Box = { base_url, operation, exchange: null };
  const value = await boxes.run(box, () =>
    sent.by === 'hand' ? byHand(box, one, sent) : byClient(one, sent),
  );
  if (box.exchange === null) throw new Error(`${operation}: the generated client sent nothing`);
  const exchange = { ...box.exchange, sent, value };
  const { status, headers, body } = exchange;
  const problems = problemsOf(operation, {
    status,
    content_type: headers.get('content-type') ?? '',
    total: headers.get('x-total-count'),
    body,
  });
  if (problems.length > 0) throw new Finding(exchange, problems.join('; '));
  return exchange;
}

/** As the client generates them: values of the path, the body, the query, then what fetch takes. */
async function byClient(
  one: Described,
  { path = {}, query = {}, body, headers = {} }: Sent,
): Promise<unknown> {
  const call = clientFunction(one.id);
  if (call === null) throw new Error(`the generated client has no function ${one.id}`);
  const queried = one.parameters.some((parameter) => parameter.in === 'query');
  const file = one.body?.media === OCTETS && typeof body === 'string';
  const args = [
    ...placesOf(one).map((name) => path[name]),
    ...(one.body === null ? [] : [file ? new Blob([body]) : body]),
    ...(queried ? [query] : []),
    { headers },
  ];
  return call(...args).catch((error: unknown) => {
    if (error instanceof ApiFailure) return undefined;
    throw error;
  });
}

async function byHand(box: Box, one: Described, sent: Sent): Promise<undefined> {
  const { path = {}, query = {}, body, headers = {} } = sent;
  const at = one.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const typed: Record<string, string> =
    body === undefined ? {} : { 'content-type': one.body?.media ?? 'application/json' };
  box.exchange = await over(box, asked.size === 0 ? at : `${at}?${asked.toString()}`, {
    method: one.method,
    headers: { ...typed, ...headers },
    ...(body === undefined ? {} : { body: payloadOf(one, body) }),
  });
}

async function over(box: Box, url: string, init: RequestInit): Promise<Omit<Exchange, 'sent' | 'value'>> {
  const request: WireRequest = {
    method: init.method ?? 'GET',
    url: box.base_url + url,
    headers: Object.fromEntries(new Headers(init.headers)),
    body: await textOf(init.body),
  };
  const reply = await fetch(request.url, init);
  const text = await reply.text();
  const { status, headers } = reply;
  const body: unknown = (headers.get('content-type') ?? '').includes('json') ? parsed(text) : text;
  return { operation: box.operation, request, status, headers, body, text };
}

function payloadOf(one: Described, body: unknown): string {
  if (typeof body === 'string') return body;
  if (one.body?.media !== 'application/x-www-form-urlencoded') return JSON.stringify(body);
  const fields = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, text(value)])).toString();
}

async function textOf(body: RequestInit['body']): Promise<string | null> {
  if (body === undefined || body === null) return null;
  return body instanceof Blob ? body.text() : new Response(body).text();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function errorsOf(body: unknown): ApiErrorItem[] {
  return (body as { errors?: ApiErrorItem[] } | null | undefined)?.errors ?? [];
}
