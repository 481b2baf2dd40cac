/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, QuickSearchParams, QuickSearchResult } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getQuickSearchUrl = (params?: QuickSearchParams,) => {
  return withQuery(`/api/quick_search`, params);
}
/**
 * Customers, products, invoices and records of every plain resource with a page and searchable fields, of the company, that the account may read, at most `limit` of each, the best first: codes, numbers and tax codes that begin with the query, then the names most like it. Accents are optional. An invoice is found by the whole code of the tax authority too.
 * @summary Tìm nhanh
 */
export const quickSearch = async (params?: QuickSearchParams, options?: Parameters<typeof http>[1]): Promise<QuickSearchResult[]> => {
  return http<QuickSearchResult[]>(getQuickSearchUrl(params), { ...options, method: 'GET' });
}
export const getQuickSearchQueryKey = (params?: QuickSearchParams,) => {
    return [`/api/quick_search`, ...(params ? [params] : [])] as const;
}
export const getQuickSearchQueryOptions = <TData = Awaited<ReturnType<typeof quickSearch>>, TError = ErrorType<FailureResponse>>(params?: QuickSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof quickSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getQuickSearchQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof quickSearch>>> = ({ signal }) => quickSearch(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof quickSearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useQuickSearch<TData = Awaited<ReturnType<typeof quickSearch>>, TError = ErrorType<FailureResponse>>(
 params?: QuickSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof quickSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuickSearchQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
