/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, Health, Site } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetSiteUrl = () => {
  return `/api/site`
}
/**
 * @summary Thông tin cho trang đăng nhập
 */
export const getSite = async ( options?: Parameters<typeof http>[1]): Promise<Site> => {
  return http<Site>(getGetSiteUrl(), { ...options, method: 'GET' });
}
export const getGetSiteQueryKey = () => {
    return [`/api/site`] as const;
}
export const getGetSiteQueryOptions = <TData = Awaited<ReturnType<typeof getSite>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetSiteQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSite>>> = ({ signal }) => getSite({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetSite<TData = Awaited<ReturnType<typeof getSite>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSiteQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetHealthUrl = () => {
  return `/api/health`
}
/**
 * @summary Hệ thống có đang phục vụ không
 */
export const getHealth = async ( options?: Parameters<typeof http>[1]): Promise<Health> => {
  return http<Health>(getGetHealthUrl(), { ...options, method: 'GET' });
}
