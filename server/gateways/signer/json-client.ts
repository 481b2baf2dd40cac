import type { Log } from '#server/platform/log.ts';

/** Why nothing is known of a call: it may have been carried out, or may not. */
type SilentCause = 'timeout' | 'connection' | 'server_error' | 'too_long' | 'garbled';

/** `body` is null when the service answered without one. */
export type JsonAnswer = { kind: 'answer'; status: number; body: unknown };
export type NoAnswer = { kind: 'unknown'; cause: SilentCause };

export type JsonClient = {
  /** POSTs JSON, or a form when the body is URLSearchParams. Never throws, never tries twice. */
  post(url: string, body: unknown, token?: string): Promise<JsonAnswer | NoAnswer>;
};

type JsonClientOptions = {
  log: Log;
  /** One call, from the first byte sent to the last received. */
  timeout_ms?: number;
  /** What is read of an answer before it is given up, unpacked. */
  max_bytes?: number;
};

const TOO_MANY_REQUESTS = 429;

/**
 * Speaks JSON with a signing service. What goes wrong on the way is data, since only the caller knows what it means.
 * The log gets the address and the cause, never a body or a header: they hold passwords.
 */
export function jsonClient({
  log,
  timeout_ms = 20_000,
  max_bytes = 1024 * 1024,
}: JsonClientOptions): JsonClient {
  const ask = async (url: string, body: unknown, token?: string): Promise<JsonAnswer | NoAnswer> => {
    const signal = AbortSignal.timeout(timeout_ms);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(!(body instanceof URLSearchParams) && { 'content-type': 'application/json' }),
        },
        body: body instanceof URLSearchParams ? body : JSON.stringify(body),
        signal,
        // A redirect would carry passwords to an address that was not configured.
        redirect: 'error',
      });
      const bytes = await upTo(max_bytes, response);
      if (bytes === null) return { kind: 'unknown', cause: 'too_long' };
      if (response.status >= 500 || response.status === TOO_MANY_REQUESTS)
        return { kind: 'unknown', cause: 'server_error' };
      return parsed(response.status, bytes);
    } catch {
      return { kind: 'unknown', cause: signal.aborted ? 'timeout' : 'connection' };
    }
  };
  return {
    post: async (url, body, token) => {
      const answer = await ask(url, body, token);
      if (answer.kind === 'unknown') log.warn({ url, cause: answer.cause }, 'signing service silent');
      return answer;
    },
  };
}

/** Null when there is more; the rest is not fetched. */
async function upTo(max_bytes: number, response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > max_bytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

function parsed(status: number, bytes: Buffer): JsonAnswer | NoAnswer {
  if (bytes.length === 0) return { kind: 'answer', status, body: null };
  try {
    return { kind: 'answer', status, body: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return { kind: 'unknown', cause: 'garbled' };
  }
}
