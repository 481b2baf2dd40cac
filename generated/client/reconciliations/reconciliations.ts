/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, ReconcileDayBody, Reconciliation, ReconciliationDifference, SearchReconciliationDifferencesParams, SearchReconciliationsParams } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getSearchReconciliationsUrl = (params?: SearchReconciliationsParams,) => {
  return withQuery(`/api/reconciliations`, params);
}
/**
 * The newest first. Each day of a company that has proven its tax code is compared once it is over, with the list of what the authority received of it.
 * @summary Các ngày đã đối chiếu với cơ quan thuế
 */
export const searchReconciliations = async (params?: SearchReconciliationsParams, options?: Parameters<typeof http>[1]): Promise<Reconciliation[]> => {
  return http<Reconciliation[]>(getSearchReconciliationsUrl(params), { ...options, method: 'GET' });
}
export const getSearchReconciliationsQueryKey = (params?: SearchReconciliationsParams,) => {
    return [`/api/reconciliations`, ...(params ? [params] : [])] as const;
}
export const getSearchReconciliationsQueryOptions = <TData = Awaited<ReturnType<typeof searchReconciliations>>, TError = ErrorType<FailureResponse>>(params?: SearchReconciliationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getSearchReconciliationsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchReconciliations>>> = ({ signal }) => searchReconciliations(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchReconciliations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useSearchReconciliations<TData = Awaited<ReturnType<typeof searchReconciliations>>, TError = ErrorType<FailureResponse>>(
 params?: SearchReconciliationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchReconciliations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchReconciliationsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getReconcileDayUrl = () => {
  return `/api/reconciliations`
}
/**
 * Has a day that is over asked about at once, again if it was before. Asked while it is under way, nothing is added. Failures: 422 day_not_over also where it is more than 92 days ago, 409 tax_code_not_proven.
 * @summary Đối chiếu lại một ngày
 */
export const reconcileDay = async (reconcileDayBody: ReconcileDayBody, options?: Parameters<typeof http>[1]): Promise<Reconciliation> => {
return http<Reconciliation>(getReconcileDayUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(reconcileDayBody) });
}

export const getSearchReconciliationDifferencesUrl = (id: number,
    params?: SearchReconciliationDifferencesParams,) => {
  return withQuery(`/api/reconciliations/${id}/differences`, params);
}
/**
 * Of the invoices that the account may see by its codes, ordinary ones and those of cash registers.
 * @summary Chỗ lệch của một ngày
 */
export const searchReconciliationDifferences = async (id: number,
    params?: SearchReconciliationDifferencesParams, options?: Parameters<typeof http>[1]): Promise<ReconciliationDifference[]> => {
  return http<ReconciliationDifference[]>(getSearchReconciliationDifferencesUrl(id,params), { ...options, method: 'GET' });
}
export const getSearchReconciliationDifferencesQueryKey = (id: number,
    params?: SearchReconciliationDifferencesParams,) => {
    return [`/api/reconciliations/${id}/differences`, ...(params ? [params] : [])] as const;
}
export const getSearchReconciliationDifferencesQueryOptions = <TData = Awaited<ReturnType<typeof searchReconciliationDifferences>>, TError = ErrorType<FailureResponse>>(id: number,
    params?: SearchReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getSearchReconciliationDifferencesQueryKey(id,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchReconciliationDifferences>>> = ({ signal }) => searchReconciliationDifferences(id,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchReconciliationDifferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useSearchReconciliationDifferences<TData = Awaited<ReturnType<typeof searchReconciliationDifferences>>, TError = ErrorType<FailureResponse>>(
 id: number,
    params?: SearchReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchReconciliationDifferencesQueryOptions(id,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
