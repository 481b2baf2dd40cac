import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { imapInputMailboxes } from '#server/gateways/mail/imap-input-mailboxes.ts';
import type { InputMailboxes } from '#server/gateways/mail/input-mailbox.ts';
import { lookIntoMailbox } from '#server/modules/invoice-collectors/index.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import {
  IMAP_PASSWORD,
  IMAP_USER,
  startImapServer,
  type ImapServer,
} from '#tests/setup/outside/imap-server.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { TENANT } from '../signing/desk.ts';
import { withCollector } from './collector-desk.ts';

type Schemas = components['schemas'];
type Mailbox = Schemas['CollectorMailbox'];
type Mail = Schemas['CollectorMail'];

/** As it is now: the days back of the first look are counted on the clock of the mail server. */
const now_ms = (): number => Date.now();

/** After the second failure a mailbox is looked into again by then. */
const AGAIN_MS = 11 * 60_000;

/** A company with a mailbox on a real IMAP server. For the top of a test file. */
export function withMailbox() {
  let server: ImapServer;
  /** The mails that were fetched, by UID; `onFetch` may end one as a breaking server does. */
  const fetched: { uids: number[]; onFetch: (uid: number) => void } = { uids: [], onFetch: () => undefined };
  const input_mailboxes: InputMailboxes = {
    visit: (access, work, within_ms) =>
      imapInputMailboxes({ allowed_hosts: ['127.0.0.1'], now_ms, root_pem: server.root_pem }).visit(
        access,
        (mailbox) =>
          work({
            ...mailbox,
            mail: (uid) => {
              fetched.uids.push(uid);
              fetched.onFetch(uid);
              return mailbox.mail(uid);
            },
          }),
        within_ms,
      ),
  };
  const roots = [root.certificate_pem];
  const desk = withCollector(judgeHere({ everybody: roots, authority: roots }), { input_mailboxes });
  beforeAll(async () => {
    server = await startImapServer();
  });
  afterAll(() => server.close());
  const read = async <T>(id: string, key: string): Promise<T> => {
    const { status, body } = await desk.call(id);
    expect(status).toBe(200);
    return (body as Record<string, T>)[key] as T;
  };
  return {
    desk,
    fetched,
    get server() {
      return server;
    },
    /** What the mailbox is set to, changed. */
    input: (changed: Partial<Schemas['CollectorMailboxInput']> = {}): Schemas['CollectorMailboxInput'] => ({
      ...{ enabled: true, host: '127.0.0.1', port: server.port, security: 'tls', folder: 'INBOX' },
      ...{ username: IMAP_USER, password: IMAP_PASSWORD },
      ...changed,
    }),
    mailbox: () => read<Mailbox>('getCollectorMailbox', 'collector_mailbox'),
    mails: () => read<Mail[]>('listCollectorMails', 'collector_mails'),
    /** As the jobs of so many workers do; the next look is due again. */
    look: async (workers = 1): Promise<void> => {
      desk.app.clock.set(new Date(desk.app.clock.epoch_ms() + AGAIN_MS).toISOString());
      // A token does not live that long.
      await desk.begin();
      await Promise.all(Array.from({ length: workers }, () => lookIntoMailbox(desk.app.mailboxes, TENANT)));
    },
  };
}

/** A mail as a program of a seller writes it. */
export async function mailOf(mail: SendMailOptions): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const sent = await writer.sendMail({
    from: 'Nhà cung cấp <hoadon@nguoiban.example>',
    to: IMAP_USER,
    text: 'Kính gửi quý khách hóa đơn điện tử.',
    ...mail,
  });
  return sent.message as Buffer;
}
