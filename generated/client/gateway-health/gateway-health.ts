/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, TransmissionHealth } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetTransmissionHealthUrl = () => {
  return `/api/transmissions/health`
}
/**
 * How what the company sent in the last day fares: whether messages leave, and how soon their first answer comes. Of the kinds of messages that the account may see. `down` from the first failed call on, where the way is known to fail, and else once what was made last has waited for a minute.
 * @summary Tình trạng cổng thuế
 */
export const getTransmissionHealth = async ( options?: Parameters<typeof http>[1]): Promise<TransmissionHealth> => {
  return http<TransmissionHealth>(getGetTransmissionHealthUrl(), { ...options, method: 'GET' });
}
export const getGetTransmissionHealthQueryKey = () => {
    return [`/api/transmissions/health`] as const;
}
export const getGetTransmissionHealthQueryOptions = <TData = Awaited<ReturnType<typeof getTransmissionHealth>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransmissionHealth>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetTransmissionHealthQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransmissionHealth>>> = ({ signal }) => getTransmissionHealth({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransmissionHealth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetTransmissionHealth<TData = Awaited<ReturnType<typeof getTransmissionHealth>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransmissionHealth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTransmissionHealthQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
