/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ApiToken, CreateApiTokenBody, ListApiTokensParams, UpdateApiTokenBody } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getListApiTokensUrl = (params?: ListApiTokensParams,) => {
  return withQuery(`/api/api_tokens`, params);
}
/**
 * @summary Danh sách khóa API
 */
export const listApiTokens = async (params?: ListApiTokensParams, options?: Parameters<typeof http>[1]): Promise<ApiToken[]> => {
  return http<ApiToken[]>(getListApiTokensUrl(params), { ...options, method: 'GET' });
}

export const getCreateApiTokenUrl = () => {
  return `/api/api_tokens`
}
/**
 * A key another program signs in with, as `Authorization: Bearer hd_...`. It does what its maker may, within the permissions given here. `secret` is in this answer alone, and not in that of a request repeated under the same Idempotency-Key.
 * @summary Tạo khóa API
 */
export const createApiToken = async (createApiTokenBody: CreateApiTokenBody, options?: Parameters<typeof http>[1]): Promise<ApiToken> => {
return http<ApiToken>(getCreateApiTokenUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createApiTokenBody) });
}

export const getGetApiTokenUrl = (id: number,) => {
  return `/api/api_tokens/${id}`
}
/**
 * @summary Xem khóa API
 */
export const getApiToken = async (id: number, options?: Parameters<typeof http>[1]): Promise<ApiToken> => {
  return http<ApiToken>(getGetApiTokenUrl(id), { ...options, method: 'GET' });
}

export const getUpdateApiTokenUrl = (id: number,) => {
  return `/api/api_tokens/${id}`
}
/**
 * What a key may do and until when is fixed when it is made; for another scope make another key.
 * @summary Đổi tên khóa API
 */
export const updateApiToken = async (id: number,
    updateApiTokenBody: UpdateApiTokenBody, options?: Parameters<typeof http>[1]): Promise<ApiToken> => {
return http<ApiToken>(getUpdateApiTokenUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateApiTokenBody) });
}

export const getDeleteApiTokenUrl = (id: number,) => {
  return `/api/api_tokens/${id}`
}
/**
 * From the next request on the key is no key any more.
 * @summary Thu hồi khóa API
 */
export const deleteApiToken = async (id: number, options?: Parameters<typeof http>[1]): Promise<ApiToken> => {
  return http<ApiToken>(getDeleteApiTokenUrl(id), { ...options, method: 'DELETE' });
}
