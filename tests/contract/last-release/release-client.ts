import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Document } from '../../../scripts/generate/document.ts';
import { writeClient } from '../../../scripts/generate/write-client.ts';
import { description, promisedAs, VERSION, type Promised } from './release.ts';

/** What came over the wire, and whether the release's client took it for a success. */
export type Exchange = {
  operation: string;
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, bytes otherwise. */
  body: unknown;
  /** What the client's function answered; undefined after a failure. */
  value: unknown;
};

type Sent = { ids?: number[]; query?: Record<string, unknown>; body?: unknown; token: string };

type Send = (url: string, init: RequestInit) => Promise<unknown>;
type ClientFunction = (...given: unknown[]) => Promise<unknown>;

const CLIENT_CREDENTIALS = `Basic ${Buffer.from('hoadon-web:').toString('base64')}`;

/** The client's files are made and loaded when the tests run. */
async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
}

/**
 * The client of the last release, made from its description by the generator of today, over a server of today. One call at a time.
 * A function that the release has not is an error.
 */
export async function releaseClient(
  base_url: string,
): Promise<(operation: string, sent: Sent) => Promise<Exchange>> {
  // Within the repository, for the client imports packages.
  const folder = mkdtempSync(join(process.cwd(), '.generate-release-'));
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description));
    await writeClient(folder, description as Document, '');
    const files = globSync(join(folder, 'client', '*', '*.ts'));
    const functions = Object.assign({}, ...(await Promise.all(files.map(load)))) as Record<string, unknown>;
    const { configureHttp } = (await load(join(folder, 'client', 'http.ts'))) as {
      configureHttp: (settings: { send: Send }) => void;
    };
    return callsOver(base_url, functions, configureHttp);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function callsOver(
  base_url: string,
  functions: Readonly<Record<string, unknown>>,
  configureHttp: (settings: { send: Send }) => void,
): (operation: string, sent: Sent) => Promise<Exchange> {
  let seen: Omit<Exchange, 'operation' | 'value'> | null = null;
  let serial = 0;
  configureHttp({
    send: async (url, init) => {
      const reply = await fetch(base_url + url, init);
      const json = (reply.headers.get('content-type') ?? '').includes('json');
      const body: unknown = json ? await reply.json() : await reply.blob();
      seen = { status: reply.status, headers: reply.headers, body };
      if (!reply.ok) throw new Refused();
      return body;
    },
  });
  return async (operation, sent) => {
    const one = promisedAs(operation);
    const call = functions[operation];
    if (typeof call !== 'function') throw new Error(`the client of ${VERSION} has no function ${operation}`);
    const headers = headersOf(one, sent.token, `release-${(serial += 1)}`);
    seen = null;
    const value = await (call as ClientFunction)(...argumentsOf(one, sent), { headers }).catch(
      (error: unknown) => {
        if (error instanceof Refused) return undefined;
        throw error;
      },
    );
    if (seen === null) throw new Error(`${operation} sent nothing`);
    return { operation, ...(seen as Omit<Exchange, 'operation' | 'value'>), value };
  };
}

class Refused extends Error {}

/** In the order the generator writes them: what the path needs, the body, the query. */
function argumentsOf(one: Promised, { ids = [], query = {}, body }: Sent): unknown[] {
  return [
    ...[...one.path.matchAll(/\{/g)].map((_brace, at) => ids[at] ?? 0),
    ...(one.hasBody ? [body] : []),
    ...(one.parameters.some((parameter) => parameter.in === 'query') ? [query] : []),
  ];
}

function headersOf(one: Promised, token: string, key: string): Record<string, string> {
  const schemes = one.security.flatMap((alternative) => Object.keys(alternative));
  const repeats = one.parameters.find(({ name }) => name === 'Idempotency-Key');
  return {
    ...(schemes.includes('client') ? { authorization: CLIENT_CREDENTIALS } : {}),
    ...(schemes.includes('bearer') ? { authorization: `Bearer ${token}` } : {}),
    ...(repeats?.required === true ? { 'idempotency-key': key } : {}),
  };
}
