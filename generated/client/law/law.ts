/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, LawChange } from '../models.ts';
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListLawChangesUrl = () => {

  return `/api/law_changes`
}

/**
 * What of the law becomes another within the next 45 days, by day: a rate that ends, other words, a day off; each with how many of the company's drafts it touches. Days are those of Vietnam.
 * @summary Thay đổi của pháp luật sắp tới
 */
export const listLawChanges = async ( options?: Parameters<typeof http>[1]): Promise<LawChange[]> => {

  return http<LawChange[]>(getListLawChangesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListLawChangesQueryKey = () => {
    return [
    `/api/law_changes`
    ] as const;
    }

export const getListLawChangesQueryOptions = <TData = Awaited<ReturnType<typeof listLawChanges>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLawChangesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLawChanges>>> = ({ signal }) => listLawChanges({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export function useListLawChanges<TData = Awaited<ReturnType<typeof listLawChanges>>, TError = ErrorType<FailureResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLawChanges>>,
          TError,
          Awaited<ReturnType<typeof listLawChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLawChanges<TData = Awaited<ReturnType<typeof listLawChanges>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLawChanges>>,
          TError,
          Awaited<ReturnType<typeof listLawChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLawChanges<TData = Awaited<ReturnType<typeof listLawChanges>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Thay đổi của pháp luật sắp tới
 */

export function useListLawChanges<TData = Awaited<ReturnType<typeof listLawChanges>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLawChanges>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLawChangesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

