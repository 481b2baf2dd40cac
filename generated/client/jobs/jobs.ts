/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CancelJobBody, FailureResponse, Job } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListJobsUrl = () => {
  return `/api/jobs`
}
/**
 * The newest 20 of the account itself, so that a page opened again finds what is still running.
 * @summary Việc hàng loạt của tôi
 */
export const listJobs = async ( options?: Parameters<typeof http>[1]): Promise<Job[]> => {
  return http<Job[]>(getListJobsUrl(), { ...options, method: 'GET' });
}
export const getListJobsQueryKey = () => {
    return [`/api/jobs`] as const;
}
export const getListJobsQueryOptions = <TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListJobsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJobs>>> = ({ signal }) => listJobs({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListJobs<TData = Awaited<ReturnType<typeof listJobs>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListJobsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetJobUrl = (id: number,) => {
  return `/api/jobs/${id}`
}
/**
 * @summary Tiến độ việc hàng loạt
 */
export const getJob = async (id: number, options?: Parameters<typeof http>[1]): Promise<Job> => {
  return http<Job>(getGetJobUrl(id), { ...options, method: 'GET' });
}
export const getGetJobQueryKey = (id: number,) => {
    return [`/api/jobs/${id}`] as const;
}
export const getGetJobQueryOptions = <TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetJobQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJob>>> = ({ signal }) => getJob(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetJobQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCancelJobUrl = (id: number,) => {
  return `/api/jobs/${id}/cancel`
}
/**
 * Of a job that writes a file or asks about messages, and has not ended; of a file, what was written is deleted.
 * @summary Dừng một việc hàng loạt
 */
export const cancelJob = async (id: number,
    cancelJobBody: CancelJobBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getCancelJobUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(cancelJobBody) });
}

export const getGetJobFileUrl = (id: number,) => {
  return `/api/jobs/${id}/file`
}
/**
 * For seven days after the job ended, and for who still may export what it holds.
 * @summary Tải tệp đã dựng
 */
export const getJobFile = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getGetJobFileUrl(id), { ...options, method: 'GET' });
}
