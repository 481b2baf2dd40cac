import { X509Certificate } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { connect, type TLSSocket } from 'node:tls';
import { isIP } from 'node:net';
import { isPublicAddress, mayBePublicHost } from '#server/platform/net/public-address.ts';
import type { CheckedLine, CheckedStep, LineProblem, OwnLine } from './own-lines.ts';
import { isRefusedAtTheDoor, NothingSent, notSentCause, secureTransport, tlsOptions } from './transport.ts';
import { readStatusReply } from './wire.ts';

class Problem extends Error {
  readonly problem: LineProblem;

  constructor(problem: LineProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Whether the provider can be called like this, step by step. It sends no document, and waits the line's time-out for each step at most. */
export async function checkLine(line: OwnLine, allow_private: boolean, now_ms: number): Promise<CheckedLine> {
  const steps: CheckedStep[] = [];
  let problem: LineProblem | null = null;
  const run = async (step: CheckedStep['step'], work: () => Promise<string | null>): Promise<void> => {
    if (problem !== null) {
      steps.push({ step, state: 'skipped', detail: null, duration_ms: null });
      return;
    }
    const begun = performance.now();
    const passed = (): number => Math.round(performance.now() - begun);
    try {
      const detail = await work();
      steps.push({ step, state: 'ok', detail, duration_ms: passed() });
    } catch (error) {
      problem = error instanceof Problem ? error.problem : problemOf(error);
      steps.push({ step, state: 'failed', detail: null, duration_ms: passed() });
    }
  };
  const url = new URL(line.base_url);
  await run('host', () => findHost(url, allow_private));
  await run('tls', () => handshake(url, line, allow_private));
  // Asked once: that we are let in shows in the status alone.
  let body: unknown = null;
  await run('sign_in', async () => {
    body = await askStatus(line, allow_private, now_ms);
    return null;
  });
  await run('answer', async () => {
    const status = readStatusReply(body);
    if (status === null) throw new Problem('other_format');
    if (!status.ready) throw new Problem('not_ready');
    return null;
  });
  return { problem, steps };
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

async function findHost({ hostname }: URL, allow_private: boolean): Promise<string> {
  if (!allow_private && !mayBePublicHost(hostname)) throw new Problem('private_address');
  const found = await lookup(bare(hostname), { all: true });
  if (!allow_private && !found.every(({ address }) => isPublicAddress(address)))
    throw new Problem('private_address');
  return found.map(({ address }) => address).join(', ');
}

async function handshake(url: URL, line: OwnLine, allow_private: boolean): Promise<string> {
  const host = bare(url.hostname);
  const socket = await new Promise<TLSSocket>((resolve, reject) => {
    const made = connect({
      ...tlsOptions(line, allow_private),
      ...{ host, port: Number(url.port === '' ? 443 : url.port) },
      ...(isIP(host) === 0 && { servername: host }),
    });
    made.once('secureConnect', () => resolve(made));
    made.once('error', reject);
    const late = setTimeout(() => made.destroy(new Problem('too_slow')), line.timeout_ms);
    made.once('close', () => clearTimeout(late));
  });
  const detail = socket.getProtocol();
  socket.on('error', () => undefined);
  socket.destroy();
  return detail ?? 'TLS';
}

async function askStatus(line: OwnLine, allow_private: boolean, now_ms: number): Promise<unknown> {
  const { base_url, token, timeout_ms, client } = line;
  const refused = (): Problem =>
    new Problem(client === null ? 'token_refused' : refusedClient(client, now_ms));
  const { transport, close } = secureTransport(line, allow_private);
  const signal = AbortSignal.timeout(timeout_ms);
  try {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const { status, text } = await transport(`${base_url}/status`, { method: 'GET', headers, signal });
    if (isRefusedAtTheDoor(status, text)) throw refused();
    if (status >= 500) throw new Problem('server_error');
    return status === 200 ? readJson(text) : null;
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof NothingSent && error.reason === 'unauthorized') throw refused();
    if (signal.aborted) throw new Problem('too_slow');
    // Some servers just hang up on a client certificate that they do not take.
    const { code } = error as NodeJS.ErrnoException;
    if (client !== null && (code === 'ECONNRESET' || code === 'EPIPE')) throw refused();
    throw error;
  } finally {
    close();
  }
}

function refusedClient({ certificate_pem }: { certificate_pem: string }, now_ms: number): LineProblem {
  return Date.parse(new X509Certificate(certificate_pem).validTo) < now_ms
    ? 'client_expired'
    : 'client_refused';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function problemOf(error: unknown): LineProblem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host_unknown';
  if (code === 'ECONNREFUSED') return 'connection_refused';
  if (code === 'ETIMEDOUT') return 'too_slow';
  const cause = notSentCause(error);
  if (cause === 'expired') return 'server_expired';
  if (cause === 'other_name') return 'server_name';
  if (cause === 'untrusted') return 'server_untrusted';
  if (cause === 'unauthorized') return 'client_refused';
  if (cause === 'address') return 'private_address';
  return code === 'EPROTO' || /wrong version|packet length|before secure TLS/i.test(`${code} ${message}`)
    ? 'not_tls'
    : 'unreachable';
}
