/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { ClosingsVerdict, CreateMonthClosingBody, FailureResponse, GetMonthBoardParams, ListMonthClosingsParams, MonthBoard, MonthClosing, MonthFinding, SearchMonthFindingsParams, UpdateMonthClosingBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListMonthClosingsUrl = (params?: ListMonthClosingsParams,) => {
  return withQuery(`/api/month_closings`, params);
}
/**
 * @summary Các lần chốt tháng
 */
export const listMonthClosings = async (params?: ListMonthClosingsParams, options?: Parameters<typeof http>[1]): Promise<MonthClosing[]> => {
  return http<MonthClosing[]>(getListMonthClosingsUrl(params), { ...options, method: 'GET' });
}

export const getCreateMonthClosingUrl = () => {
  return `/api/month_closings`
}
/**
 * Keeps the figures and the numbered invoices of a month as they are, with a hash over them and over the closing before, which is in the audit log too. 409 month_closed where it is closed already, 422 month_not_over, 422 month_not_ready while a check that blocks finds something.
 * @summary Chốt tháng
 */
export const createMonthClosing = async (createMonthClosingBody: CreateMonthClosingBody, options?: Parameters<typeof http>[1]): Promise<MonthClosing> => {
return http<MonthClosing>(getCreateMonthClosingUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createMonthClosingBody) });
}

export const getGetMonthBoardUrl = (params?: GetMonthBoardParams,) => {
  return withQuery(`/api/month_closings/board`, params);
}
/**
 * What a month comes to, how much each check finds, whether it is closed and what has changed since. Input invoices are looked at for accounts that may read them (invoice_collector).
 * @summary Bảng khóa sổ tháng
 */
export const getMonthBoard = async (params?: GetMonthBoardParams, options?: Parameters<typeof http>[1]): Promise<MonthBoard> => {
  return http<MonthBoard>(getGetMonthBoardUrl(params), { ...options, method: 'GET' });
}
export const getGetMonthBoardQueryKey = (params?: GetMonthBoardParams,) => {
    return [`/api/month_closings/board`, ...(params ? [params] : [])] as const;
}
export const getGetMonthBoardQueryOptions = <TData = Awaited<ReturnType<typeof getMonthBoard>>, TError = ErrorType<FailureResponse>>(params?: GetMonthBoardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonthBoard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetMonthBoardQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMonthBoard>>> = ({ signal }) => getMonthBoard(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMonthBoard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetMonthBoard<TData = Awaited<ReturnType<typeof getMonthBoard>>, TError = ErrorType<FailureResponse>>(
 params?: GetMonthBoardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonthBoard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMonthBoardQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getSearchMonthFindingsUrl = (params?: SearchMonthFindingsParams,) => {
  return withQuery(`/api/month_closings/findings`, params);
}
/**
 * By check, day and name.
 * @summary Danh sách của một mục kiểm tra
 */
export const searchMonthFindings = async (params?: SearchMonthFindingsParams, options?: Parameters<typeof http>[1]): Promise<MonthFinding[]> => {
  return http<MonthFinding[]>(getSearchMonthFindingsUrl(params), { ...options, method: 'GET' });
}
export const getSearchMonthFindingsQueryKey = (params?: SearchMonthFindingsParams,) => {
    return [`/api/month_closings/findings`, ...(params ? [params] : [])] as const;
}
export const getSearchMonthFindingsQueryOptions = <TData = Awaited<ReturnType<typeof searchMonthFindings>>, TError = ErrorType<FailureResponse>>(params?: SearchMonthFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMonthFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getSearchMonthFindingsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchMonthFindings>>> = ({ signal }) => searchMonthFindings(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchMonthFindings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useSearchMonthFindings<TData = Awaited<ReturnType<typeof searchMonthFindings>>, TError = ErrorType<FailureResponse>>(
 params?: SearchMonthFindingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMonthFindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchMonthFindingsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetClosingsVerdictUrl = () => {
  return `/api/month_closings/verify`
}
/**
 * Computes every closing's hash again from its figures and invoices, holds it against the line of the audit log, and the log against itself up to the last closing.
 * @summary Kiểm lại chuỗi các lần chốt
 */
export const getClosingsVerdict = async ( options?: Parameters<typeof http>[1]): Promise<ClosingsVerdict> => {
  return http<ClosingsVerdict>(getGetClosingsVerdictUrl(), { ...options, method: 'GET' });
}
export const getGetClosingsVerdictQueryKey = () => {
    return [`/api/month_closings/verify`] as const;
}
export const getGetClosingsVerdictQueryOptions = <TData = Awaited<ReturnType<typeof getClosingsVerdict>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosingsVerdict>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetClosingsVerdictQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClosingsVerdict>>> = ({ signal }) => getClosingsVerdict({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getClosingsVerdict>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetClosingsVerdict<TData = Awaited<ReturnType<typeof getClosingsVerdict>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosingsVerdict>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetClosingsVerdictQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetMonthClosingUrl = (id: number,) => {
  return `/api/month_closings/${id}`
}
/**
 * @summary Xem một lần chốt
 */
export const getMonthClosing = async (id: number, options?: Parameters<typeof http>[1]): Promise<MonthClosing> => {
  return http<MonthClosing>(getGetMonthClosingUrl(id), { ...options, method: 'GET' });
}

export const getUpdateMonthClosingUrl = (id: number,) => {
  return `/api/month_closings/${id}/reopen`
}
/**
 * The closing stays as it was, with who opened the month again, when and why. 409 month_open where that was done already.
 * @summary Mở lại tháng đã chốt
 */
export const updateMonthClosing = async (id: number,
    updateMonthClosingBody: UpdateMonthClosingBody, options?: Parameters<typeof http>[1]): Promise<MonthClosing> => {
return http<MonthClosing>(getUpdateMonthClosingUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateMonthClosingBody) });
}
