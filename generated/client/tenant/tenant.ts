/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, Tenant, UpdateTenantBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetTenantUrl = () => {
  return `/api/tenant`
}
/**
 * @summary Hồ sơ doanh nghiệp
 */
export const getTenant = async ( options?: Parameters<typeof http>[1]): Promise<Tenant> => {
  return http<Tenant>(getGetTenantUrl(), { ...options, method: 'GET' });
}
export const getGetTenantQueryKey = () => {
    return [`/api/tenant`] as const;
}
export const getGetTenantQueryOptions = <TData = Awaited<ReturnType<typeof getTenant>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetTenantQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenant>>> = ({ signal }) => getTenant({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTenantQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateTenantUrl = () => {
  return `/api/tenant`
}
/**
 * The whole profile is replaced; a field that is left out is emptied.
 * @summary Sửa hồ sơ doanh nghiệp
 */
export const updateTenant = async (updateTenantBody: UpdateTenantBody, options?: Parameters<typeof http>[1]): Promise<Tenant> => {
return http<Tenant>(getUpdateTenantUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateTenantBody) });
}
