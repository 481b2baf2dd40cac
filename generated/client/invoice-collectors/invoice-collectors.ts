/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { BulkUndoInvoiceCollectorsBody, BulkUpdateInvoiceCollectorsBody, CollectedFile, CollectorMail, CollectorMailbox, ExportInvoiceCollectorsParams, FailureResponse, GetInputInvoiceTotalsParams, InputInvoiceReading, InputInvoiceTotals, InvoiceCollector, Job, ListInvoiceCollectorsParams, ListMissingInputInvoicesParams, MailboxCheck, MissingInputInvoice, SubmitInputInvoicesParams, UpdateCollectorMailboxBody, UpdateInvoiceCollectorBody, UpdateMissingInputInvoiceBody, VerifyCollectorMailboxBody, VerifyInputInvoiceBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetCollectorMailboxUrl = () => {
  return `/api/collector_mailbox`
}
/**
 * As it is set; before it was ever set, the usual port and folder and nothing else. The password is never answered.
 * @summary Hộp thư nhận hóa đơn đầu vào
 */
export const getCollectorMailbox = async ( options?: Parameters<typeof http>[1]): Promise<CollectorMailbox> => {
  return http<CollectorMailbox>(getGetCollectorMailboxUrl(), { ...options, method: 'GET' });
}
export const getGetCollectorMailboxQueryKey = () => {
    return [`/api/collector_mailbox`] as const;
}
export const getGetCollectorMailboxQueryOptions = <TData = Awaited<ReturnType<typeof getCollectorMailbox>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectorMailbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetCollectorMailboxQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectorMailbox>>> = ({ signal }) => getCollectorMailbox({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollectorMailbox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetCollectorMailbox<TData = Awaited<ReturnType<typeof getCollectorMailbox>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectorMailbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCollectorMailboxQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCollectorMailboxUrl = () => {
  return `/api/collector_mailbox`
}
/**
 * A password that is null keeps the one that is kept, as long as host, port, security and user stay the same; else 422 password_missing. Mails are read in the name of the account that set it last. 409 stale_record when it was changed meanwhile.
 * @summary Đặt hộp thư nhận hóa đơn đầu vào
 */
export const updateCollectorMailbox = async (updateCollectorMailboxBody: UpdateCollectorMailboxBody, options?: Parameters<typeof http>[1]): Promise<CollectorMailbox> => {
return http<CollectorMailbox>(getUpdateCollectorMailboxUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateCollectorMailboxBody) });
}

export const getVerifyCollectorMailboxUrl = () => {
  return `/api/collector_mailbox/check`
}
/**
 * Opens the mailbox as it would be set, and changes nothing: neither what is set nor a mail. What is wrong is an answer, not a failure; a password that is missing answers 422 as when it is set.
 * @summary Kiểm tra kết nối hộp thư
 */
export const verifyCollectorMailbox = async (verifyCollectorMailboxBody: VerifyCollectorMailboxBody, options?: Parameters<typeof http>[1]): Promise<MailboxCheck> => {
return http<MailboxCheck>(getVerifyCollectorMailboxUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(verifyCollectorMailboxBody) });
}

export const getListCollectorMailsUrl = () => {
  return `/api/collector_mailbox/mails`
}
/**
 * The last fifty, the newest first, with what became of the files in each.
 * @summary Thư đã đọc trong hộp thư
 */
