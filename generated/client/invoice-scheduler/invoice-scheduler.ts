/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, InvoiceConfig, SetInvoiceScheduleBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetInvoiceScheduleUrl = () => {
  return `/api/invoice_scheduler`
}
/**
 * As it is set, when it runs next, and how it ran last; before it was ever set, what it would begin with.
 * @summary Thiết lập tự động phát hành
 */
export const getInvoiceSchedule = async ( options?: Parameters<typeof http>[1]): Promise<InvoiceConfig> => {
  return http<InvoiceConfig>(getGetInvoiceScheduleUrl(), { ...options, method: 'GET' });
}
export const getGetInvoiceScheduleQueryKey = () => {
    return [`/api/invoice_scheduler`] as const;
}
export const getGetInvoiceScheduleQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceSchedule>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceSchedule>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceScheduleQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceSchedule>>> = ({ signal }) => getInvoiceSchedule({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceSchedule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoiceSchedule<TData = Awaited<ReturnType<typeof getInvoiceSchedule>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceSchedule>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceScheduleQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetInvoiceScheduleUrl = () => {
  return `/api/invoice_scheduler`
}
/**
 * Once a day, at this time in Vietnam, the drafts of the chosen series that are dated that day are published in the name of the person who sets this, as by a press of _Ký và phát hành_. What is not ready, or would have to be confirmed, is left; follow each run at /api/invoices/bulk_publish/{id}. Needs a certificate that signs without a person (422): the chosen one, or the one that signs by itself. Setting it clears its error.
 * @summary Đặt lịch tự động phát hành
 */
export const setInvoiceSchedule = async (setInvoiceScheduleBody: SetInvoiceScheduleBody, options?: Parameters<typeof http>[1]): Promise<InvoiceConfig> => {
return http<InvoiceConfig>(getSetInvoiceScheduleUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(setInvoiceScheduleBody) });
}

export const getUpdateInvoiceScheduleErrorUrl = () => {
  return `/api/invoice_scheduler/reset_error`
}
/**
 * After an error nothing is published by itself until somebody has looked. It goes on at its next time.
 * @summary Xóa lỗi và chạy tiếp
 */
export const updateInvoiceScheduleError = async ( options?: Parameters<typeof http>[1]): Promise<InvoiceConfig> => {
  return http<InvoiceConfig>(getUpdateInvoiceScheduleErrorUrl(), { ...options, method: 'PUT' });
}
