import type { TestApp } from '#tests/setup/test-app.ts';
import { CLIENT_CREDENTIALS } from './wire/perform.ts';
import { describedAs, type Described } from './described.ts';
import { problemsOf } from './judge.ts';

export type Request = {
  id?: number | string;
  /** What the path names beside {id}. */
  path?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
};

export type ErrorBody = { errors: { message: string; code: string; fields: string[] }[] };

export type Answered = {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
  text: string;
  bytes: Buffer;
};

/** A request as the description shapes it (form or JSON, client or bearer), without the wire: for the many. */
export async function inject({ app }: TestApp, operation: string, request: Request = {}): Promise<Answered> {
  const one = describedAs(operation);
  const { id = 1, path = {}, query = {}, body, token = null, headers = {} } = request;
  const search = new URLSearchParams(query).toString();
  const reply = await app.inject({
    method: one.method,
    url: addressOf(one, { ...path, id }) + (search === '' ? '' : `?${search}`),
    headers: {
      ...headersOf(one, token),
      ...(body === undefined ? {} : { 'content-type': one.body?.media }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: payloadOf(one, body) }),
  });
  const json = String(reply.headers['content-type']).includes('json');
  const { statusCode: status, body: text, rawPayload: bytes } = reply;
  return { status, headers: reply.headers, body: json ? reply.json<unknown>() : null, text, bytes };
}

/** A name that nothing was given for stands for a record that may well be there: 1. */
function addressOf(one: Described, named: Readonly<Record<string, number | string>>): string {
  return one.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(named[name] ?? 1)),
  );
}

/** The same, and what is answered must be as the description says. */
export async function judged(app: TestApp, operation: string, request: Request = {}): Promise<Answered> {
  const answered = await inject(app, operation, request);
  const problems = breachesOf(operation, answered);
  if (problems.length > 0)
    throw new Error(`${operation}: ${problems.join('; ')} in ${answered.text.slice(0, 500)}`);
  return answered;
}

export function breachesOf(
  operation: string,
  { status, headers, body }: Pick<Answered, 'status' | 'headers' | 'body'>,
): string[] {
  const total = headers['x-total-count'];
  return problemsOf(describedAs(operation).id, {
    status,
    content_type: String(headers['content-type']),
    total: typeof total === 'string' ? total : null,
    body,
  });
}

function headersOf(one: Described, token: string | null): Record<string, string> {
  const client = one.security?.some((alternative) => 'client' in alternative) === true;
  const keyed = one.parameters.some(({ name, required }) => name === 'Idempotency-Key' && required === true);
  return {
    ...(client ? { authorization: CLIENT_CREDENTIALS } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(keyed ? { 'idempotency-key': `injected-${(serial += 1)}` } : {}),
  };
}

let serial = 0;

function payloadOf(one: Described, body: unknown): string {
  if (typeof body === 'string') return body;
  if (one.body?.media === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(body as Record<string, unknown>).map(([key, value]): [string, string] => [
      key,
      text(value),
    ]);
    return new URLSearchParams(fields).toString();
  }
  return JSON.stringify(body);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
