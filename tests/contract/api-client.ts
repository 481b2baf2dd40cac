import { ApiFailure, configureHttp, type ApiErrorItem } from '#generated/client/http.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import { CLIENT_CALLS, type Call } from './client-calls.ts';

/** What came over the wire, and what the generated client made of it. */
export type Exchange = {
  operation: OperationId;
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, bytes otherwise. */
  body: unknown;
  /** What the client's function answered; undefined after a failure. */
  value: unknown;
};

export const CLIENT_CREDENTIALS = `Basic ${Buffer.from('hoadon-web:').toString('base64')}`;

type Sent = Partial<Pick<Call, 'id' | 'query' | 'body'>> & {
  token?: string;
  headers?: Record<string, string>;
};

let serial = 0;

/** Calls operations through the generated client; a request and its answer are kept whole. One call at a time. */
export function apiClient(base_url: string): {
  call(operation: OperationId, sent?: Sent): Promise<Exchange>;
} {
  let seen: Omit<Exchange, 'operation' | 'value'> = { status: 0, headers: new Headers(), body: null };
  let current: OperationId = 'getSite';
  configureHttp({
    send: async (url, init) => {
      const reply = await fetch(base_url + url, init);
      const json = (reply.headers.get('content-type') ?? '').includes('json');
      const body: unknown = json ? await reply.json() : await reply.blob();
      seen = { status: reply.status, headers: reply.headers, body };
      if (!reply.ok) throw new ApiFailure(reply.status, body, errorsOf(body));
      const key = operations[current].response_key;
      return key === null ? body : (body as Record<string, unknown>)[key];
    },
  });
  return {
    call: async (operation, { id = 0, query = {}, body, token, headers = {} } = {}) => {
      current = operation;
      const init: RequestInit = { headers: { ...headersOf(operation, token), ...headers } };
      const value = await CLIENT_CALLS[operation]({ id, query, body, init }).catch((error: unknown) => {
        if (error instanceof ApiFailure) return undefined;
        throw error;
      });
      return { operation, ...seen, value };
    },
  };
}

function headersOf(operation: OperationId, token: string | undefined): Record<string, string> {
  const row = operations[operation];
  const headers: Record<string, string> = {};
  if (row.auth === 'client') headers['authorization'] = CLIENT_CREDENTIALS;
  else if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (row.idempotency === 'required') headers['idempotency-key'] = `contract-${(serial += 1)}`;
  return headers;
}

function errorsOf(body: unknown): ApiErrorItem[] {
  return (body as { errors?: ApiErrorItem[] } | null)?.errors ?? [];
}