export const listCollectorMails = async ( options?: Parameters<typeof http>[1]): Promise<CollectorMail[]> => {
  return http<CollectorMail[]>(getListCollectorMailsUrl(), { ...options, method: 'GET' });
}
export const getListCollectorMailsQueryKey = () => {
    return [`/api/collector_mailbox/mails`] as const;
}
export const getListCollectorMailsQueryOptions = <TData = Awaited<ReturnType<typeof listCollectorMails>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectorMails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListCollectorMailsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollectorMails>>> = ({ signal }) => listCollectorMails({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCollectorMails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListCollectorMails<TData = Awaited<ReturnType<typeof listCollectorMails>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectorMails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCollectorMailsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getListInvoiceCollectorsUrl = (params?: ListInvoiceCollectorsParams,) => {
  return withQuery(`/api/invoice_collectors`, params);
}
/**
 * @summary Danh sách hóa đơn đầu vào
 */
export const listInvoiceCollectors = async (params?: ListInvoiceCollectorsParams, options?: Parameters<typeof http>[1]): Promise<InvoiceCollector[]> => {
  return http<InvoiceCollector[]>(getListInvoiceCollectorsUrl(params), { ...options, method: 'GET' });
}

export const getSubmitInputInvoicesUrl = (params?: SubmitInputInvoicesParams,) => {
  return withQuery(`/api/invoice_collectors/upload`, params);
}
/**
 * One XML of an invoice, a PDF with the XML inside (PDF/A-3 and other attachments), or a ZIP with up to 200 of these; other files in a PDF are left alone, those of a ZIP are refused by name, but for what has the name of an XML beside it. The bytes of the XML are kept as they came. An invoice that is there already, by its bytes or by seller, symbol and number, is not taken again and is named. Of several files in one each has an outcome of its own; a file by itself that cannot be taken answers 422 in words, a PDF without XML too. 503 with Retry-After when too many files wait.
 * @summary Nhận tệp hóa đơn đầu vào
 */
export const submitInputInvoices = async (submitInputInvoicesBody: Blob,
    params?: SubmitInputInvoicesParams, options?: Parameters<typeof http>[1]): Promise<CollectedFile[]> => {
return http<CollectedFile[]>(getSubmitInputInvoicesUrl(params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: submitInputInvoicesBody });
}

export const getGetInputInvoiceTotalsUrl = (params?: GetInputInvoiceTotalsParams,) => {
  return withQuery(`/api/invoice_collectors/totals`, params);
}
/**
 * What the invoices that match the filters of the list add up to, in đồng; those in another currency by the exchange rate they state, or left out where they state none.
 * @summary Cộng hóa đơn đầu vào
 */
export const getInputInvoiceTotals = async (params?: GetInputInvoiceTotalsParams, options?: Parameters<typeof http>[1]): Promise<InputInvoiceTotals> => {
  return http<InputInvoiceTotals>(getGetInputInvoiceTotalsUrl(params), { ...options, method: 'GET' });
}
export const getGetInputInvoiceTotalsQueryKey = (params?: GetInputInvoiceTotalsParams,) => {
    return [`/api/invoice_collectors/totals`, ...(params ? [params] : [])] as const;
}
export const getGetInputInvoiceTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getInputInvoiceTotals>>, TError = ErrorType<FailureResponse>>(params?: GetInputInvoiceTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInputInvoiceTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInputInvoiceTotalsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInputInvoiceTotals>>> = ({ signal }) => getInputInvoiceTotals(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInputInvoiceTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInputInvoiceTotals<TData = Awaited<ReturnType<typeof getInputInvoiceTotals>>, TError = ErrorType<FailureResponse>>(
 params?: GetInputInvoiceTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInputInvoiceTotals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInputInvoiceTotalsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceCollectorUrl = (id: number,) => {
  return `/api/invoice_collectors/${id}`
}
/**
 * @summary Xem hóa đơn đầu vào
 */
export const getInvoiceCollector = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceCollector> => {
  return http<InvoiceCollector>(getGetInvoiceCollectorUrl(id), { ...options, method: 'GET' });
}

export const getUpdateInvoiceCollectorUrl = (id: number,) => {
  return `/api/invoice_collectors/${id}`
}
/**
 * 422 remark_missing for sending back without saying why, and for approving what is not valid without saying why.
 * @summary Duyệt, trả lại, ghi chú hóa đơn đầu vào
 */
export const updateInvoiceCollector = async (id: number,
    updateInvoiceCollectorBody: UpdateInvoiceCollectorBody, options?: Parameters<typeof http>[1]): Promise<InvoiceCollector> => {
return http<InvoiceCollector>(getUpdateInvoiceCollectorUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateInvoiceCollectorBody) });
}

export const getDeleteInvoiceCollectorUrl = (id: number,) => {
  return `/api/invoice_collectors/${id}`
}
/**
 * Its original file too. One that was approved answers 409.
 * @summary Xóa hóa đơn đầu vào
 */
export const deleteInvoiceCollector = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceCollector> => {
  return http<InvoiceCollector>(getDeleteInvoiceCollectorUrl(id), { ...options, method: 'DELETE' });
}

export const getGetInputInvoiceReadingUrl = (id: number,) => {
  return `/api/invoice_collectors/${id}/reading`
}
/**
 * @summary Nội dung và kết quả kiểm tra của hóa đơn đầu vào
 */
export const getInputInvoiceReading = async (id: number, options?: Parameters<typeof http>[1]): Promise<InputInvoiceReading> => {
  return http<InputInvoiceReading>(getGetInputInvoiceReadingUrl(id), { ...options, method: 'GET' });
}
export const getGetInputInvoiceReadingQueryKey = (id: number,) => {
    return [`/api/invoice_collectors/${id}/reading`] as const;
}
export const getGetInputInvoiceReadingQueryOptions = <TData = Awaited<ReturnType<typeof getInputInvoiceReading>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInputInvoiceReading>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInputInvoiceReadingQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInputInvoiceReading>>> = ({ signal }) => getInputInvoiceReading(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInputInvoiceReading>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInputInvoiceReading<TData = Awaited<ReturnType<typeof getInputInvoiceReading>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInputInvoiceReading>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInputInvoiceReadingQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getVerifyInputInvoiceUrl = (id: number,) => {
  return `/api/invoice_collectors/${id}/check`
}
/**
 * Judges the original file again, by the roots that are trusted and the tax code that the company has today. What was decided of it stays.
 * @summary Kiểm tra lại hóa đơn đầu vào
 */
export const verifyInputInvoice = async (id: number,
    verifyInputInvoiceBody: VerifyInputInvoiceBody, options?: Parameters<typeof http>[1]): Promise<InvoiceCollector> => {
return http<InvoiceCollector>(getVerifyInputInvoiceUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(verifyInputInvoiceBody) });
}

export const getGetInputInvoiceXmlUrl = (id: number,) => {
  return `/api/invoice_collectors/${id}/xml`
}
/**
 * As it came, byte for byte.
 * @summary Tải tệp gốc của hóa đơn đầu vào
 */
export const getInputInvoiceXml = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInputInvoiceXmlUrl(id), { ...options, method: 'GET' });
}

export const getListMissingInputInvoicesUrl = (params?: ListMissingInputInvoicesParams,) => {
  return withQuery(`/api/invoice_collectors/missing`, params);
}
/**
 * Invoices that are expected and were not collected: those that a received one replaces or adjusts, and months of a seller that sent one in each of the three or more months before. At most 100, the newest first; each with the text of a mail to the seller. A period keeps the hints with a day in it: a day of the missing month, or that of the invoice that names the missing one.
 * @summary Hóa đơn đầu vào có thể còn thiếu
 */
export const listMissingInputInvoices = async (params?: ListMissingInputInvoicesParams, options?: Parameters<typeof http>[1]): Promise<MissingInputInvoice[]> => {
  return http<MissingInputInvoice[]>(getListMissingInputInvoicesUrl(params), { ...options, method: 'GET' });
}
export const getListMissingInputInvoicesQueryKey = (params?: ListMissingInputInvoicesParams,) => {
    return [`/api/invoice_collectors/missing`, ...(params ? [params] : [])] as const;
}
export const getListMissingInputInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listMissingInputInvoices>>, TError = ErrorType<FailureResponse>>(params?: ListMissingInputInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissingInputInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListMissingInputInvoicesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMissingInputInvoices>>> = ({ signal }) => listMissingInputInvoices(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMissingInputInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListMissingInputInvoices<TData = Awaited<ReturnType<typeof listMissingInputInvoices>>, TError = ErrorType<FailureResponse>>(
 params?: ListMissingInputInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissingInputInvoices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMissingInputInvoicesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateMissingInputInvoiceUrl = () => {
  return `/api/invoice_collectors/missing`
}
/**
 * Says for the whole company that the invoice is not missing, or that it is after all. 404 for what is not on the list.
 * @summary Ghi nhận hóa đơn không phải thiếu
 */
export const updateMissingInputInvoice = async (updateMissingInputInvoiceBody: UpdateMissingInputInvoiceBody, options?: Parameters<typeof http>[1]): Promise<MissingInputInvoice> => {
return http<MissingInputInvoice>(getUpdateMissingInputInvoiceUrl(), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateMissingInputInvoiceBody) });
}

export const getExportInvoiceCollectorsUrl = (params?: ExportInvoiceCollectorsParams,) => {
  return withQuery(`/api/invoice_collectors/export`, params);
}
/**
 * @summary Xuất danh sách: Hóa đơn đầu vào
 */
export const exportInvoiceCollectors = async (params?: ExportInvoiceCollectorsParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getExportInvoiceCollectorsUrl(params), { ...options, method: 'GET' });
}

export const getBulkUpdateInvoiceCollectorsUrl = () => {
  return `/api/invoice_collectors/bulk_update`
}
/**
 * Ticked records travel as ids; a whole filter travels with the count its reader saw, and 409 answers when it holds another number now.
 * @summary Sửa hàng loạt: Hóa đơn đầu vào
 */
export const bulkUpdateInvoiceCollectors = async (bulkUpdateInvoiceCollectorsBody: BulkUpdateInvoiceCollectorsBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkUpdateInvoiceCollectorsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkUpdateInvoiceCollectorsBody) });
}

export const getBulkUndoInvoiceCollectorsUrl = () => {
  return `/api/invoice_collectors/bulk_undo`
}
/**
 * @summary Hoàn tác việc hàng loạt: Hóa đơn đầu vào
 */
export const bulkUndoInvoiceCollectors = async (bulkUndoInvoiceCollectorsBody: BulkUndoInvoiceCollectorsBody, options?: Parameters<typeof http>[1]): Promise<Job> => {
return http<Job>(getBulkUndoInvoiceCollectorsUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(bulkUndoInvoiceCollectorsBody) });
}
