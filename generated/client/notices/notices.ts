/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, NoticeCount, NoticeSettings, Notices, ReadNoticesBody, UpdateNoticeSettingsBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListNoticesUrl = () => {
  return `/api/notices`
}
/**
 * What the account should know of the last thirty days, the newest first, at most a hundred. Notices are read from what they speak of: each is there as long as its cause is, and only for who may open the page that it leads to.
 * @summary Thông báo của tôi
 */
export const listNotices = async ( options?: Parameters<typeof http>[1]): Promise<Notices> => {
  return http<Notices>(getListNoticesUrl(), { ...options, method: 'GET' });
}
export const getListNoticesQueryKey = () => {
    return [`/api/notices`] as const;
}
export const getListNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNoticesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCountNoticesUrl = () => {
  return `/api/notices/count`
}
/**
 * @summary Số thông báo chưa đọc
 */
export const countNotices = async ( options?: Parameters<typeof http>[1]): Promise<NoticeCount> => {
  return http<NoticeCount>(getCountNoticesUrl(), { ...options, method: 'GET' });
}
export const getCountNoticesQueryKey = () => {
    return [`/api/notices/count`] as const;
}
export const getCountNoticesQueryOptions = <TData = Awaited<ReturnType<typeof countNotices>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getCountNoticesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof countNotices>>> = ({ signal }) => countNotices({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useCountNotices<TData = Awaited<ReturnType<typeof countNotices>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountNoticesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getReadNoticesUrl = () => {
  return `/api/notices/read`
}
/**
 * Notices as they were seen: one that is raised again later (more of the same, a nearer deadline) is unread again. What is not there any more is left out. Answers the notices.
 * @summary Đánh dấu đã đọc
 */
export const readNotices = async (readNoticesBody: ReadNoticesBody, options?: Parameters<typeof http>[1]): Promise<Notices> => {
return http<Notices>(getReadNoticesUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readNoticesBody) });
}

export const getGetNoticeSettingsUrl = () => {
  return `/api/notices/settings`
}
/**
 * An account that has chosen nothing gets no mail.
 * @summary Thư thông báo của tôi
 */
export const getNoticeSettings = async ( options?: Parameters<typeof http>[1]): Promise<NoticeSettings> => {
  return http<NoticeSettings>(getGetNoticeSettingsUrl(), { ...options, method: 'GET' });
}
export const getGetNoticeSettingsQueryKey = () => {
    return [`/api/notices/settings`] as const;
}
export const getGetNoticeSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getNoticeSettings>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNoticeSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetNoticeSettingsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNoticeSettings>>> = ({ signal }) => getNoticeSettings({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNoticeSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetNoticeSettings<TData = Awaited<ReturnType<typeof getNoticeSettings>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNoticeSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNoticeSettingsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateNoticeSettingsUrl = () => {
  return `/api/notices/settings`
}
/**
 * The digest goes out at 7:30 in Vietnam, a weekly one on Mondays; without anything new there is no mail.
 * @summary Đặt thư thông báo của tôi
 */
export const updateNoticeSettings = async (updateNoticeSettingsBody: UpdateNoticeSettingsBody, options?: Parameters<typeof http>[1]): Promise<NoticeSettings> => {
return http<NoticeSettings>(getUpdateNoticeSettingsUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateNoticeSettingsBody) });
}
