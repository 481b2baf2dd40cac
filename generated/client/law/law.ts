/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, LawChange } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListLawChangesUrl = () => {
  return `/api/law_changes`
}
/**
 * What of the law becomes another within the next 45 days, by day: a rate that ends, other words, a day off; each with how many of the company's drafts it touches. Days are those of Vietnam.
 * @summary Thay đổi của pháp luật sắp tới
 */
export const listLawChanges = async ( options?: Parameters<typeof http>[1]): Promise<LawChange[]> => {
  return http<LawChange[]>(getListLawChangesUrl(), { ...options, method: 'GET' });
}
export const getListLawChangesQueryKey = () => {
    return [`/api/law_changes`] as const;
}
export const getListLawChangesQueryOptions = <TData = Awaited<ReturnType<typeof listLawChanges>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListLawChangesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLawChanges>>> = ({ signal }) => listLawChanges({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListLawChanges<TData = Awaited<ReturnType<typeof listLawChanges>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLawChangesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
