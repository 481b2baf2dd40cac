import { X509Certificate } from 'node:crypto';
import { afterEach } from 'vitest';
import { childAt } from '#domain/documents/parsed-element.ts';
import type { ReadMessage } from '#domain/documents/read-message.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';
import { httpProvider } from '../http-provider.ts';
import type { Answer, AnswerCursor, OutgoingMessage, Provider } from '../provider.ts';
import { makeAuthorityKey } from './authority.ts';
import type { DeclaringKey } from './declare.ts';
import { acceptanceOf, addedCertificate, declarationMessage, usualDeclaration } from './declare.ts';
import type { FaultOrder } from './scenarios/faults.ts';
import type { SeenMessage, Taxpayer } from './records.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { startSandbox } from './sandbox.ts';
import { certificateFor, NOON, rootCertificate, SELLER } from './signed-message.fixture.ts';

/** One seller for all tests: making RSA keys is the slow part. */
export const ROOT = rootCertificate('GỐC THỬ NGHIỆM');
export const CERTIFICATE = certificateFor(ROOT, SELLER);

/** The key behind a certificate of the tests. */
export function keyOf({ certificate_pem, private_key_pem }: typeof CERTIFICATE): DeclaringKey {
  return { certificate_der: new X509Certificate(certificate_pem).raw, ...createKeySigner(private_key_pem) };
}

const DAY_BEFORE = '2026-11-19T03:00:00.000Z';
const ADDED = addedCertificate(keyOf(CERTIFICATE).certificate_der);

/** The seller's declaration: its certificate and VAT invoices with codes, unless the changes say otherwise. */
export function declaration(changes: Partial<DeclarationContent> = {}, now = NOON): DeclarationContent {
  const usual = usualDeclaration({ name: 'CÔNG TY TNHH MẪU', tax_code: SELLER }, [ADDED], now);
  return { ...usual, ...changes };
}

/** Message 100 around it, signed by the seller. */
export function declared(changes: Partial<DeclarationContent> = {}, now = NOON): OutgoingMessage {
  return declarationMessage(declaration(changes, now), keyOf(CERTIFICATE), now);
}

const AUTHORITY = makeAuthorityKey();
const SEALING_KEY = Buffer.alloc(32, 7);

/** What withTestDatabase gives. */
type Database = { readonly url: string; readonly pool: { query(sql: string): Promise<unknown> } };

export type Running = {
  sandbox: Sandbox;
  provider: Provider;
  clock: ReturnType<typeof fixedClock>;
  /** The seller's declaration the day before, accepted; with other certificates and forms where they are given. */
  register(taxpayer?: Partial<Taxpayer>): Promise<void>;
  /** Where the answers after that begin. */
  start(): AnswerCursor | null;
  fault(order: FaultOrder): Promise<void>;
  outage(on: boolean): Promise<void>;
  seen(): Promise<SeenMessage[]>;
  /** Every message that can be fetched now, those about the first declaration left out. */
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
      recognized_roots: [ROOT.certificate_pem],
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
    let first: string | null = null;
    let begin: AnswerCursor | null = null;
    return {
      sandbox,
      provider,
      clock,
      register: async ({ certificate_serials = [ADDED.serial], forms = ['1'] } = {}) => {
        const certificates = certificate_serials.map((serial) => ({ ...ADDED, serial }));
        const { invoice_types } = declaration();
        const types = { ...invoice_types, vat: forms.includes('1'), sales: forms.includes('2') };
        clock.set(DAY_BEFORE);
        const message = declared({ certificates, invoice_types: types }, DAY_BEFORE);
        first = message.message_id;
        await provider.submit(message);
        clock.set(NOON);
        begin = (await acceptanceOf(provider, message)).cursor;
      },
      start: () => begin,
      fault: (order) => post('/admin/faults', order),
      outage: (on) => post('/admin/outage', { on }),
      seen: async () => {
        const response = await fetch(`${sandbox.url}/admin/messages`);
        const { messages } = (await response.json()) as { messages: SeenMessage[] };
        return messages.filter(({ message_id }) => message_id !== first);
      },
      answers: async () => (await provider.fetchAnswers({ tax_code: SELLER, after: begin })).answers,
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
