/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { Dashboard, FailureResponse, GetDashboardParams } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetDashboardUrl = (params?: GetDashboardParams,) => {
  return withQuery(`/api/dashboard`, params);
}
/**
 * What was issued today, on each day of a month and in each of the thirteen months that end with it, the newest invoices, the largest buyers and goods of the month, what ends and what waits. A card asks for its own permissions beside dashboard and is null without them.
 * @summary Tổng quan
 */
export const getDashboard = async (params?: GetDashboardParams, options?: Parameters<typeof http>[1]): Promise<Dashboard> => {
  return http<Dashboard>(getGetDashboardUrl(params), { ...options, method: 'GET' });
}
export const getGetDashboardQueryKey = (params?: GetDashboardParams,) => {
    return [`/api/dashboard`, ...(params ? [params] : [])] as const;
}
export const getGetDashboardQueryOptions = <TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<FailureResponse>>(params?: GetDashboardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetDashboardQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDashboard>>> = ({ signal }) => getDashboard(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<FailureResponse>>(
 params?: GetDashboardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetDashboardQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
