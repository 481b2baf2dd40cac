/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { Draft, KeepDraftBody } from '../models.ts';
import { getHeaders, http } from '.././http.ts';

export const getGetDraftUrl = (type: string,
    record: string,) => {
  return `/api/drafts/${type}/${record}`
}
/**
 * Null when nothing is kept.
 * @summary Bản đang soạn dở của tôi
 */
export const getDraft = async (type: string,
    record: string, options?: Parameters<typeof http>[1]): Promise<Draft | null> => {
  return http<Draft | null>(getGetDraftUrl(type,record), { ...options, method: 'GET' });
}

export const getKeepDraftUrl = (type: string,
    record: string,) => {
  return `/api/drafts/${type}/${record}`
}
/**
 * revision is that of the draft it goes on from, 0 for a first one; when another tab has kept one meanwhile: 409 stale_record with both.
 * @summary Giữ bản đang soạn dở
 */
export const keepDraft = async (type: string,
    record: string,
    keepDraftBody: KeepDraftBody, options?: Parameters<typeof http>[1]): Promise<Draft> => {
return http<Draft>(getKeepDraftUrl(type,record), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(keepDraftBody) });
}

export const getDropDraftUrl = (type: string,
    record: string,) => {
  return `/api/drafts/${type}/${record}`
}
/**
 * Answers what was dropped, null when there was nothing.
 * @summary Bỏ bản đang soạn dở
 */
export const dropDraft = async (type: string,
    record: string, options?: Parameters<typeof http>[1]): Promise<Draft | null> => {
  return http<Draft | null>(getDropDraftUrl(type,record), { ...options, method: 'DELETE' });
}
