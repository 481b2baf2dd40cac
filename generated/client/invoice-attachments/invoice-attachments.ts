/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateInvoiceAttachmentParams, FailureResponse, InvoiceAttachment, UpdateInvoiceAttachmentBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListInvoiceAttachmentsUrl = (id: number,) => {
  return `/api/invoices/${id}/attachments`
}
/**
 * @summary Tệp đính kèm của hóa đơn
 */
export const listInvoiceAttachments = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment[]> => {
  return http<InvoiceAttachment[]>(getListInvoiceAttachmentsUrl(id), { ...options, method: 'GET' });
}
export const getListInvoiceAttachmentsQueryKey = (id: number,) => {
    return [`/api/invoices/${id}/attachments`] as const;
}
export const getListInvoiceAttachmentsQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceAttachments>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceAttachmentsQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceAttachments>>> = ({ signal }) => listInvoiceAttachments(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceAttachments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceAttachments<TData = Awaited<ReturnType<typeof listInvoiceAttachments>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceAttachments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceAttachmentsQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateInvoiceAttachmentUrl = (id: number,
    params?: CreateInvoiceAttachmentParams,) => {
  return withQuery(`/api/invoices/${id}/attachments`, params);
}
/**
 * PDF, pictures, Office files without macros, and XML, by what their bytes say; other kinds are refused in words (422). At most 5 MB a file, 10 files and 10 MB an invoice. The same bytes again answer the file that is there. Of an issued invoice each is a line of its history.
 * @summary Đính kèm tệp vào hóa đơn
 */
export const createInvoiceAttachment = async (id: number,
    createInvoiceAttachmentBody: Blob,
    params?: CreateInvoiceAttachmentParams, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment> => {
return http<InvoiceAttachment>(getCreateInvoiceAttachmentUrl(id,params), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: createInvoiceAttachmentBody });
}

export const getUpdateInvoiceAttachmentUrl = (id: number,) => {
  return `/api/invoice_attachments/${id}`
}
/**
 * With the mails of the invoice and on the page that its link opens.
 * @summary Gửi người mua hay không
 */
export const updateInvoiceAttachment = async (id: number,
    updateInvoiceAttachmentBody: UpdateInvoiceAttachmentBody, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment> => {
return http<InvoiceAttachment>(getUpdateInvoiceAttachmentUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateInvoiceAttachmentBody) });
}

export const getDeleteInvoiceAttachmentUrl = (id: number,) => {
  return `/api/invoice_attachments/${id}`
}
/**
 * Only while the invoice is a draft; afterwards 409.
 * @summary Bỏ tệp đính kèm của hóa đơn nháp
 */
export const deleteInvoiceAttachment = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceAttachment> => {
  return http<InvoiceAttachment>(getDeleteInvoiceAttachmentUrl(id), { ...options, method: 'DELETE' });
}

export const getGetInvoiceAttachmentFileUrl = (id: number,) => {
  return `/api/invoice_attachments/${id}/file`
}
/**
 * As it came, byte for byte, and always to be saved, never to be shown by a browser.
 * @summary Tải tệp đính kèm
 */
export const getInvoiceAttachmentFile = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceAttachmentFileUrl(id), { ...options, method: 'GET' });
}
