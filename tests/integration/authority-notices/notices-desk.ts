import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';

export type Notice = components['schemas']['AuthorityNotice'];
type Initiative = Parameters<ReturnType<typeof authority>['initiative']>[0];

/** The tax office's side and the company's: what is sent there by itself, and what the inbox holds of it here. */
export function noticesDesk(app: () => TestApp, tenant_id: number) {
  const taxCode = (): Promise<string> =>
    inTenant(app().publishing.db, tenant_id, async (tx) => {
      const row = await tx.selectFrom('tenant_profiles').select('tax_code').executeTakeFirstOrThrow();
      return row.tax_code;
    });

  /** Sends it; what the company's job would fetch is not fetched yet. */
  const send = async (initiative: Omit<Initiative, 'tax_code'>): Promise<string> =>
    authority(app().sandbox.url).initiative({ ...initiative, tax_code: await taxCode() });

  const collect = () => collectAnswers(app().publishing, tenant_id);

  const list = async (
    token: string,
    query: Record<string, string> = {},
  ): Promise<{ notices: Notice[]; total: number }> => {
    const answered = await judged(app(), 'listAuthorityNotices', {
      token,
      query: { limit: '100', ...query },
    });
    expect(answered.status, answered.text).toBe(200);
    const { authority_notices: notices } = answered.body as { authority_notices: Notice[] };
    return { notices, total: Number(answered.headers['x-total-count']) };
  };

  const noticeIn = ({ body, text }: Answered): Notice => {
    expect(body, text).toHaveProperty('authority_notice');
    return (body as { authority_notice: Notice }).authority_notice;
  };

  /** Sends it, has it fetched, and reads it as this account. */
  const arrived = async (token: string, initiative: Omit<Initiative, 'tax_code'>): Promise<Notice> => {
    const message_id = await send(initiative);
    await collect();
    const { notices } = await list(token);
    const found = notices.find((notice) => notice.message_id === message_id);
    if (found === undefined) throw new Error(`no notice of ${message_id}`);
    return noticeIn(await judged(app(), 'getAuthorityNotice', { token, id: found.id }));
  };

  const mark = (token: string, id: number, handled: boolean): Promise<Answered> =>
    judged(app(), 'updateAuthorityNotice', { token, id, body: { authority_notice: { handled } } });

  return { send, collect, list, arrived, mark, noticeIn };
}
