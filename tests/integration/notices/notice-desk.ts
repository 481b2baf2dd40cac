import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { asOwner, TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Notice = Schemas['Notice'];

export const OWNER = 'owner@demo.vn';
export const BOOKKEEPER = 'ketoan@demo.vn';

/** The first company's notices, and what brings them about. */
export function noticeDesk(app: TestApp) {
  const change = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asOwner(app, work);
  const ofPerson = async (email: string): Promise<number> => {
    const found = await inTenant(app.mail.db, TENANT, (tx) =>
      tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    return found.id;
  };

  /** The newest issued invoices as these, by what the authority answered. */
  async function trouble(status: string, count: number, at: string): Promise<number[]> {
    const { rows } = await change((tx) =>
      sql<{
        id: number;
      }>`update documents set status = ${status}, status_error = ${status !== 'unknown'}, updated_on = ${at},
          reasons = '[{"code": "x", "message": "Mã số thuế người mua ngừng hiệu lực."}]'
        where tenant_id = ${TENANT} and id in (select id from documents where tenant_id = ${TENANT} and kind = 'invoice'
          and not status_error and status <> 'unknown' order by id limit ${count})
        returning subject_id as id`.execute(tx),
    );
    return rows.map(({ id }) => id);
  }

  return {
    change,
    ofPerson,
    trouble,
    /** Nothing of the demo is in trouble: what a test tells of is its own. */
    calm: (): Promise<void> =>
      change(async (tx) => {
        await sql`update documents set status = 'code_issued', status_error = false where tenant_id = ${TENANT}
          and (status_error or status = 'unknown')`.execute(tx);
        await sql`update authority_notices set handled_on = now() where tenant_id = ${TENANT}`.execute(tx);
        await sql`update invoice_emails set state = 'sent' where tenant_id = ${TENANT} and state in ('bounced', 'failed')`.execute(
          tx,
        );
        await sql`update certificates set valid_to = '2030-01-01' where tenant_id = ${TENANT}`.execute(tx);
        await sql`delete from notice_reads where tenant_id = ${TENANT}`.execute(tx);
      }),
    of: async (email: string): Promise<Notice[]> => {
      const token = await app.signIn(email);
      const { body } = await judged(app, 'listNotices', { token });
      return (body as { notices: Notice[] }).notices;
    },
    unread: async (email: string): Promise<number> => {
      const token = await app.signIn(email);
      const { body } = await judged(app, 'countNotices', { token });
      return (body as { notice_count: { unread: number } }).notice_count.unread;
    },
    read: async (
      email: string,
      notices: readonly Pick<Notice, 'key' | 'happened_on'>[],
    ): Promise<Notice[]> => {
      const token = await app.signIn(email);
      const seen = notices.map(({ key, happened_on }) => ({ key, happened_on }));
      const { body } = await judged(app, 'readNotices', { token, body: { read: { notices: seen } } });
      return (body as { notices: Notice[] }).notices;
    },
    /** From the next request on. */
    permit: async (email: string, permissions: readonly string[]): Promise<void> => {
      await change((tx) =>
        sql`update roles set permissions = ${[...permissions]} where tenant_id = ${TENANT}
          and id = (select role_id from users where tenant_id = ${TENANT} and email = ${email})`.execute(tx),
      );
      app.clock.advance(4_000);
    },
  };
}

export type NoticeDesk = ReturnType<typeof noticeDesk>;
