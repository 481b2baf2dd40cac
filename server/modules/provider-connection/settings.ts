import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { OwnLine, OwnLines, SealedLine } from '#server/gateways/provider/own-lines.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { ClientCertificate } from './client-certificate.ts';
import { awaitedByLine } from './lines.ts';
import { commonCause, needsMending, problemCause, problemWords, type CallProblem } from './words.ts';

type Schemas = components['schemas'];
type Connection = Schemas['ProviderConnection'];
type Input = Schemas['ProviderConnectionInput'];

const USUAL_TIMEOUT_S = 15;

type Row = SealedLine & {
  line_id: number;
  auth: 'token' | 'certificate';
  certificate_name: string | null;
  certificate_serial: string | null;
  certificate_from: string | null;
  certificate_to: string | null;
  problem: string | null;
  problem_since: string | null;
};

/** The newest settings, and those of the line where they name one. */
async function newest(tx: Tx) {
  const { rows } = await sql<{ id: number; line_id: number | null; set_on: string; set_by_name: string }>`
    select settings.id, line_id, set_on, full_name as set_by_name from provider_settings as settings
    join users on users.tenant_id = settings.tenant_id and users.id = set_by
    where settings.tenant_id = ${TENANT} order by settings.id desc limit 1`.execute(tx);
  const [row] = rows;
  return row ?? null;
}

