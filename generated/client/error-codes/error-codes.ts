/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ErrorCode, FailureResponse } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListErrorCodesUrl = () => {
  return `/api/error_codes`
}
/**
 * What codes of the authority and of providers mean, where the operator of the installation says more than the program or something else. Everybody reads the same.
 * @summary Lời giải thích mã lỗi
 */
export const listErrorCodes = async ( options?: Parameters<typeof http>[1]): Promise<ErrorCode[]> => {
  return http<ErrorCode[]>(getListErrorCodesUrl(), { ...options, method: 'GET' });
}
export const getListErrorCodesQueryKey = () => {
    return [`/api/error_codes`] as const;
}
export const getListErrorCodesQueryOptions = <TData = Awaited<ReturnType<typeof listErrorCodes>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listErrorCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListErrorCodesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listErrorCodes>>> = ({ signal }) => listErrorCodes({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listErrorCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListErrorCodes<TData = Awaited<ReturnType<typeof listErrorCodes>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listErrorCodes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListErrorCodesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
