/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { BulkCheck, BulkPublication, CreateInvoiceBody, CreateInvoicesImportParams, DocumentEvent, ExportBulkPublishParams, ExportInvoicesParams, FailureResponse, ForecastPublicationsParams, GetInvoicePdfParams, GetInvoicePublishesParams, GetInvoiceSumParams, GetInvoiceXmlParams, GetInvoicesImportTemplateParams, GetLastUsedParams, GetSendingDueParams, GetSigningReadinessParams, Import, ImportRow, Invoice, InvoiceCreator, InvoicePublishes, InvoiceSum, InvoiceSummary, Job, LastUsed, ListInvoicesImportRowsParams, ListInvoicesParams, PreviewBulkPublishBody, Publication, PublicationForecast, PublishInvoiceBody, PublishInvoicesBody, RecentPublish, RunInvoicesImportBody, SendingDue, SetBulkPublishStateBody, SigningReadiness, StartBulkDeleteBody, StartBulkPublishBody, StartBulkRetryBody, UpdateInvoiceBody, UpdateInvoicesImportBody, UpdateInvoicesImportRowBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListInvoicesUrl = (params?: ListInvoicesParams,) => {
  return withQuery(`/api/invoices`, params);
}
/**
 * @summary Danh sách hóa đơn
 */
export const listInvoices = async (params?: ListInvoicesParams, options?: Parameters<typeof http>[1]): Promise<InvoiceSummary[]> => {
  return http<InvoiceSummary[]>(getListInvoicesUrl(params), { ...options, method: 'GET' });
}
export const getListInvoicesQueryKey = (params?: ListInvoicesParams,) => {
    return [`/api/invoices`, ...(params ? [params] : [])] as const;
}
export const getListInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<FailureResponse>>(params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoicesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoices>>> = ({ signal }) => listInvoices(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<FailureResponse>>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoicesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInvoiceUrl = () => {
  return `/api/invoices`
}
/**
 * Without template_id the tenant's default series is taken.
 * @summary Lập hóa đơn nháp
 */
export const createInvoice = async (createInvoiceBody: CreateInvoiceBody, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
return http<Invoice>(getCreateInvoiceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createInvoiceBody) });
}

export const getExportInvoicesUrl = (params?: ExportInvoicesParams,) => {
  return withQuery(`/api/invoices/export`, params);
}
/**
 * The rows that the list would show, in its order, with the particulars of the buyer and the amounts. As `xml` or `pdf` it is a ZIP of the invoices themselves, at most 2,000, with a list (danh-sach.csv) that names the file of each or why it has none. As `print` it is one PDF of the prints of at most 1,000, in the order of the list; a page says why one could not be printed.
 * @summary Xuất danh sách: Hóa đơn
 */
export const exportInvoices = async (params?: ExportInvoicesParams, options?: Parameters<typeof http>[1]): Promise<Blob | string> => {
  return http<Blob | string>(getExportInvoicesUrl(params), { ...options, method: 'GET' });
}

export const getStartBulkDeleteUrl = () => {
  return `/api/invoices/bulk_delete`
}
/**
 * Deletes the drafts of up to 20,000 invoices that are named, or that a list finds under a filter; 409 when it finds another number than expected_count. All but drafts are left out; a draft that gets its number before its turn stays, and is named by the job.
 * @summary Xóa nhiều hóa đơn nháp
 */
export const startBulkDelete = async (startBulkDeleteBody: StartBulkDeleteBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getStartBulkDeleteUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startBulkDeleteBody) });
}

export const getGetInvoiceSumUrl = (params?: GetInvoiceSumParams,) => {
  return withQuery(`/api/invoices/sum`, params);
}
/**
 * What all invoices add up to that the list would show under the same filter, over all its pages: those in đồng, and each foreign currency by itself. Replaced invoices and those given up are not in the amounts. 422 too_many_to_sum beyond 200,000 invoices, where the filter is over more than status, template and days.
 * @summary Tổng tiền của mọi hóa đơn trong bộ lọc
 */
