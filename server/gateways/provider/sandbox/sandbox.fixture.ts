import { afterEach } from 'vitest';
import { childAt } from '#domain/documents/parsed-element.ts';
import type { ReadMessage } from '#domain/documents/read-message.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { httpProvider } from '../http-provider.ts';
import type { Answer, Provider } from '../provider.ts';
import { makeAuthorityKey } from './authority.ts';
import type { FaultOrder } from './faults.ts';
import type { SeenMessage, Taxpayer } from './records.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { startSandbox } from './sandbox.ts';
import { certificateFor, NOON, rootCertificate, SELLER, serialOf } from './signed-message.fixture.ts';

/** One seller for all tests: making RSA keys is the slow part. */
export const ROOT = rootCertificate('GỐC THỬ NGHIỆM');
export const CERTIFICATE = certificateFor(ROOT, SELLER);

const AUTHORITY = makeAuthorityKey();
const SEALING_KEY = Buffer.alloc(32, 7);

/** What withTestDatabase gives. */
type Database = { readonly url: string; readonly pool: { query(sql: string): Promise<unknown> } };

export type Running = {
  sandbox: Sandbox;
  provider: Provider;
  clock: ReturnType<typeof fixedClock>;
  register(taxpayer?: Partial<Taxpayer>): Promise<void>;
  fault(order: FaultOrder): Promise<void>;
  outage(on: boolean): Promise<void>;
  seen(): Promise<SeenMessage[]>;
  /** Everything that can be fetched now, from the start. */
  answers(): Promise<Answer[]>;
  /** Ends this sandbox and starts another on the same database. */
  restart(): Promise<Running>;
};

/** Starts sandboxes for a test file and stops what is left running after each test. */
export function sandboxes(database: Database): (options?: Partial<SandboxOptions>) => Promise<Running> {
  const running: Sandbox[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
    await database.pool.query('drop schema if exists sandbox cascade');
  });
  const start = async (options: Partial<SandboxOptions> = {}): Promise<Running> => {
    const clock = fixedClock(NOON);
    const sandbox = await startSandbox({
      database_url: database.url,
      port: 0,
      clock,
      sealing_key: SEALING_KEY,
      key_material: AUTHORITY,
      ...options,
    });
    running.push(sandbox);
    const post = async (path: string, body: unknown): Promise<void> => {
      const response = await fetch(sandbox.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    };
    const provider = httpProvider({ base_url: sandbox.url, api_key: 'k', timeout_ms: 5000 });
    return {
      sandbox,
      provider,
      clock,
      register: (taxpayer = {}) =>
        post('/admin/taxpayers', {
          tax_code: SELLER,
          certificate_serials: [serialOf(CERTIFICATE)],
          forms: ['1'],
          trusted_root_pem: ROOT.certificate_pem,
          ...taxpayer,
        }),
      fault: (order) => post('/admin/faults', order),
      outage: (on) => post('/admin/outage', { on }),
      seen: async () => {
        const response = await fetch(`${sandbox.url}/admin/messages`);
        return ((await response.json()) as { messages: SeenMessage[] }).messages;
      },
      answers: async () => (await provider.fetchAnswers({ tax_code: SELLER, after: null })).answers,
      restart: async () => {
        running.splice(running.indexOf(sandbox), 1);
        await sandbox.close();
        return start({ ...options, clock });
      },
    };
  };
  return start;
}

export function opened(answer: Answer | undefined): ReadMessage {
  const message = answer && readMessage(parseXml(answer.bytes));
  if (!message) throw new Error('not a message');
  return message;
}

/** Codes of the reasons a 204 or a 999 gives. */
export function reasonCodes(answer: Answer | undefined): string[] {
  const { body } = opened(answer);
  if (body.kind === 'technical') return body.reasons.map(({ code }) => code);
  if (body.kind !== 'check_result') return [];
  return body.notice.refused.flatMap(({ reasons }) => reasons.map(({ code }) => code));
}

/** Whether the bytes hold an element at the path. */
export function holds(answer: Answer | undefined, path: string): boolean {
  return answer !== undefined && childAt(parseXml(answer.bytes), path) !== null;
}
