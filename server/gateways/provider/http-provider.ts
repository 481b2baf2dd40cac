import { createHash } from 'node:crypto';
import {
  ProviderUnavailable,
  type Answer,
  type NotSentCause,
  type Provider,
  type SubmitResult,
  type UnknownCause,
} from './provider.ts';
import {
  isRefusedAtTheDoor,
  NothingSent,
  openTransport,
  type Outgoing,
  type Transport,
} from './transport.ts';
import {
  isFields,
  readAnswersReply,
  readFetchAgainReply,
  readLookUpReply,
  readReceivedReply,
  readSubmitReply,
  type Fields,
} from './wire.ts';

/** Type of an answer that names none which can be stored. */
const UNKNOWN_TYPE = 'unknown';

/**
 * One entry of a page of answers, whatever it is: nothing that the provider hands over is dropped, and an odd entry never holds up the
 * next. One without an id of its own gets one made from its content, so that it is stored once however often it comes; one without
 * readable content is kept as the JSON around it, one too large to read as a note of its size and hash.
 */
function readAnswer(entry: unknown): Answer {
  const fields: Fields = isFields(entry) ? entry : {};
  const json = (): Buffer => Buffer.from(JSON.stringify(entry));
  return {
    id: plain(fields['id'], ID) ?? `ODD-${sha256(json()).slice(0, 40)}`,
    reply_to: plain(fields['reply_to'], ID),
    message_type: plain(fields['message_type'], TYPE) ?? UNKNOWN_TYPE,
    bytes: new Uint8Array(kept(contentOf(fields) ?? json())),
    received_on: instant(fields['received_on']),
  };
}