export const getInvoiceSum = async (params?: GetInvoiceSumParams, options?: Parameters<typeof http>[1]): Promise<InvoiceSum> => {
  return http<InvoiceSum>(getGetInvoiceSumUrl(params), { ...options, method: 'GET' });
}

export const getGetSendingDueUrl = (params?: GetSendingDueParams,) => {
  return withQuery(`/api/invoices/sending_due`, params);
}
/**
 * By the days of law and the incidents of the company: of invoices that have not left for the tax authority, those dated up to over_until should have been signed and sent before today, those from today_from to today_to are due today.
 * @summary Ngày lập của hóa đơn chưa gửi đã quá hạn hoặc đến hạn hôm nay
 */
export const getSendingDue = async (params?: GetSendingDueParams, options?: Parameters<typeof http>[1]): Promise<SendingDue> => {
  return http<SendingDue>(getGetSendingDueUrl(params), { ...options, method: 'GET' });
}

export const getListInvoiceCreatorsUrl = () => {
  return `/api/invoices/creators`
}
/**
 * By name: for the filter of the lists. Those of whom no invoice is left are not among them.
 * @summary Những người đã lập hóa đơn
 */
export const listInvoiceCreators = async ( options?: Parameters<typeof http>[1]): Promise<InvoiceCreator[]> => {
  return http<InvoiceCreator[]>(getListInvoiceCreatorsUrl(), { ...options, method: 'GET' });
}
export const getListInvoiceCreatorsQueryKey = () => {
    return [`/api/invoices/creators`] as const;
}
export const getListInvoiceCreatorsQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceCreators>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceCreators>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceCreatorsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceCreators>>> = ({ signal }) => listInvoiceCreators({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceCreators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceCreators<TData = Awaited<ReturnType<typeof listInvoiceCreators>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceCreators>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceCreatorsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLastUsedUrl = (params?: GetLastUsedParams,) => {
  return withQuery(`/api/invoices/last_used`, params);
}
/**
 * What the newest issued invoices to a buyer say: who bought and how it was paid on the newest, and the last price of each thing sold on the last 50. By the customer of the catalogue where one is named, else by the tax code.
 * @summary Lần bán gần nhất cho một người mua
 */
export const getLastUsed = async (params?: GetLastUsedParams, options?: Parameters<typeof http>[1]): Promise<LastUsed> => {
  return http<LastUsed>(getGetLastUsedUrl(params), { ...options, method: 'GET' });
}
export const getGetLastUsedQueryKey = (params?: GetLastUsedParams,) => {
    return [`/api/invoices/last_used`, ...(params ? [params] : [])] as const;
}
export const getGetLastUsedQueryOptions = <TData = Awaited<ReturnType<typeof getLastUsed>>, TError = ErrorType<FailureResponse>>(params?: GetLastUsedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLastUsed>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetLastUsedQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLastUsed>>> = ({ signal }) => getLastUsed(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLastUsed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetLastUsed<TData = Awaited<ReturnType<typeof getLastUsed>>, TError = ErrorType<FailureResponse>>(
 params?: GetLastUsedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLastUsed>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetLastUsedQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceUrl = (id: number,) => {
  return `/api/invoices/${id}`
}
/**
 * @summary Xem hóa đơn
 */
export const getInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
  return http<Invoice>(getGetInvoiceUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoiceQueryKey = (id: number,) => {
    return [`/api/invoices/${id}`] as const;
}
export const getGetInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoice>>> = ({ signal }) => getInvoice(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateInvoiceUrl = (id: number,) => {
  return `/api/invoices/${id}`
}
/**
 * @summary Sửa hóa đơn nháp
 */
export const updateInvoice = async (id: number,
    updateInvoiceBody: UpdateInvoiceBody, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
return http<Invoice>(getUpdateInvoiceUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateInvoiceBody) });
}

export const getDeleteInvoiceUrl = (id: number,) => {
  return `/api/invoices/${id}`
}
/**
 * Only a draft that has no number; anything else answers 409.
 * @summary Xóa hóa đơn nháp
 */
export const deleteInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
  return http<Invoice>(getDeleteInvoiceUrl(id), { ...options, method: 'DELETE' });
}

export const getPublishInvoicesUrl = () => {
  return `/api/invoices/publish`
}
/**
 * Queues those that are ready together, so that a phone or a token is asked once for as many of them as it signs at a time; says of each of the others why not. Follow each at /publication.
 * @summary Ký và phát hành nhiều hóa đơn
 */
export const publishInvoices = async (publishInvoicesBody: PublishInvoicesBody, options?: Parameters<typeof http>[1]): Promise<BulkPublication> => {
return http<BulkPublication>(getPublishInvoicesUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(publishInvoicesBody) });
}

export const getGetRecentPublishesUrl = () => {
  return `/api/invoices/bulk_publish`
}
/**
 * The last twenty of the company.
 * @summary Các lần phát hành nhiều hóa đơn gần đây
 */
export const getRecentPublishes = async ( options?: Parameters<typeof http>[1]): Promise<RecentPublish[]> => {
  return http<RecentPublish[]>(getGetRecentPublishesUrl(), { ...options, method: 'GET' });
}
export const getGetRecentPublishesQueryKey = () => {
    return [`/api/invoices/bulk_publish`] as const;
}
export const getGetRecentPublishesQueryOptions = <TData = Awaited<ReturnType<typeof getRecentPublishes>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentPublishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetRecentPublishesQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecentPublishes>>> = ({ signal }) => getRecentPublishes({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecentPublishes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetRecentPublishes<TData = Awaited<ReturnType<typeof getRecentPublishes>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentPublishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetRecentPublishesQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getStartBulkPublishUrl = () => {
  return `/api/invoices/bulk_publish`
}
/**
 * Publishes up to 5,000 invoices that are named, or that a list finds under a filter; 409 when the filter finds another number than expected_count. Those that may not be published any more are left out. The server takes a hundred at a time in the order of dates, and the next once these have their numbers; follow it at /api/invoices/bulk_publish/{id}.
 * @summary Phát hành hàng loạt
 */
export const startBulkPublish = async (startBulkPublishBody: StartBulkPublishBody, options?: Parameters<typeof http>[1]): Promise<InvoicePublishes> => {
return http<InvoicePublishes>(getStartBulkPublishUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startBulkPublishBody) });
}

export const getPreviewBulkPublishUrl = () => {
  return `/api/invoices/bulk_publish/check`
}
/**
 * What publishing these would meet, grouped by cause, before anything is signed; nothing changes. Looks at a hundred at a time: call again with after_id set to next_after_id until that is null, and add the answers up.
 * @summary Kiểm tra trước khi phát hành hàng loạt
 */
export const previewBulkPublish = async (previewBulkPublishBody: PreviewBulkPublishBody, options?: Parameters<typeof http>[1]): Promise<BulkCheck> => {
return http<BulkCheck>(getPreviewBulkPublishUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(previewBulkPublishBody) });
}

export const getGetInvoicePublishesUrl = (id: number,
    params?: GetInvoicePublishesParams,) => {
  return withQuery(`/api/invoices/bulk_publish/${id}`, params);
}
/**
 * How each of the invoices that were published together is doing now. The counts are read from the invoices themselves and always add up to the total; poll until final, after 1 s rising to 5 s. `rows` is a page of at most 250 of them.
 * @summary Tiến độ của một lần phát hành nhiều hóa đơn
 */
export const getInvoicePublishes = async (id: number,
    params?: GetInvoicePublishesParams, options?: Parameters<typeof http>[1]): Promise<InvoicePublishes> => {
  return http<InvoicePublishes>(getGetInvoicePublishesUrl(id,params), { ...options, method: 'GET' });
}
export const getGetInvoicePublishesQueryKey = (id: number,
    params?: GetInvoicePublishesParams,) => {
    return [`/api/invoices/bulk_publish/${id}`, ...(params ? [params] : [])] as const;
}
export const getGetInvoicePublishesQueryOptions = <TData = Awaited<ReturnType<typeof getInvoicePublishes>>, TError = ErrorType<FailureResponse>>(id: number,
    params?: GetInvoicePublishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePublishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoicePublishesQueryKey(id,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoicePublishes>>> = ({ signal }) => getInvoicePublishes(id,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoicePublishes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoicePublishes<TData = Awaited<ReturnType<typeof getInvoicePublishes>>, TError = ErrorType<FailureResponse>>(
 id: number,
    params?: GetInvoicePublishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePublishes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoicePublishesQueryOptions(id,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetBulkPublishStateUrl = (id: number,) => {
  return `/api/invoices/bulk_publish/${id}/state`
}
/**
 * Pauses the batch, lets it go on, or ends it: what was not taken by then is stopped and stays as it is. What was taken goes on in any case. The same again changes nothing; 409 once it has ended.
 * @summary Tạm dừng, chạy tiếp hoặc dừng hẳn
 */
export const setBulkPublishState = async (id: number,
    setBulkPublishStateBody: SetBulkPublishStateBody, options?: Parameters<typeof http>[1]): Promise<InvoicePublishes> => {
return http<InvoicePublishes>(getSetBulkPublishStateUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(setBulkPublishStateBody) });
}

export const getStartBulkRetryUrl = (id: number,) => {
  return `/api/invoices/bulk_publish/${id}/retry`
}
/**
 * Those of the batch that failed for this cause are taken again as they are now, under their numbers where they have some. 409 when there are none.
 * @summary Thử lại các hóa đơn lỗi vì một nguyên nhân
 */
export const startBulkRetry = async (id: number,
    startBulkRetryBody: StartBulkRetryBody, options?: Parameters<typeof http>[1]): Promise<InvoicePublishes> => {
return http<InvoicePublishes>(getStartBulkRetryUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startBulkRetryBody) });
}

export const getExportBulkPublishUrl = (id: number,
    params?: ExportBulkPublishParams,) => {
  return withQuery(`/api/invoices/bulk_publish/${id}/results`, params);
}
/**
 * @summary Tải kết quả phát hành hàng loạt
 */
export const exportBulkPublish = async (id: number,
    params?: ExportBulkPublishParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getExportBulkPublishUrl(id,params), { ...options, method: 'GET' });
}

export const getForecastPublicationsUrl = (params: ForecastPublicationsParams,) => {
  return withQuery(`/api/invoices/publication_forecasts`, params);
}
/**
 * What publishing these together would make of each, in the order of their numbers: the number it is expected to get, and what has to be confirmed. Those that are not there or are on their way are left out.
 * @summary Xem trước khi ký và phát hành
 */
export const forecastPublications = async (params: ForecastPublicationsParams, options?: Parameters<typeof http>[1]): Promise<PublicationForecast[]> => {
  return http<PublicationForecast[]>(getForecastPublicationsUrl(params), { ...options, method: 'GET' });
}
export const getForecastPublicationsQueryKey = (params?: ForecastPublicationsParams,) => {
    return [`/api/invoices/publication_forecasts`, ...(params ? [params] : [])] as const;
}
export const getForecastPublicationsQueryOptions = <TData = Awaited<ReturnType<typeof forecastPublications>>, TError = ErrorType<FailureResponse>>(params: ForecastPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof forecastPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getForecastPublicationsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof forecastPublications>>> = ({ signal }) => forecastPublications(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof forecastPublications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useForecastPublications<TData = Awaited<ReturnType<typeof forecastPublications>>, TError = ErrorType<FailureResponse>>(
 params: ForecastPublicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof forecastPublications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getForecastPublicationsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSigningReadinessUrl = (params: GetSigningReadinessParams,) => {
  return withQuery(`/api/invoices/signing_readiness`, params);
}
/**
 * What an invoice of this series and day lacks for its publication, apart from its content: the certificate that would sign now, what the tax authority has accepted, and whether the service package allows one more. The same as publishing it would refuse; empty means ready.
 * @summary Chứng thư và tờ khai có cho phát hành không
 */
export const getSigningReadiness = async (params: GetSigningReadinessParams, options?: Parameters<typeof http>[1]): Promise<SigningReadiness> => {
  return http<SigningReadiness>(getGetSigningReadinessUrl(params), { ...options, method: 'GET' });
}
export const getGetSigningReadinessQueryKey = (params?: GetSigningReadinessParams,) => {
    return [`/api/invoices/signing_readiness`, ...(params ? [params] : [])] as const;
}
export const getGetSigningReadinessQueryOptions = <TData = Awaited<ReturnType<typeof getSigningReadiness>>, TError = ErrorType<FailureResponse>>(params: GetSigningReadinessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSigningReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetSigningReadinessQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSigningReadiness>>> = ({ signal }) => getSigningReadiness(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSigningReadiness>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetSigningReadiness<TData = Awaited<ReturnType<typeof getSigningReadiness>>, TError = ErrorType<FailureResponse>>(
 params: GetSigningReadinessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSigningReadiness>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSigningReadinessQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getPublishInvoiceUrl = (id: number,) => {
  return `/api/invoices/${id}/publish`
}
/**
 * Answers 202 once the invoice is ready and queued; follow it at /publication. An invoice already being published answers 202 with its state: it never takes a second number. After a failed signature or a denied code it is published again with the same number.
 * @summary Ký và phát hành hóa đơn
 */
export const publishInvoice = async (id: number,
    publishInvoiceBody: PublishInvoiceBody, options?: Parameters<typeof http>[1]): Promise<Publication> => {
return http<Publication>(getPublishInvoiceUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(publishInvoiceBody) });
}

export const getGetInvoicePublicationUrl = (id: number,) => {
  return `/api/invoices/${id}/publication`
}
/**
 * @summary Tình trạng phát hành
 */
export const getInvoicePublication = async (id: number, options?: Parameters<typeof http>[1]): Promise<Publication> => {
  return http<Publication>(getGetInvoicePublicationUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoicePublicationQueryKey = (id: number,) => {
    return [`/api/invoices/${id}/publication`] as const;
}
export const getGetInvoicePublicationQueryOptions = <TData = Awaited<ReturnType<typeof getInvoicePublication>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoicePublicationQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoicePublication>>> = ({ signal }) => getInvoicePublication(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoicePublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoicePublication<TData = Awaited<ReturnType<typeof getInvoicePublication>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePublication>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoicePublicationQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getListInvoiceHistoryUrl = (id: number,) => {
  return `/api/invoices/${id}/history`
}
/**
 * @summary Nhật ký của hóa đơn
 */
export const listInvoiceHistory = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentEvent[]> => {
  return http<DocumentEvent[]>(getListInvoiceHistoryUrl(id), { ...options, method: 'GET' });
}
export const getListInvoiceHistoryQueryKey = (id: number,) => {
    return [`/api/invoices/${id}/history`] as const;
}
export const getListInvoiceHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceHistory>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceHistoryQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceHistory>>> = ({ signal }) => listInvoiceHistory(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceHistory<TData = Awaited<ReturnType<typeof listInvoiceHistory>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceHistoryQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceXmlUrl = (id: number,
    params?: GetInvoiceXmlParams,) => {
  return withQuery(`/api/invoices/${id}/xml`, params);
}
/**
 * The file the buyer keeps: once coded the one signed by the authority too; as=signed gives the seller's own. Byte-exact.
 * @summary Tải XML của hóa đơn
 */
export const getInvoiceXml = async (id: number,
    params?: GetInvoiceXmlParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceXmlUrl(id,params), { ...options, method: 'GET' });
}

export const getGetInvoicePdfUrl = (id: number,
    params?: GetInvoicePdfParams,) => {
  return withQuery(`/api/invoices/${id}/pdf`, params);
}
/**
 * On the paper of its series; paper=roll_80: as a receipt of 80 mm, whatever the series says. copy=converted: the paper copy of an issued invoice (hóa đơn chuyển đổi), with who converted it and when, written into its history each time; 409 invoice_not_issued for one that is not issued.
 * @summary Bản in PDF của hóa đơn
 */
export const getInvoicePdf = async (id: number,
    params?: GetInvoicePdfParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoicePdfUrl(id,params), { ...options, method: 'GET' });
}

export const getGetInvoicesImportTemplateUrl = (params?: GetInvoicesImportTemplateParams,) => {
  return withQuery(`/api/invoices/import_template`, params);
}
/**
 * @summary Tệp mẫu để nhập: Hóa đơn
 */
export const getInvoicesImportTemplate = async (params?: GetInvoicesImportTemplateParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoicesImportTemplateUrl(params), { ...options, method: 'GET' });
}

export const getListInvoicesImportsUrl = () => {
  return `/api/invoices/imports`
}
/**
 * The newest 20 of the company.
 * @summary Các lần nhập: Hóa đơn
 */
export const listInvoicesImports = async ( options?: Parameters<typeof http>[1]): Promise<Import[]> => {
  return http<Import[]>(getListInvoicesImportsUrl(), { ...options, method: 'GET' });
}

export const getCreateInvoicesImportUrl = (params: CreateInvoicesImportParams,) => {
  return withQuery(`/api/invoices/imports`, params);
}
/**
 * @summary Tải tệp lên để nhập: Hóa đơn
 */
export const createInvoicesImport = async (createInvoicesImportBody: Blob,
    params: CreateInvoicesImportParams, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getCreateInvoicesImportUrl(params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: createInvoicesImportBody });
}

export const getGetInvoicesImportUrl = (id: number,) => {
  return `/api/invoices/imports/${id}`
}
/**
 * @summary Một lần nhập: Hóa đơn
 */
export const getInvoicesImport = async (id: number, options?: Parameters<typeof http>[1]): Promise<Import> => {
  return http<Import>(getGetInvoicesImportUrl(id), { ...options, method: 'GET' });
}

export const getUpdateInvoicesImportUrl = (id: number,) => {
  return `/api/invoices/imports/${id}`
}
/**
 * @summary Ghép cột và kiểm tra: Hóa đơn
 */
export const updateInvoicesImport = async (id: number,
    updateInvoicesImportBody: UpdateInvoicesImportBody, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getUpdateInvoicesImportUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateInvoicesImportBody) });
}

export const getListInvoicesImportRowsUrl = (id: number,
    params?: ListInvoicesImportRowsParams,) => {
  return withQuery(`/api/invoices/imports/${id}/rows`, params);
}
/**
 * @summary Các dòng của lần nhập: Hóa đơn
 */
export const listInvoicesImportRows = async (id: number,
    params?: ListInvoicesImportRowsParams, options?: Parameters<typeof http>[1]): Promise<ImportRow[]> => {
  return http<ImportRow[]>(getListInvoicesImportRowsUrl(id,params), { ...options, method: 'GET' });
}

export const getUpdateInvoicesImportRowUrl = (id: number,
    row: number,) => {
  return `/api/invoices/imports/${id}/rows/${row}`
}
/**
 * @summary Sửa một dòng: Hóa đơn
 */
export const updateInvoicesImportRow = async (id: number,
    row: number,
    updateInvoicesImportRowBody: UpdateInvoicesImportRowBody, options?: Parameters<typeof http>[1]): Promise<ImportRow> => {
return http<ImportRow>(getUpdateInvoicesImportRowUrl(id,row), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateInvoicesImportRowBody) });
}

export const getRunInvoicesImportUrl = (id: number,) => {
  return `/api/invoices/imports/${id}/run`
}
/**
 * @summary Nhập các dòng đúng: Hóa đơn
 */
export const runInvoicesImport = async (id: number,
    runInvoicesImportBody?: RunInvoicesImportBody, options?: Parameters<typeof http>[1]): Promise<Import> => {
return http<Import>(getRunInvoicesImportUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(runInvoicesImportBody) });
}

export const getGetInvoicesImportFileUrl = (id: number,) => {
  return `/api/invoices/imports/${id}/file`
}
/**
 * @summary Tệp với ô sai tô đỏ: Hóa đơn
 */
export const getInvoicesImportFile = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoicesImportFileUrl(id), { ...options, method: 'GET' });
}
