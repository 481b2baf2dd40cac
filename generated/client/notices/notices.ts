/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { NoticeCount, NoticeSettings, Notices, ReadNoticesBody, UpdateNoticeSettingsBody } from '../models.ts';
import { getHeaders, http } from '.././http.ts';

export const getListNoticesUrl = () => {

  return `/api/notices`
}

/**
 * What the account should know of the last thirty days, the newest first, at most a hundred. Notices are read from what they speak of: each is there as long as its cause is, and only for who may open the page that it leads to.
 * @summary Thông báo của tôi
 */
export const listNotices = async ( options?: Parameters<typeof http>[1]): Promise<Notices> => {

  return http<Notices>(getListNoticesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getCountNoticesUrl = () => {

  return `/api/notices/count`
}

/**
 * @summary Số thông báo chưa đọc
 */
export const countNotices = async ( options?: Parameters<typeof http>[1]): Promise<NoticeCount> => {

  return http<NoticeCount>(getCountNoticesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getReadNoticesUrl = () => {

  return `/api/notices/read`
}

/**
 * Notices as they were seen: one that is raised again later (more of the same, a nearer deadline) is unread again. What is not there any more is left out. Answers the notices.
 * @summary Đánh dấu đã đọc
 */
export const readNotices = async (readNoticesBody: ReadNoticesBody, options?: Parameters<typeof http>[1]): Promise<Notices> => {

return http<Notices>(getReadNoticesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readNoticesBody)
  }
);}

export const getGetNoticeSettingsUrl = () => {

  return `/api/notices/settings`
}

/**
 * An account that has chosen nothing gets no mail.
 * @summary Thư thông báo của tôi
 */
export const getNoticeSettings = async ( options?: Parameters<typeof http>[1]): Promise<NoticeSettings> => {

  return http<NoticeSettings>(getGetNoticeSettingsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getUpdateNoticeSettingsUrl = () => {

  return `/api/notices/settings`
}

/**
 * The digest goes out at 7:30 in Vietnam, a weekly one on Mondays; without anything new there is no mail.
 * @summary Đặt thư thông báo của tôi
 */
export const updateNoticeSettings = async (updateNoticeSettingsBody: UpdateNoticeSettingsBody, options?: Parameters<typeof http>[1]): Promise<NoticeSettings> => {

return http<NoticeSettings>(getUpdateNoticeSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateNoticeSettingsBody)
  }
);}

