/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { DecimalConfiguration, FailureResponse, UpdateDecimalConfigurationsBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListDecimalConfigurationsUrl = () => {
  return `/api/decimal_configurations`
}
/**
 * @summary Số chữ số thập phân
 */
export const listDecimalConfigurations = async ( options?: Parameters<typeof http>[1]): Promise<DecimalConfiguration[]> => {
  return http<DecimalConfiguration[]>(getListDecimalConfigurationsUrl(), { ...options, method: 'GET' });
}
export const getListDecimalConfigurationsQueryKey = () => {
    return [`/api/decimal_configurations`] as const;
}
export const getListDecimalConfigurationsQueryOptions = <TData = Awaited<ReturnType<typeof listDecimalConfigurations>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecimalConfigurations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListDecimalConfigurationsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDecimalConfigurations>>> = ({ signal }) => listDecimalConfigurations({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDecimalConfigurations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListDecimalConfigurations<TData = Awaited<ReturnType<typeof listDecimalConfigurations>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDecimalConfigurations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDecimalConfigurationsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateDecimalConfigurationsUrl = () => {
  return `/api/decimal_configurations`
}
/**
 * Sets the keys that are given; a null value goes back to the default. All of them or none.
 * @summary Sửa số chữ số thập phân
 */
export const updateDecimalConfigurations = async (updateDecimalConfigurationsBody: UpdateDecimalConfigurationsBody, options?: Parameters<typeof http>[1]): Promise<DecimalConfiguration[]> => {
return http<DecimalConfiguration[]>(getUpdateDecimalConfigurationsUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateDecimalConfigurationsBody) });
}
