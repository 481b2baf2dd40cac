import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { MailboxAccess } from '#server/gateways/mail/input-mailbox.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { seal, unseal } from '#server/platform/secrets/master-key.ts';

type Schemas = components['schemas'];
type Mailbox = Schemas['CollectorMailbox'];
type Input = Schemas['CollectorMailboxInput'];

/** What a company that never set it is shown. */
const UNSET: Omit<Mailbox, 'message'> = {
  enabled: false,
  host: '',
  port: 993,
  security: 'tls',
  username: '',
  has_password: false,
  folder: 'INBOX',
  set_by_name: null,
  looked_on: null,
  problem: null,
  failing_since: null,
  next_look_on: null,
  lock_version: 1,
};

export async function readMailbox(tx: Tx): Promise<Mailbox> {
  const { rows } = await sql<Omit<Mailbox, 'message'>>`
    select enabled, host, port, security, username, true as has_password, folder,
      (select full_name from users where users.tenant_id = ${TENANT} and users.id = set_by) as set_by_name,
      looked_on, problem, failing_since, case when enabled then next_look_on end as next_look_on, lock_version
    from collector_mailboxes where tenant_id = ${TENANT}`.execute(tx);
  const found = rows[0] ?? UNSET;
  return { ...found, message: found.problem === null ? null : mailboxWords(found.problem) };
}

/** What only a person can mend; the rest often passes by itself. */
const AT_ONCE: readonly (string | null)[] = [
  'login',
  'folder',
  'account',
  'host_inside',
  'host_unknown',
  'tls',
];
/** About an hour of trying. */
const MANY_FAILURES = 4;

/** What the mailbox fails by, once somebody should know; null where nothing does. */
export async function mailboxProblem(
  tx: Tx,
): Promise<{ username: string; message: string; failing_since: string } | null> {
  const { rows } = await sql<Pick<Mailbox, 'username' | 'problem' | 'failing_since'> & { failures: number }>`
    select username, problem, failing_since, failures from collector_mailboxes
    where tenant_id = ${TENANT} and enabled and problem is not null`.execute(tx);
  const [row] = rows;
  if (row === undefined || row.problem === null || row.failing_since === null) return null;
  if (row.failures < MANY_FAILURES && !AT_ONCE.includes(row.problem)) return null;
  return { username: row.username, message: mailboxWords(row.problem), failing_since: row.failing_since };
}

type Stored = Omit<MailboxAccess, 'password'> & { password: Buffer };

const storedIn = async (tx: Tx): Promise<Stored | null> => {
  const row = await tx
    .selectFrom('collector_mailboxes')
    .select(['host', 'port', 'security', 'username', 'password', 'folder'])
    .executeTakeFirst();
  return row === undefined ? null : { ...row, security: row.security === 'tls' ? 'tls' : 'starttls' };
};

/** Another server, or a way that is less safe, is never sent the password that was typed for this one. */
const sameServer = (one: Stored, other: Input): boolean =>
  one.host === other.host &&
  one.port === other.port &&
  one.security === other.security &&
  one.username === other.username;

/** How a mailbox would be opened. Failure: 422 where its password is not known. */
export async function accessFor(tx: Tx, key: Buffer, input: Input): Promise<MailboxAccess> {
  const { host, port, security, username, folder, password } = input;
  return {
    host,
    port,
    security,
    username,
    folder,
    password: password ?? (await keptPassword(tx, key, input)),
  };
}

async function keptPassword(tx: Tx, key: Buffer, input: Input): Promise<string> {
  const stored = await storedIn(tx);
  if (stored === null || !sameServer(stored, input))
    throw failure(
      422,
      'password_missing',
      stored === null
        ? 'Nhập mật khẩu của hộp thư.'
        : 'Máy chủ hoặc tên đăng nhập đã đổi. Nhập lại mật khẩu của hộp thư.',
      ['password'],
    );
  return unseal(key, stored.password).toString('utf8');
}

