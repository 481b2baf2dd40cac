/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { FailureResponse, InvoiceEmail, Job, JobEmails, MailSent, MailSettings, SendEmailBody, StartBulkEmailBody, UpdateMailSettingsBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getSendEmailUrl = () => {
  return `/api/send_email`
}
/**
 * Mails issued invoices with PDF and XML attached, one mail to each recipient; what becomes of each is at /api/invoices/{id}/emails. Without recipients each invoice goes to its buyer's own addresses, and those without one are named under `skipped`. A recipient to whom the same invoice is on its way already gets no second mail.
 * @summary Gửi hóa đơn cho người mua qua email
 */
export const sendEmail = async (sendEmailBody: SendEmailBody, options?: Parameters<typeof http>[1]): Promise<MailSent> => {
return http<MailSent>(getSendEmailUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendEmailBody) });
}

export const getStartBulkEmailUrl = () => {
  return `/api/invoices/bulk_email`
}
/**
 * Mails up to 5,000 invoices that are named, or that a list finds under a filter, each to the addresses of its own buyer; 409 when it finds another number than expected_count. The same again while it is under way answers the job that runs. What becomes of them is at /api/jobs/{id}/emails.
 * @summary Gửi nhiều hóa đơn cho người mua qua email
 */
export const startBulkEmail = async (startBulkEmailBody: StartBulkEmailBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getStartBulkEmailUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startBulkEmailBody) });
}

export const getGetJobEmailsUrl = (id: number,) => {
  return `/api/jobs/${id}/emails`
}
/**
 * Of a job of one's own; the total is the sum of the other six. Of a job that mails nothing all are 0.
 * @summary Kết quả gửi email của một việc hàng loạt
 */
export const getJobEmails = async (id: number, options?: Parameters<typeof http>[1]): Promise<JobEmails> => {
  return http<JobEmails>(getGetJobEmailsUrl(id), { ...options, method: 'GET' });
}
export const getGetJobEmailsQueryKey = (id: number,) => {
    return [`/api/jobs/${id}/emails`] as const;
}
export const getGetJobEmailsQueryOptions = <TData = Awaited<ReturnType<typeof getJobEmails>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetJobEmailsQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJobEmails>>> = ({ signal }) => getJobEmails(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJobEmails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetJobEmails<TData = Awaited<ReturnType<typeof getJobEmails>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJobEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetJobEmailsQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getListInvoiceEmailsUrl = (id: number,) => {
  return `/api/invoices/${id}/emails`
}
/**
 * @summary Email đã gửi của hóa đơn
 */
export const listInvoiceEmails = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceEmail[]> => {
  return http<InvoiceEmail[]>(getListInvoiceEmailsUrl(id), { ...options, method: 'GET' });
}
export const getListInvoiceEmailsQueryKey = (id: number,) => {
    return [`/api/invoices/${id}/emails`] as const;
}
export const getListInvoiceEmailsQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceEmails>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceEmailsQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceEmails>>> = ({ signal }) => listInvoiceEmails(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceEmails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceEmails<TData = Awaited<ReturnType<typeof listInvoiceEmails>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceEmailsQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetMailSettingsUrl = () => {
  return `/api/mail_settings`
}
/**
 * As it is set; before it was ever set, the usual words and nothing sent by itself.
 * @summary Thư gửi người mua
 */
export const getMailSettings = async ( options?: Parameters<typeof http>[1]): Promise<MailSettings> => {
  return http<MailSettings>(getGetMailSettingsUrl(), { ...options, method: 'GET' });
}
export const getGetMailSettingsQueryKey = () => {
    return [`/api/mail_settings`] as const;
}
export const getGetMailSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getMailSettings>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMailSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetMailSettingsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMailSettings>>> = ({ signal }) => getMailSettings({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMailSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetMailSettings<TData = Awaited<ReturnType<typeof getMailSettings>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMailSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMailSettingsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateMailSettingsUrl = () => {
  return `/api/mail_settings`
}
/**
 * Holds for invoices that are issued, and mails that are requested, from now on. 422 unknown_field for a field in braces that there is not; 409 stale_record when somebody else changed it.
 * @summary Đặt mẫu thư và việc tự gửi
 */
export const updateMailSettings = async (updateMailSettingsBody: UpdateMailSettingsBody, options?: Parameters<typeof http>[1]): Promise<MailSettings> => {
return http<MailSettings>(getUpdateMailSettingsUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateMailSettingsBody) });
}