/** Four messages of the largest size that the authority takes. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** The note is no message, so that it is shown as unreadable; that something came, and what, is known. */
function kept(bytes: Buffer): Buffer {
  if (bytes.length <= MAX_ANSWER_BYTES) return bytes;
  return Buffer.from(JSON.stringify({ too_large: { size: bytes.length, sha256: sha256(bytes) } }));
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Mã thông điệp has 46 characters; a provider may use its own. */
const ID = /^[\x21-\x7e]{1,100}$/;
const TYPE = /^[\x21-\x7e]{1,10}$/;

/** A text that can be stored and compared: no control characters, of a sensible length. */
function plain(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

/** The bytes of the base64 text; null when it is none: the decoder would skip what it does not know. */
function contentOf({ content_base64 }: Fields): Buffer | null {
  if (typeof content_base64 !== 'string' || !/^[A-Za-z0-9+/\s]*={0,2}$/.test(content_base64)) return null;
  return Buffer.from(content_base64, 'base64');
}

function instant(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

type HttpProviderOptions = {
  /** Without a trailing slash. */
  base_url: string;
  /** The bearer token; null where a client certificate says who calls. */
  api_key: string | null;
  /** How long one call may take, from the first byte sent to the last received; 15 s by default. */
  timeout_ms?: number;
  /** Further headers of every call, e.g. the day a backdated demo is judged on. */
  headers?: () => Readonly<Record<string, string>>;
  /** More in one page of answers are not believed; without a limit where it is left out. */
  max_page_answers?: number;
  /** What carries the calls; the usual one where it is left out. */
  transport?: Transport;
};

type Reply = { status: number; body: unknown };
type Failure = { cause: UnknownCause | NotSentCause };

/** The provider over HTTP. It never tries twice: only the caller knows what may be sent again. */
export function httpProvider(options: HttpProviderOptions): Provider {
  const { api_key, transport = openTransport, max_page_answers = Infinity } = options;
  const call = async (path: string, request: Omit<Outgoing, 'signal'>): Promise<Reply | Failure> => {
    const headers = {
      ...options.headers?.(),
      ...request.headers,
      ...(api_key !== null && { authorization: `Bearer ${api_key}` }),
    };
    const signal = AbortSignal.timeout(options.timeout_ms ?? 15_000);
    try {
      const { status, text } = await transport(options.base_url + path, { ...request, headers, signal });
      if (isRefusedAtTheDoor(status, text)) return { cause: 'unauthorized' };
      return status >= 500 ? { cause: 'server_error' } : parsed(status, text);
    } catch (error) {
      if (error instanceof NothingSent) return { cause: error.reason };
      return { cause: signal.aborted ? 'timeout' : 'connection' };
    }
  };

  return {
    submit: async ({ message_id, message_type, tax_code, bytes }): Promise<SubmitResult> => {
      const reply = await call('/messages', {
        method: 'POST',
        headers: {
          'content-type': 'application/xml',
          'x-message-id': message_id,
          'x-message-type': message_type,
          'x-tax-code': tax_code,
        },
        body: bytes,
      });
      if ('cause' in reply)
        return isNotSent(reply.cause)
          ? { outcome: 'not_sent', cause: reply.cause }
          : { outcome: 'unknown', cause: reply.cause };
      const read = readSubmitReply(reply.body, message_id);
      // A refusal said with 2xx, or an acceptance said with 4xx, is nothing to build on.
      if (!read || (read.outcome === 'refused') !== reply.status >= 400)
        return { outcome: 'unknown', cause: 'garbled' };
      return read.outcome === 'refused' ? read : { outcome: read.outcome };
    },

    lookUp: async (message_id) => {
      const reply = await call(`/messages/${encodeURIComponent(message_id)}`, { method: 'GET' });
      if ('cause' in reply) return 'unknown';
      const read = readLookUpReply(reply.body, message_id);
      if (!read) return 'unknown';
      return read.known ? 'known' : 'not_found';
    },

    fetchAgain: async (message_id) => {
      const reply = await call(`/messages/${encodeURIComponent(message_id)}/answers/again`, {
        method: 'POST',
      });
      if ('cause' in reply) return { outcome: 'unknown', cause: reply.cause };
      const read = readFetchAgainReply(reply.body, message_id);
      if (!read || read.known !== reply.status < 400) return { outcome: 'unknown', cause: 'garbled' };
      return read.known ? { outcome: 'asked', count: read.count } : { outcome: 'not_found' };
    },

    fetchAnswers: async ({ tax_code, after }) => {
      const query = new URLSearchParams({ tax_code, ...(after !== null && { after }) });
      const reply = await call(`/answers?${query.toString()}`, { method: 'GET' });
      if ('cause' in reply) throw new ProviderUnavailable(reply.cause);
      const read = reply.status === 200 ? readAnswersReply(reply.body) : null;
      // Taken in part, the rest would be passed over: it stays at the provider.
      if (!read || read.answers.length > max_page_answers) throw new ProviderUnavailable('garbled');
      const { answers, cursor, progress } = read;
      return { answers: answers.map(readAnswer), cursor: cursor ?? after, progress };
    },

    listReceived: async ({ tax_code, day, after, limit }) => {
      const asked = { tax_code, day, limit: String(limit), ...(after !== null && { after }) };
      const reply = await call(`/documents?${new URLSearchParams(asked).toString()}`, { method: 'GET' });
      if ('cause' in reply) throw new ProviderUnavailable(reply.cause);
      const read = reply.status === 200 ? readReceivedReply(reply.body) : null;
      // A provider that stays at its place would give the same page forever.
      if (!read || (read.next !== null && read.next === after)) throw new ProviderUnavailable('garbled');
      return read;
    },
  };
}

const NOT_SENT = {
  unauthorized: true,
  untrusted: true,
  expired: true,
  other_name: true,
  address: true,
} as const satisfies Record<NotSentCause, true>;

function isNotSent(cause: Failure['cause']): cause is NotSentCause {
  return Object.hasOwn(NOT_SENT, cause);
}

function parsed(status: number, text: string): Reply | Failure {
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch {
    return { cause: 'garbled' };
  }
}
