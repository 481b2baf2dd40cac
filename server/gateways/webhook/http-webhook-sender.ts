import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { mayBePublicHost } from '#server/platform/net/public-address.ts';
import { PRIVATE_ADDRESS, publicLookup } from '#server/platform/net/public-lookup.ts';
import type { WebhookOutcome, WebhookPost, WebhookProblem, WebhookSender } from './webhook-sender.ts';

const LIMIT_MS = 10_000;
const ANSWER_BYTES = 500;

type Options = {
  /** Addresses of private networks too: for tests, and where companies share the network of the operator. */
  allow_private: boolean;
  limit_ms?: number;
};

/**
 * Sends over HTTP, a connection each. The address that a name leads to is looked at when the connection is made, so that a name which
 * leads elsewhere since it was saved reaches no machine of our own network. Redirects are not followed.
 */
export function httpWebhookSender({ allow_private, limit_ms = LIMIT_MS }: Options): WebhookSender {
  return {
    send: async (post) => {
      const begun = performance.now();
      const outcome = await attempt(post, allow_private, limit_ms);
      return { ...outcome, duration_ms: Math.round(performance.now() - begun) };
    },
  };
}

type Attempted = Omit<WebhookOutcome, 'duration_ms'>;

async function attempt(post: WebhookPost, allow_private: boolean, limit_ms: number): Promise<Attempted> {
  const url = new URL(post.url);
  // An address written as such is not looked up.
  if (!allow_private && !mayBePublicHost(url.hostname)) return failed('address');
  const signal = AbortSignal.timeout(limit_ms);
  try {
    const response = await respond(url, post, {
      signal,
      ...(allow_private ? {} : { lookup: publicLookup }),
    });
    const status = response.statusCode ?? 0;
    return { status, problem: problemOf(status), answer: await beginningOf(response) };
  } catch (error) {
    return failed(signal.aborted ? 'timeout' : causeOf(error));
  }
}

function failed(problem: WebhookProblem): Attempted {
  return { status: null, problem, answer: null };
}

function problemOf(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function respond(
  url: URL,
  { headers, body }: WebhookPost,
  options: RequestOptions,
): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    request(url, { ...options, method: 'POST', agent: false, headers: all })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Reads no more than it keeps; an answer that breaks off has said its status all the same. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= ANSWER_BYTES) break;
    }
  } catch {
    // What came until then is kept.
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
  return text === '' ? null : text;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|SSL/;

function causeOf(error: unknown): WebhookProblem {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === PRIVATE_ADDRESS) return 'address';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host';
  return CERTIFICATE.test(code) ? 'certificate' : 'connection';
}
