import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';

export type NoticeSettings = components['schemas']['NoticeSettings'];

/** Nobody gets a mail that they did not ask for; whoever asks for one gets what needs somebody. */
const UNSET: NoticeSettings = {
  digest: 'off',
  kinds: ['refusal', 'authority', 'deadline', 'returned_mail', 'connection'],
};

export async function readNoticeSettings(tx: Tx, user_id: number): Promise<NoticeSettings> {
  const row = await tx
    .selectFrom('notice_settings')
    .select(['digest', 'kinds'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  // Only writeNoticeSettings writes the table, and the description has judged what it was given.
  return (row as NoticeSettings | undefined) ?? UNSET;
}

export async function writeNoticeSettings(
  tx: Tx,
  { digest, kinds }: NoticeSettings,
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
): Promise<NoticeSettings> {
  await tx
    .insertInto('notice_settings')
    .values({ tenant_id, user_id, digest, kinds })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ digest, kinds }))
    .execute();
  return { digest, kinds };
}
