/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, GetTenantSettingParams, TenantSetting, TenantSettingUpdate, Timezone } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListTenantSettingsUrl = () => {
  return `/api/tenant_settings`
}
/**
 * @summary Các thiết lập của doanh nghiệp
 */
export const listTenantSettings = async ( options?: Parameters<typeof http>[1]): Promise<TenantSetting[]> => {
  return http<TenantSetting[]>(getListTenantSettingsUrl(), { ...options, method: 'GET' });
}
export const getListTenantSettingsQueryKey = () => {
    return [`/api/tenant_settings`] as const;
}
export const getListTenantSettingsQueryOptions = <TData = Awaited<ReturnType<typeof listTenantSettings>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTenantSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTenantSettingsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTenantSettings>>> = ({ signal }) => listTenantSettings({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTenantSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListTenantSettings<TData = Awaited<ReturnType<typeof listTenantSettings>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTenantSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTenantSettingsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateTenantSettingsUrl = () => {
  return `/api/tenant_settings`
}
/**
 * Sets the entries that are given and leaves the others. The body is the request object itself.
 * @summary Sửa một thiết lập
 */
export const updateTenantSettings = async (tenantSettingUpdate: TenantSettingUpdate, options?: Parameters<typeof http>[1]): Promise<TenantSetting> => {
return http<TenantSetting>(getUpdateTenantSettingsUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(tenantSettingUpdate) });
}

export const getGetTenantSettingUrl = (params: GetTenantSettingParams,) => {
  return withQuery(`/api/tenant_settings/setting_key`, params);
}
/**
 * @summary Một thiết lập theo khóa
 */
export const getTenantSetting = async (params: GetTenantSettingParams, options?: Parameters<typeof http>[1]): Promise<TenantSetting> => {
  return http<TenantSetting>(getGetTenantSettingUrl(params), { ...options, method: 'GET' });
}

export const getGetTenantSettingInvoiceUrl = () => {
  return `/api/tenant_settings/setting_invoice`
}
/**
 * @summary Thiết lập hóa đơn
 */
export const getTenantSettingInvoice = async ( options?: Parameters<typeof http>[1]): Promise<TenantSetting> => {
  return http<TenantSetting>(getGetTenantSettingInvoiceUrl(), { ...options, method: 'GET' });
}

export const getListTimezonesUrl = () => {
  return `/api/timezones`
}
/**
 * @summary Múi giờ
 */
export const listTimezones = async ( options?: Parameters<typeof http>[1]): Promise<Timezone[]> => {
  return http<Timezone[]>(getListTimezonesUrl(), { ...options, method: 'GET' });
}
export const getListTimezonesQueryKey = () => {
    return [`/api/timezones`] as const;
}
export const getListTimezonesQueryOptions = <TData = Awaited<ReturnType<typeof listTimezones>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTimezones>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTimezonesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTimezones>>> = ({ signal }) => listTimezones({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTimezones>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListTimezones<TData = Awaited<ReturnType<typeof listTimezones>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTimezones>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTimezonesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
