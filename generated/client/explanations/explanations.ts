/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { DocumentHold, Explanation, FailureResponse, SetExplanationBody, SubmitExplanationBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetExplanationUrl = (id: number,) => {
  return `/api/registrations/${id}/explanation`
}
/**
 * The last one; null while the declaration was never explained.
 * @summary Xem giải trình của tờ khai
 */
export const getExplanation = async (id: number, options?: Parameters<typeof http>[1]): Promise<Explanation | null> => {
  return http<Explanation | null>(getGetExplanationUrl(id), { ...options, method: 'GET' });
}
export const getGetExplanationQueryKey = (id: number,) => {
    return [`/api/registrations/${id}/explanation`] as const;
}
export const getGetExplanationQueryOptions = <TData = Awaited<ReturnType<typeof getExplanation>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExplanation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetExplanationQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExplanation>>> = ({ signal }) => getExplanation(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExplanation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetExplanation<TData = Awaited<ReturnType<typeof getExplanation>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExplanation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetExplanationQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetExplanationUrl = (id: number,) => {
  return `/api/registrations/${id}/explanation`
}
/**
 * Drafts the explanation that the authority requested, or changes the draft. 409 explanation_not_wanted where none is requested, 409 not_editable of one that is on its way.
 * @summary Viết giải trình của tờ khai
 */
export const setExplanation = async (id: number,
    setExplanationBody: SetExplanationBody, options?: Parameters<typeof http>[1]): Promise<Explanation> => {
return http<Explanation>(getSetExplanationUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(setExplanationBody) });
}

export const getSubmitExplanationUrl = (id: number,) => {
  return `/api/registrations/${id}/explanation/submit`
}
/**
 * Has the draft signed and sent (message 113). One that is on its way already stays as it is; 422 names what is missing.
 * @summary Ký và gửi giải trình
 */
export const submitExplanation = async (id: number,
    submitExplanationBody: SubmitExplanationBody, options?: Parameters<typeof http>[1]): Promise<Explanation> => {
return http<Explanation>(getSubmitExplanationUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitExplanationBody) });
}

export const getGetExplanationHoldUrl = (id: number,) => {
  return `/api/registrations/${id}/explanation/hold`
}
/**
 * @summary Vì sao giải trình chưa đi tiếp
 */
export const getExplanationHold = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentHold> => {
  return http<DocumentHold>(getGetExplanationHoldUrl(id), { ...options, method: 'GET' });
}
export const getGetExplanationHoldQueryKey = (id: number,) => {
    return [`/api/registrations/${id}/explanation/hold`] as const;
}
