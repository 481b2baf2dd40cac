import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { statementTasks } from '#server/modules/statements/index.ts';
import type { Mail } from '#server/gateways/mail/mailer.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import {
  createTestRoot,
  issueCertificate,
  type IssuedCertificate,
} from '#server/platform/xmldsig/certificates.ts';
import { inject, judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { signedByBuyer } from './buyer-file.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
export type Statement = Schemas['Statement'];

/** Where mails of statements that come back go. */
const BOUNCES = 'tra-lai@hoadon.test';

export const BUYER_TAX_CODE = '0000000017';

const YEARS = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z' };
const root = createTestRoot({ ...YEARS, serial: '71', subject: { common_name: 'Gốc của người mua' } });

/** What the signatures of buyers are trusted by. */
export const buyer_root_pem = root.certificate_pem;

export function certificateOf(tax_code: string, common_name = 'CÔNG TY NGƯỜI MUA'): IssuedCertificate {
  return issueCertificate({ ...YEARS, serial: '7101', root, subject: { common_name, tax_code } });
}

export const statementIn = ({ body, text }: Answered): Statement => {
  expect(body, text).toHaveProperty('statement');
  return (body as { statement: Statement }).statement;
};

export const codesIn = ({ status, body }: Answered): [number, string[]] => [
  status,
  (body as ErrorBody).errors.map(({ code }) => code),
];

/** Somebody of the demo company and the buyer of its invoices; jobs run when the test says so. */
export async function statementDesk(app: TestApp) {
  const token = await app.signIn('owner@demo.vn');
  const desk = await deskOf(app);
  const mails: Mail[] = [];
  /** `meanwhile`: happens once, while a mail is being handed over. */
  const mailServer: { fails: object | null; meanwhile: ((mail: Mail) => Promise<void>) | null } = {
    ...{ fails: null, meanwhile: null },
  };
  const tasks = statementTasks({
    ...app.mail,
    bounce_address: BOUNCES,
    mailer: {
      delivers: true,
      send: async (mail) => {
        const { fails, meanwhile } = mailServer;
        mailServer.meanwhile = null;
        await meanwhile?.(mail);
        if (fails !== null) throw Object.assign(new Error('not taken'), fails);
        mails.push(mail);
      },
      close: async () => undefined,
    },
  });
  const ask = (operation: string, sent: Parameters<typeof judged>[2] = {}) =>
    judged(app, operation, { token, ...sent });

  async function issued(changes: Parameters<typeof desk.draft>[0] = {}): Promise<Schemas['Invoice']> {
    const draft = await desk.draft({
      buyer_tax_code: BUYER_TAX_CODE,
      buyer_email: 'mua@khach.vn',
      ...changes,
    });
    expect((await desk.publish(draft)).status).toBe(202);
    await desk.work([draft.id]);
    await collectAnswers(app.publishing, TENANT);
    expect((await desk.publication(draft.id)).status).toBe('code_issued');
    return draft;
  }

  async function draft(invoice: Schemas['Invoice'], changes: Partial<Schemas['NewStatement']> = {}) {
    const [line] = invoice.lines;
    const right = { quantity: line?.quantity ?? null, unit_price: '11000' };
    return ask('createStatement', {
      id: invoice.id,
      body: {
        statement: {
          nature: 'adjust',
          matter: 'main_content',
          reason: 'Ghi sai đơn giá 11.500, đúng là 11.000.',
          right_lines: [right],
          ...changes,
        },
      },
    });
  }

  const read = async (id: number): Promise<Statement> => statementIn(await ask('getStatement', { id }));

  /** What the database has, also for a clock at which no session lives any more. */
  const stored = (id: number) =>
    inTenant(app.publishing.db, TENANT, (tx) =>
      tx
        .selectFrom('statements')
        .select(['state', 'reminders'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  /** Its job, once. */
  async function work(id: number): Promise<void> {
    const { db } = app.publishing;
    const document = await inTenant(db, TENANT, (tx) => documentOf(tx, 'statement', id));
    await carryDocument(app.publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
  }

  async function submit({ id, lock_version }: Pick<Statement, 'id' | 'lock_version'>): Promise<Answered> {
    return ask('submitStatement', {
      id,
      body: { statement: { lock_version } },
      headers: { 'idempotency-key': randomUUID() },
    });
  }

  /** Signed by the seller, with the key of its link. */
  async function sent(statement: Statement): Promise<{ statement: Statement; key: string }> {
    const { status, text } = await submit(statement);
    expect(status, text).toBe(202);
    await work(statement.id);
    return { statement: await read(statement.id), key: await keyOf(statement.id) };
  }

  async function keyOf(id: number): Promise<string> {
    const { status, body, text } = await ask('getStatementLink', { id });
    expect(status, text).toBe(200);
    const { url } = (body as { statement_link: Schemas['BuyerLink'] }).statement_link;
    return new URL(url).searchParams.get('key') ?? '';
  }

  const open = (key: string) => inject(app, 'readStatementLink', { body: { statement_link: { key } } });

  /** What the buyer's own program makes of the seller's file. */
  async function signedFile(id: number, key: string, signer: IssuedCertificate): Promise<Buffer> {
    const { bytes } = await judged(app, 'readStatementLinkXml', { body: { statement_link: { key } } });
    return signedByBuyer(bytes, id, signer, Date.parse(app.clock.now()));
  }

  const upload = (key: string, file: Buffer) =>
    judged(app, 'submitStatementFile', {
      body: { statement_file: { key, file_base64: file.toString('base64') } },
    });

  const reply = (key: string, kind: 'refuse' | 'change', text: string) =>
    judged(app, 'sendStatementReply', {
      body: { statement_reply: { key, reply: kind, name: 'Đỗ Văn Thịnh', text } },
    });

  const history = async (id: number): Promise<string[]> =>
    (
      (await ask('listStatementHistory', { id })).body as { statement_events: Schemas['DocumentEvent'][] }
    ).statement_events.map(({ kind }) => kind);

  return {
    ...desk,
    token,
    ask,
    mails,
    mailServer,
    run: (task: string, id: number, attempt = 1) =>
      tasks[task]?.({ tenant_id: TENANT, statement_id: id }, attempt),
    issued,
    draft,
    read,
    stored,
    work,
    submit,
    sent,
    keyOf,
    open,
    signedFile,
    upload,
    reply,
    history,
    sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
    der: (one: IssuedCertificate) => new X509Certificate(one.certificate_pem).raw.toString('base64'),
  };
}
