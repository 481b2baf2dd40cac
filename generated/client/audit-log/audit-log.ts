/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { AuditLogEntry, AuditVerdict, FailureResponse, GetAuditVerdictParams, ListAuditLogParams } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListAuditLogUrl = (params?: ListAuditLogParams,) => {
  return withQuery(`/api/audit_log`, params);
}
/**
 * What people and programs did to the records of the company, the newest first. Nothing of it is ever changed.
 * @summary Nhật ký thao tác
 */
export const listAuditLog = async (params?: ListAuditLogParams, options?: Parameters<typeof http>[1]): Promise<AuditLogEntry[]> => {
  return http<AuditLogEntry[]>(getListAuditLogUrl(params), { ...options, method: 'GET' });
}
export const getListAuditLogQueryKey = (params?: ListAuditLogParams,) => {
    return [`/api/audit_log`, ...(params ? [params] : [])] as const;
}
export const getListAuditLogQueryOptions = <TData = Awaited<ReturnType<typeof listAuditLog>>, TError = ErrorType<FailureResponse>>(params?: ListAuditLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListAuditLogQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditLog>>> = ({ signal }) => listAuditLog(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListAuditLog<TData = Awaited<ReturnType<typeof listAuditLog>>, TError = ErrorType<FailureResponse>>(
 params?: ListAuditLogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLog>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAuditLogQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuditVerdictUrl = (params?: GetAuditVerdictParams,) => {
  return withQuery(`/api/audit_log/verify`, params);
}
/**
 * Computes the chain of hashes again from its first row: a row that was changed, left out, added or moved since it was written is found.
 * @summary Kiểm tra toàn vẹn nhật ký
 */
export const getAuditVerdict = async (params?: GetAuditVerdictParams, options?: Parameters<typeof http>[1]): Promise<AuditVerdict> => {
  return http<AuditVerdict>(getGetAuditVerdictUrl(params), { ...options, method: 'GET' });
}
export const getGetAuditVerdictQueryKey = (params?: GetAuditVerdictParams,) => {
    return [`/api/audit_log/verify`, ...(params ? [params] : [])] as const;
}
export const getGetAuditVerdictQueryOptions = <TData = Awaited<ReturnType<typeof getAuditVerdict>>, TError = ErrorType<FailureResponse>>(params?: GetAuditVerdictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditVerdict>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetAuditVerdictQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuditVerdict>>> = ({ signal }) => getAuditVerdict(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuditVerdict>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetAuditVerdict<TData = Awaited<ReturnType<typeof getAuditVerdict>>, TError = ErrorType<FailureResponse>>(
 params?: GetAuditVerdictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditVerdict>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAuditVerdictQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuditLogEntryUrl = (id: number,) => {
  return `/api/audit_log/${id}`
}
/**
 * @summary Xem một thao tác
 */
export const getAuditLogEntry = async (id: number, options?: Parameters<typeof http>[1]): Promise<AuditLogEntry> => {
  return http<AuditLogEntry>(getGetAuditLogEntryUrl(id), { ...options, method: 'GET' });
}
