/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateUseStopBody, FailureResponse, UpdateUseStopBody, UseStop, UseStopSuggestion } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetUseStopsUrl = () => {
  return `/api/use_stops`
}
/**
 * When the use of e-invoices was stopped and resumed, the last one first.
 * @summary Các lần ngừng sử dụng hóa đơn
 */
export const getUseStops = async ( options?: Parameters<typeof http>[1]): Promise<UseStop[]> => {
  return http<UseStop[]>(getGetUseStopsUrl(), { ...options, method: 'GET' });
}
export const getGetUseStopsQueryKey = () => {
    return [`/api/use_stops`] as const;
}
export const getGetUseStopsQueryOptions = <TData = Awaited<ReturnType<typeof getUseStops>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUseStops>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetUseStopsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUseStops>>> = ({ signal }) => getUseStops({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUseStops>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetUseStops<TData = Awaited<ReturnType<typeof getUseStops>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUseStops>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUseStopsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateUseStopUrl = () => {
  return `/api/use_stops`
}
/**
 * Of a stop without a notice that can be read: from that moment nothing of its scope is published. Nothing is sent to the tax authority.
 * @summary Ghi nhận ngừng sử dụng hóa đơn
 */
export const createUseStop = async (createUseStopBody: CreateUseStopBody, options?: Parameters<typeof http>[1]): Promise<UseStop> => {
return http<UseStop>(getCreateUseStopUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createUseStopBody) });
}

export const getGetUseStopSuggestionUrl = () => {
  return `/api/use_stops/suggestion`
}
/**
 * A stop without a notice, as refusals of the last 30 days show it by their words; null where there is none, or where a stop is recorded already.
 * @summary Gợi ý ghi nhận ngừng sử dụng hóa đơn
 */
export const getUseStopSuggestion = async ( options?: Parameters<typeof http>[1]): Promise<UseStopSuggestion | null> => {
  return http<UseStopSuggestion | null>(getGetUseStopSuggestionUrl(), { ...options, method: 'GET' });
}
export const getGetUseStopSuggestionQueryKey = () => {
    return [`/api/use_stops/suggestion`] as const;
}
export const getGetUseStopSuggestionQueryOptions = <TData = Awaited<ReturnType<typeof getUseStopSuggestion>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUseStopSuggestion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetUseStopSuggestionQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUseStopSuggestion>>> = ({ signal }) => getUseStopSuggestion({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUseStopSuggestion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetUseStopSuggestion<TData = Awaited<ReturnType<typeof getUseStopSuggestion>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUseStopSuggestion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUseStopSuggestionQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateUseStopUrl = (id: number,) => {
  return `/api/use_stops/${id}/resume`
}
/**
 * Ends a stop from a moment on. Nothing is sent to the tax authority.
 * @summary Ghi nhận tiếp tục sử dụng hóa đơn
 */
export const updateUseStop = async (id: number,
    updateUseStopBody: UpdateUseStopBody, options?: Parameters<typeof http>[1]): Promise<UseStop> => {
return http<UseStop>(getUpdateUseStopUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateUseStopBody) });
}