async function ownIn(tx: Tx, settings_id: number): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select line_id, base_url, auth, secret_sealed, certificate_pem, certificate_name, certificate_serial, certificate_from, certificate_to,
      ca_pem, timeout_s, problem, problem_since
    from provider_settings as settings
    join provider_lines as line on line.tenant_id = settings.tenant_id and line.id = settings.line_id
    where settings.tenant_id = ${TENANT} and settings.id = ${settings_id}`.execute(tx);
  return rows[0] ?? null;
}

/** Messages that another line than this one was given, and whose final answer is awaited there. */
async function countElsewhere(tx: Tx, line_id: number | null): Promise<number> {
  const elsewhere = (await awaitedByLine(tx)).filter((line) => line.line_id !== line_id);
  return elsewhere.reduce((sum, { messages }) => sum + messages, 0);
}

/** How the company's messages go now; what is secret is not in it. `lock_version` is the id of the newest settings, 0 before the first. */
export async function readConnection(tx: Tx, at: string): Promise<Connection> {
  const now = await newest(tx);
  const own = now === null || now.line_id === null ? null : await ownIn(tx, now.id);
  const { certificate_name: name, certificate_serial: serial } = own ?? {};
  const { certificate_from: valid_from, certificate_to: valid_to } = own ?? {};
  return {
    is_own: own !== null,
    base_url: own?.base_url ?? null,
    auth: own?.auth ?? null,
    certificate: name && serial && valid_from && valid_to ? { name, serial, valid_from, valid_to } : null,
    ca_pem: own?.ca_pem ?? null,
    timeout_s: own?.timeout_s ?? USUAL_TIMEOUT_S,
    set_by_name: now?.set_by_name ?? null,
    set_on: now?.set_on ?? null,
    problem: own === null || own.problem === null ? null : problemWords(own.problem, own, at),
    problem_since: own?.problem_since ?? null,
    elsewhere: now === null ? 0 : await countElsewhere(tx, own?.line_id ?? null),
    lock_version: now?.id ?? 0,
  };
}

type LineTrouble = {
  cause: 'own_line' | 'common_line';
  problem: string;
  mended_by: 'company' | 'operator' | 'itself';
  since: string | null;
};

/** Why calls fail of the provider that the company's messages go to now, and who ends that; null where they do not. */
export async function lineTrouble(tx: Tx, at: string): Promise<LineTrouble | null> {
  const now = await newest(tx);
  const own = now === null || now.line_id === null ? null : await ownIn(tx, now.id);
  if (own !== null) {
    const { problem, problem_since: since } = own;
    if (problem === null) return null;
    const mended_by = needsMending(problem, since, at) ? 'company' : 'itself';
    return { cause: 'own_line', problem: problemCause(problem, own, at), mended_by, since };
  }
  const common = await tx
    .selectFrom('common_line')
    .select(['problem', 'problem_since'])
    .executeTakeFirstOrThrow();
  const { problem, problem_since: since } = common;
  if (problem === null) return null;
  const mended_by = needsMending(problem, since, at) ? 'operator' : 'itself';
  return { cause: 'common_line', problem: commonCause(problem), mended_by, since };
}

/** Why a call of a line failed; null is the installation's. */
export async function callTrouble(
  tx: Tx,
  line_id: number | null,
  problem: CallProblem,
  at: string,
): Promise<string> {
  if (line_id === null) return commonCause(problem);
  const { rows } = await sql<{ id: number }>`select id from provider_settings
    where tenant_id = ${TENANT} and line_id = ${line_id} order by id desc limit 1`.execute(tx);
  const [settings] = rows;
  const own = settings === undefined ? null : await ownIn(tx, settings.id);
  return own === null ? commonCause(problem) : problemCause(problem, own, at);
}

/** What is called, and what of it is new: null is taken from what is stored. */
export type Given = {
  base_url: string;
  auth: 'token' | 'certificate';
  certificate: ClientCertificate | null;
};

type Sealed = Omit<Row, 'line_id' | 'problem' | 'problem_since'>;

/** Failure: 422 secret_missing, where neither one was given nor one of this address is stored. */
async function sealedLine(
  tx: Tx,
  lines: OwnLines,
  { base_url, auth, certificate }: Given,
  input: Input,
): Promise<Sealed> {
  const { token = null, ca_pem = null, timeout_s = USUAL_TIMEOUT_S } = input;
  const common = { base_url, auth, ca_pem, timeout_s };
  if (auth === 'token' && token !== null)
    return { ...common, ...WITHOUT_CERTIFICATE, secret_sealed: lines.seal(token) };
  if (certificate !== null) {
    const { private_key_pem, ...columns } = certificate;
    return { ...common, ...columns, secret_sealed: lines.seal(private_key_pem) };
  }
  const now = await newest(tx);
  const before = now === null ? null : await ownIn(tx, now.id);
  // Another server is never sent the secret that was given for this one, nor one with a certificate that is judged by other roots.
  if (before === null || before.base_url !== base_url || before.auth !== auth || before.ca_pem !== ca_pem)
    throw failure(
      422,
      'secret_missing',
      auth === 'token'
        ? 'Nhập khóa truy cập do nơi truyền nhận cấp. Khi đổi địa chỉ hoặc chứng thư gốc của máy chủ phải nhập lại.'
        : 'Chọn chứng thư máy khách. Khi đổi địa chỉ hoặc chứng thư gốc của máy chủ phải chọn lại.',
      [auth === 'token' ? 'token' : 'pkcs12_base64'],
    );
  const { secret_sealed, certificate_pem, certificate_name, certificate_serial } = before;
  const { certificate_from, certificate_to } = before;
  const facts = { certificate_name, certificate_serial, certificate_from, certificate_to };
  return { ...common, secret_sealed, certificate_pem, ...facts };
}

const WITHOUT_CERTIFICATE = {
  certificate_pem: null,
  certificate_name: null,
  certificate_serial: null,
  certificate_from: null,
  certificate_to: null,
};

/** How the provider would be called. Failure: 422 secret_missing. */
export async function lineFor(tx: Tx, lines: OwnLines, given: Given, input: Input): Promise<OwnLine> {
  return lines.unseal(await sealedLine(tx, lines, given, input));
}

/** Null as `given`: the installation's provider from now on. Failures: 409 stale_record, 422 secret_missing. */
export async function writeConnection(
  tx: Tx,
  lines: OwnLines,
  given: Given | null,
  input: Schemas['ProviderConnectionUpdate'],
  { account, now }: { account: Account; now: string },
): Promise<Connection> {
  const { tenant_id, user_id } = account;
  await tx.selectFrom('tenant_profiles').select('tenant_id').forUpdate().execute();
  const before = await readConnection(tx, now);
  // What is secret is not answered, not even to who sent it.
  const { token, pkcs12_base64: _file, password: _password, private_key_pem: _key, ...open } = input;
  if (before.lock_version !== input.lock_version) throw stale(before, open, 'kết nối');
  const sealed = given === null ? null : await sealedLine(tx, lines, given, input);
  const line_id = sealed === null ? null : await lineAt(tx, tenant_id, sealed.base_url, now);
  const { base_url: _address, ...columns } = sealed ?? { base_url: null };
  await tx
    .insertInto('provider_settings')
    .values({ tenant_id, line_id, ...columns, set_by: user_id, set_on: now })
    .execute();
  const after = await readConnection(tx, now);
  const shown = ({ certificate, ...rest }: Connection) => ({
    ...rest,
    certificate: certificate?.serial ?? null,
  });
  await auditChange(tx, account, now, {
    action: 'update',
    resource: 'provider_connection',
    record_id: null,
    record_label: 'Kết nối tổ chức truyền nhận',
    changes: {
      ...changesBetween(shown(before), shown(after), [
        'base_url',
        'auth',
        'certificate',
        'ca_pem',
        'timeout_s',
      ]),
      // That it was changed, never what it is.
      ...(token ? { token: [null, '••••'] } : {}),
    } as ReturnType<typeof changesBetween>,
  });
  return after;
}

async function lineAt(tx: Tx, tenant_id: number, base_url: string, now: string): Promise<number> {
  const cleared = { problem: null, problem_since: null };
  const row = await tx
    .insertInto('provider_lines')
    .values({ tenant_id, base_url, created_on: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'base_url']).doUpdateSet(cleared))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
