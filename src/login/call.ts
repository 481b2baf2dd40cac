import type { FailedItem } from '#src/providers/http/failed-body.ts';
import { failureWords } from '#src/wording/public/failures.ts';

export type CallFailure = {
  /** 0 when nothing answered. */
  status: number;
  /** One sentence for the page. */
  message: string;
  code: string;
  /** The sentence of each field that was named. */
  fields: Readonly<Record<string, string>>;
};

export type Reply<Body> = { ok: true; body: Body } | { ok: false; failure: CallFailure };

type Call = { body?: unknown; signal?: AbortSignal; send?: typeof fetch };

/** What a dead network says. */
function nowhere(): CallFailure {
  return { status: 0, message: failureWords.network, code: 'network', fields: {} };
}

/** The first sentence for the page, and each field's own. */
export function failureOfCall(status: number, errors: readonly FailedItem[]): CallFailure {
  const [first] = errors;
  const ours = status === 429 ? failureWords.limited : failureWords.server;
  const fields: Record<string, string> = {};
  for (const { message, fields: named } of errors) for (const field of named) fields[field] ??= message;
  return { status, message: first?.message ?? ours, code: first?.code ?? '', fields };
}

/** One JSON call that needs no account. Never throws: a dead network is a reply too. */
export async function call<Body>(
  method: 'GET' | 'POST',
  path: string,
  { body, signal, send = fetch }: Call = {},
): Promise<Reply<Body>> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await send(path, { method, signal, headers, body: JSON.stringify(body) });
  } catch {
    return { ok: false, failure: nowhere() };
  }
  const answer = (await response.json().catch(() => null)) as Body | null;
  if (!response.ok || answer === null)
    return { ok: false, failure: failureOfCall(response.status, await failedItems(answer)) };
  return { ok: true, body: answer };
}

/** What the body of a failure names. Read by code that is fetched with the first failure: a page before signing in is to be light. */
export async function failedItems(body: unknown): Promise<readonly FailedItem[]> {
  const reader = await import('#src/providers/http/failed-body.ts').catch(() => null);
  return reader?.readFailedBody(body).items ?? [];
}
