import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { vi } from 'vitest';
import { freePort } from '../../../scripts/test/free-port.ts';
import { PATIENCE } from '../patience.ts';

export const IMAP_USER = 'hoadon@congty.example';
export const IMAP_PASSWORD = 'mật khẩu ứng dụng';

export type ImapServer = {
  /** TLS from the first byte. */
  port: number;
  /** Without TLS until STARTTLS; it takes no password before. */
  starttls_port: number;
  /** Of the certificate that it shows for 127.0.0.1. */
  root_pem: string;
  /** Puts a mail into a folder, as it stands. */
  deliver(mail: string | Buffer, folder?: string): Promise<void>;
  /** As a person would, in a mail program. */
  asUser<T>(work: (client: ImapFlow) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const DOVECOT = '/usr/sbin/dovecot';

/** For `test.skipIf`: `npm test` installs it where it may (scripts/test/outside.ts). */
export const hasImapServer = (): boolean => existsSync(DOVECOT);

/** Dovecot is not for the root user: its processes, and the folder, belong to somebody else then. */
const NOBODY = 65_534;

/** A real IMAP server (dovecot) on free ports over TLS, with a folder of its own. */
export async function startImapServer(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  const is_root = process.getuid?.() === 0;
  const owner = is_root ? { uid: NOBODY, gid: NOBODY } : { uid: userInfo().uid, gid: userInfo().gid };
  const port = await freePort();
  const starttls_port = await freePort();
  const root_pem = makeCertificate(folder);
  writeFileSync(join(folder, 'dovecot.conf'), settings(folder, { port, starttls_port }, owner));
  for (const name of ['', 'run', 'state', 'home', 'dovecot.conf', 'key.pem', 'certificate.pem']) {
    const path = join(folder, name);
    if (!name.includes('.') && name !== '') mkdirSync(path);
    chownSync(path, owner.uid, owner.gid);
  }
  const server = spawn(DOVECOT, ['-F', '-c', join(folder, 'dovecot.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...owner,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const asUser: ImapServer['asUser'] = async (work) => {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port, secure: true, tls: { ca: root_pem }, logger: false },
      auth: { user: IMAP_USER, pass: IMAP_PASSWORD },
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout().catch(() => client.close());
    }
  };
  await vi
    .waitFor(() => asUser(async () => undefined), PATIENCE)
    .catch((error: unknown) => {
      throw new Error(readFileSync(join(folder, 'log'), 'utf8'), { cause: error });
    });
  return {
    ...{ port, starttls_port, root_pem, asUser },
    deliver: (mail, to = 'INBOX') =>
      asUser(async (client) => {
        await client.append(to, mail);
      }),
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(
  folder: string,
  { port, starttls_port }: Pick<ImapServer, 'port' | 'starttls_port'>,
  { uid, gid }: { uid: number; gid: number },
): string {
  const [user, group] = [nameOf('passwd', uid), nameOf('group', gid)];
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
mail_location = maildir:~/mail
mail_max_userip_connections = 100
auth_mechanisms = plain login
auth_failure_delay = 0
ssl = required
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
first_valid_uid = 1
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${starttls_port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = passwd-file
  args = scheme=plain ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home/%u
}
`;
}

const nameOf = (database: string, id: number): string =>
  execFileSync('getent', [database, String(id)], { encoding: 'utf8' }).split(':')[0] ?? '';

function makeCertificate(folder: string): string {
  const to = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '3650'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...to, ...names], { stdio: 'ignore' });
  writeFileSync(join(folder, 'users'), `${IMAP_USER}:{PLAIN}${IMAP_PASSWORD}\n`, { mode: 0o644 });
  return readFileSync(join(folder, 'certificate.pem'), 'utf8');
}
