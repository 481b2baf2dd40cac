/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateSavedSearchBody, FailureResponse, ListSavedSearchesParams, SavedSearch, UpdateSavedSearchBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListSavedSearchesUrl = (params?: ListSavedSearchesParams,) => {
  return withQuery(`/api/saved_searches`, params);
}
/**
 * @summary Danh sách bộ lọc đã lưu
 */
export const listSavedSearches = async (params?: ListSavedSearchesParams, options?: Parameters<typeof http>[1]): Promise<SavedSearch[]> => {
  return http<SavedSearch[]>(getListSavedSearchesUrl(params), { ...options, method: 'GET' });
}
export const getListSavedSearchesQueryKey = (params?: ListSavedSearchesParams,) => {
    return [`/api/saved_searches`, ...(params ? [params] : [])] as const;
}
export const getListSavedSearchesQueryOptions = <TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<FailureResponse>>(params?: ListSavedSearchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListSavedSearchesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedSearches>>> = ({ signal }) => listSavedSearches(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListSavedSearches<TData = Awaited<ReturnType<typeof listSavedSearches>>, TError = ErrorType<FailureResponse>>(
 params?: ListSavedSearchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedSearches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSavedSearchesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateSavedSearchUrl = () => {
  return `/api/saved_searches`
}
/**
 * @summary Thêm bộ lọc đã lưu
 */
export const createSavedSearch = async (createSavedSearchBody: CreateSavedSearchBody, options?: Parameters<typeof http>[1]): Promise<SavedSearch> => {
return http<SavedSearch>(getCreateSavedSearchUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createSavedSearchBody) });
}

export const getGetSavedSearchUrl = (id: number,) => {
  return `/api/saved_searches/${id}`
}
/**
 * @summary Xem bộ lọc đã lưu
 */
export const getSavedSearch = async (id: number, options?: Parameters<typeof http>[1]): Promise<SavedSearch> => {
  return http<SavedSearch>(getGetSavedSearchUrl(id), { ...options, method: 'GET' });
}

export const getUpdateSavedSearchUrl = (id: number,) => {
  return `/api/saved_searches/${id}`
}
/**
 * @summary Sửa bộ lọc đã lưu
 */
export const updateSavedSearch = async (id: number,
    updateSavedSearchBody: UpdateSavedSearchBody, options?: Parameters<typeof http>[1]): Promise<SavedSearch> => {
return http<SavedSearch>(getUpdateSavedSearchUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateSavedSearchBody) });
}

export const getDeleteSavedSearchUrl = (id: number,) => {
  return `/api/saved_searches/${id}`
}
/**
 * @summary Xóa bộ lọc đã lưu
 */
export const deleteSavedSearch = async (id: number, options?: Parameters<typeof http>[1]): Promise<SavedSearch> => {
  return http<SavedSearch>(getDeleteSavedSearchUrl(id), { ...options, method: 'DELETE' });
}
