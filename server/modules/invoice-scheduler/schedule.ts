import { sql } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { nextRun } from '#domain/scheduling/next-run.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { certificateById } from '#server/modules/certificates/index.ts';
import { refusalItems } from '#server/modules/invoices/index.ts';
import { whyNothingIssues } from '#server/modules/payments/index.ts';
import { signingNow } from '#server/modules/publishing/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';

type InvoiceConfig = components['schemas']['InvoiceConfig'];
type Input = components['schemas']['InvoiceConfigInput'];
type Stored = Omit<InvoiceConfig, 'problem' | 'problem_code'>;

/** What a company that never set it is shown. */
const UNSET: Stored = {
  enabled: false,
  daily_at: '17:30',
  template_ids: [],
  certificate_id: null,
  certificate_name: null,
  set_by_name: null,
  next_run_on: null,
  error: null,
  last_run_on: null,
  last_publish_id: null,
};

export async function readSchedule(tx: Tx, clock: Clock): Promise<InvoiceConfig> {
  const { rows } = await sql<Stored>`
    select enabled, daily_at, template_ids, certificate_id, certificate_name, (select full_name from users
        where users.tenant_id = ${TENANT} and users.id = set_by) as set_by_name,
      case when enabled and error is null then next_run_on end as next_run_on, error, last_run_on, last_publish_id
    from invoice_schedules where tenant_id = ${TENANT}`.execute(tx);
  const stored = rows[0] ?? UNSET;
  // A run is not stopped for want of a package: its drafts are left, and it goes on by itself once one is bought.
  const problem = (await problemNow(tx, stored, clock)) ?? (await whyNothingIssues(tx, clock));
  return { ...stored, problem: problem?.message ?? null, problem_code: problem?.code ?? null };
}

/**
 * Sets when drafts are published by themselves. Failures: 422 with the field for templates and a certificate that are not there, for a choice of a
 * certificate by who may not see them, and, where it is switched on, for what would stop a run now.
 */
export async function setSchedule(
  tx: Tx,
  { enabled, daily_at, template_ids, certificate_id = null }: Input,
  { tenant_id, user_id, permissions }: Pick<Account, 'tenant_id' | 'user_id' | 'permissions'>,
  clock: Clock,
): Promise<InvoiceConfig> {
  const ids = [...new Set(template_ids)];
  const known =
    await sql`select from templates where tenant_id = ${TENANT} and id = any(${ids}::bigint[])`.execute(tx);
  if (known.rows.length !== ids.length)
    throw failure(422, 'template_unknown', 'Mẫu hóa đơn đã chọn không còn. Chọn lại mẫu.', ['template_ids']);
  const choice = await chosenCertificate(tx, certificate_id, permissions);
  const problem = enabled ? await problemNow(tx, choice, clock) : null;
  if (problem !== null)
    throw failure(422, problem.code, problem.message, [
      certificate_id === null ? 'enabled' : 'certificate_id',
    ]);
  const next_run_on = nextRun(clock.now(), daily_at);
  const values = {
    enabled,
    daily_at,
    template_ids: sql<number[]>`${ids}::bigint[]`,
    ...choice,
    set_by: user_id,
    next_run_on,
    after_id: null,
  };
  await tx
    .insertInto('invoice_schedules')
    .values({ tenant_id, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ ...values, error: null }))
    .execute();
  return readSchedule(tx, clock);
}

/** The certificate with its name. One that was chosen before stays chosen by its name once it is gone, so that a run does not sign with another in silence. */
async function chosenCertificate(
  tx: Tx,
  certificate_id: number | null,
  permissions: Account['permissions'],
): Promise<Choice> {
  if (certificate_id === null) return { certificate_id, certificate_name: null };
  const before = await tx
    .selectFrom('invoice_schedules')
    .select(['certificate_id', 'certificate_name'])
    .forUpdate()
    .executeTakeFirst();
  if (before?.certificate_id === certificate_id) return before;
  // What is not there is answered alike: else the ids would tell which certificates a company has.
  if (!allows(permissions, operations.listCertificates.access))
    throw failure(
      422,
      'schedule_certificate_choice',
      'Bạn không có quyền xem chứng thư số nên không chọn được chứng thư số để ký. Nhờ người có quyền cấu hình ký số chọn.',
      ['certificate_id'],
    );
  const chosen = await certificateById(tx, certificate_id);
  if (chosen === null) {
    const { code, message } = gone(null);
    throw failure(422, code, message, ['certificate_id']);
  }
  return { certificate_id, certificate_name: chosen.subject_name };
}

/** It goes on at its next time. Failure: 409 where it was never set. */
export async function resetError(tx: Tx, clock: Clock): Promise<InvoiceConfig> {
  const row = await tx.selectFrom('invoice_schedules').select('daily_at').forUpdate().executeTakeFirst();
  if (row === undefined)
    throw failure(409, 'schedule_unset', 'Chưa đặt lịch tự động phát hành nên không có lỗi để xóa.');
  await tx
    .updateTable('invoice_schedules')
    .set({ error: null, after_id: null, next_run_on: nextRun(clock.now(), row.daily_at) })
    .execute();
  return readSchedule(tx, clock);
}

type Choice = Pick<InvoiceConfig, 'certificate_id' | 'certificate_name'>;
type Problem = NonNullable<InvoiceConfig['error']>;

/** What stops a run now, with its cause in Vietnamese; null where nothing does. */
export async function problemNow(
  tx: Tx,
  { certificate_id, certificate_name }: Choice,
  clock: Clock,
): Promise<Problem | null> {
  const { certificate, of_certificate } = await signingNow(tx, await readTaxCode(tx), clock, certificate_id);
  if (certificate === null && certificate_id !== null) {
    return gone(certificate_name);
  }
  if (certificate === null)
    return notReady('Chưa có chứng thư số còn hiệu lực để ký. Thêm chứng thư số rồi bật lại.');
  if (certificate.kind !== 'file') return notReady(NEEDS_PERSON);
  // Without a choice each draft that it leaves says why, as when a person publishes.
  const [refusal] = certificate_id === null ? [] : refusalItems(of_certificate, await readNumberStyle(tx));
  return refusal === undefined
    ? null
    : {
        code: 'schedule_certificate',
        message: `Chứng thư số “${certificate.subject_name}” đã chọn để tự động phát hành không ký được: ${refusal.message} Hoặc bấm Đổi lịch và chọn chứng thư số khác.`,
      };
}

function gone(certificate_name: string | null): Problem {
  const named = certificate_name === null ? '' : ` “${certificate_name}”`;
  return {
    code: 'schedule_certificate_gone',
    message: `Chứng thư số${named} đã chọn để tự động phát hành không còn trong danh sách. Bấm Đổi lịch và chọn chứng thư số khác.`,
  };
}

const NEEDS_PERSON =
  'Chứng thư số đang dùng cần người ký từng lần (USB token hoặc ký từ xa). Tự động phát hành cần chứng thư số dạng tệp.';

const notReady = (message: string): Problem => ({ code: 'schedule_not_ready', message });