/** How the mailbox that is set is opened; null where none is, or it is off. */
export async function accessIn(tx: Tx, key: Buffer): Promise<MailboxAccess | null> {
  const stored = await storedIn(tx);
  return stored === null ? null : { ...stored, password: unseal(key, stored.password).toString('utf8') };
}

/** Failures: 409 stale_record, 422 password_missing. */
export async function writeMailbox(
  tx: Tx,
  key: Buffer,
  input: Schemas['CollectorMailboxUpdate'],
  { account, now }: { account: Account; now: string },
): Promise<Mailbox> {
  const { tenant_id, user_id } = account;
  await tx.selectFrom('tenant_profiles').select('tenant_id').forUpdate().execute();
  const before = await readMailbox(tx);
  if (before.lock_version !== input.lock_version) throw stale(before, input, 'hộp thư');
  const stored = await storedIn(tx);
  const { password, ...access } = await accessFor(tx, key, input);
  const is_same = stored !== null && sameServer(stored, input) && stored.folder === input.folder;
  const values = {
    ...access,
    enabled: input.enabled,
    password: input.password === null && stored !== null ? stored.password : seal(key, Buffer.from(password)),
    set_by: user_id,
    lock_version: input.lock_version + 1,
    next_look_on: now,
    // A look that is under way with the former settings stores nothing more.
    lease: null,
    leased_until: null,
    ...{ failures: 0, problem: null, failing_since: null, trying_uid: null, tries: 0 },
    ...(is_same ? {} : { uid_validity: null, last_uid: null, looked_on: null }),
  };
  await tx
    .insertInto('collector_mailboxes')
    .values({ tenant_id, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
  const after = await readMailbox(tx);
  const changes = {
    ...changesBetween(before, after, ['enabled', 'host', 'port', 'security', 'username', 'folder']),
    // That it was changed, never what it is.
    ...(input.password === null ? {} : { password: [null, '••••'] }),
  };
  await auditChange(tx, account, now, {
    action: 'update',
    resource: 'invoice_collectors',
    record_id: null,
    record_label: 'Hộp thư nhận hóa đơn đầu vào',
    changes: changes as ReturnType<typeof changesBetween>,
  });
  return after;
}

type Problem = components['schemas']['MailboxProblem'];

const WORDS: Readonly<Record<Problem, string>> = {
  host_unknown: 'Không tìm thấy máy chủ IMAP này. Xem lại tên máy chủ, ví dụ imap.gmail.com.',
  host_inside:
    'Máy chủ IMAP này nằm trong mạng nội bộ, hoặc cổng không phải 143 hay 993, nên không được kết nối. Dùng máy chủ trên Internet, hoặc xin người vận hành hệ thống cho phép.',
  unreachable:
    'Không kết nối được tới máy chủ IMAP. Xem lại tên máy chủ và cổng (thường là 993), và hộp thư có bật IMAP chưa.',
  tls: 'Máy chủ không nói TLS đúng cách, hoặc chứng thư của máy chủ không hợp lệ với tên đã nhập. Xem lại cổng, cách bảo mật (993 là TLS, 143 là STARTTLS) và tên máy chủ.',
  login:
    'Máy chủ không nhận tên đăng nhập hoặc mật khẩu. Gmail, Outlook và nhiều nơi khác cần mật khẩu ứng dụng thay cho mật khẩu thường.',
  folder: 'Đăng nhập được, nhưng không có thư mục này trong hộp thư. Thư mục thường là INBOX.',
  interrupted: 'Kết nối tới hộp thư bị ngắt giữa chừng. Hệ thống sẽ tự thử lại.',
  account:
    'Tài khoản đã đặt hộp thư không còn dùng được hoặc không còn quyền nhận hóa đơn đầu vào. Người có quyền hãy lưu lại thiết lập hộp thư.',
  server: 'Hệ thống gặp lỗi khi nhận hóa đơn từ hộp thư. Hệ thống sẽ tự thử lại.',
};

/** What is wrong with a mailbox, and what to do. */
export const mailboxWords = (problem: Problem): string => WORDS[problem];
