/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { AuthorityNotice, ExportAuthorityNoticesParams, FailureResponse, ListAuthorityNoticesParams, UpdateAuthorityNoticeBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListAuthorityNoticesUrl = (params?: ListAuthorityNoticesParams,) => {
  return withQuery(`/api/authority_notices`, params);
}
/**
 * Messages that the tax authority sends by itself. Any of the five codes may call it; only notices that the account may see by its codes are listed.
 * @summary Thông báo từ cơ quan thuế
 */
export const listAuthorityNotices = async (params?: ListAuthorityNoticesParams, options?: Parameters<typeof http>[1]): Promise<AuthorityNotice[]> => {
  return http<AuthorityNotice[]>(getListAuthorityNoticesUrl(params), { ...options, method: 'GET' });
}

export const getExportAuthorityNoticesUrl = (params?: ExportAuthorityNoticesParams,) => {
  return withQuery(`/api/authority_notices/export`, params);
}
/**
 * The rows that the list would show to this account, in its order.
 * @summary Xuất danh sách: Thông báo từ cơ quan thuế
 */
export const exportAuthorityNotices = async (params?: ExportAuthorityNoticesParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportAuthorityNoticesUrl(params), { ...options, method: 'GET' });
}

export const getGetAuthorityNoticeUrl = (id: number,) => {
  return `/api/authority_notices/${id}`
}
/**
 * @summary Xem một thông báo
 */
export const getAuthorityNotice = async (id: number, options?: Parameters<typeof http>[1]): Promise<AuthorityNotice> => {
  return http<AuthorityNotice>(getGetAuthorityNoticeUrl(id), { ...options, method: 'GET' });
}
export const getGetAuthorityNoticeQueryKey = (id: number,) => {
    return [`/api/authority_notices/${id}`] as const;
}
export const getGetAuthorityNoticeQueryOptions = <TData = Awaited<ReturnType<typeof getAuthorityNotice>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorityNotice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetAuthorityNoticeQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthorityNotice>>> = ({ signal }) => getAuthorityNotice(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthorityNotice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetAuthorityNotice<TData = Awaited<ReturnType<typeof getAuthorityNotice>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorityNotice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAuthorityNoticeQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateAuthorityNoticeUrl = (id: number,) => {
  return `/api/authority_notices/${id}/mark_handled`
}
/**
 * Notes that a person has acted on it, and who; with handled false takes that back. Nothing is sent to the tax authority. One that is so already keeps who noted it first.
 * @summary Ghi nhận thông báo đã xử lý
 */
export const updateAuthorityNotice = async (id: number,
    updateAuthorityNoticeBody: UpdateAuthorityNoticeBody, options?: Parameters<typeof http>[1]): Promise<AuthorityNotice> => {
return http<AuthorityNotice>(getUpdateAuthorityNoticeUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateAuthorityNoticeBody) });
}
