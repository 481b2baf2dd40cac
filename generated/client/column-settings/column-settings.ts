/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ColumnSetting, FailureResponse, UpdateColumnSettingBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetColumnSettingUrl = (type: string,) => {
  return `/api/column_settings/${type}`
}
/**
 * An account that has changed nothing gets no columns and normal density.
 * @summary Cách bày cột của tôi trong một danh sách
 */
export const getColumnSetting = async (type: string, options?: Parameters<typeof http>[1]): Promise<ColumnSetting> => {
  return http<ColumnSetting>(getGetColumnSettingUrl(type), { ...options, method: 'GET' });
}
export const getGetColumnSettingQueryKey = (type: string,) => {
    return [`/api/column_settings/${type}`] as const;
}
export const getGetColumnSettingQueryOptions = <TData = Awaited<ReturnType<typeof getColumnSetting>>, TError = ErrorType<FailureResponse>>(type: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getColumnSetting>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetColumnSettingQueryKey(type);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getColumnSetting>>> = ({ signal }) => getColumnSetting(type, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getColumnSetting>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetColumnSetting<TData = Awaited<ReturnType<typeof getColumnSetting>>, TError = ErrorType<FailureResponse>>(
 type: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getColumnSetting>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetColumnSettingQueryOptions(type,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateColumnSettingUrl = (type: string,) => {
  return `/api/column_settings/${type}`
}
/**
 * @summary Lưu cách bày cột của tôi
 */
export const updateColumnSetting = async (type: string,
    updateColumnSettingBody: UpdateColumnSettingBody, options?: Parameters<typeof http>[1]): Promise<ColumnSetting> => {
return http<ColumnSetting>(getUpdateColumnSettingUrl(type), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateColumnSettingBody) });
}
