import type { Handlers } from '#server/context.ts';
import { noticesOf } from './notices.ts';
import { keepSeen } from './seen.ts';
import { readNoticeSettings, writeNoticeSettings } from './settings.ts';

export { digestCrontab, digestTasks, sendDigests, type DigestDeps } from './digest.ts';

/** Thông báo: what each person should know, from wherever it is kept, and how they hear of it by mail. */
export const noticeHandlers = {
  listNotices: async (_request, { tenant, account, clock }) => ({
    notices: await tenant((tx) => noticesOf(tx, account, clock)),
  }),
  countNotices: async (_request, { tenant, account, clock }) => {
    const notices = await tenant((tx) => noticesOf(tx, account, clock));
    return { notice_count: { unread: notices.filter(({ read }) => !read).length } };
  },
  readNotices: async ({ body }, { tenant, account, clock }) => ({
    notices: await tenant(async (tx) => {
      await keepSeen(tx, account, await noticesOf(tx, account, clock), body.read.notices);
      return noticesOf(tx, account, clock);
    }),
  }),
  getNoticeSettings: async (_request, { tenant, account }) => ({
    notice_settings: await tenant((tx) => readNoticeSettings(tx, account.user_id)),
  }),
  updateNoticeSettings: async ({ body }, { tenant, account }) => ({
    notice_settings: await tenant((tx) => writeNoticeSettings(tx, body.notice_settings, account)),
  }),
} satisfies Pick<
  Handlers,
  'listNotices' | 'countNotices' | 'readNotices' | 'getNoticeSettings' | 'updateNoticeSettings'
>;
