/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { BuyerInvoice, BuyerKey, BuyerVerification, ConfirmBuyerReceiptBody, FailureResponse, InvoiceDelivery, InvoiceLink, LookUpBuyerInvoiceBody, ReadBuyerInvoiceAttachmentBody, ReadBuyerInvoiceBody, ReadBuyerInvoicePdfBody, ReadBuyerInvoiceXmlBody, RenewInvoiceLinkBody, SendBuyerRequestBody, SetBuyerRequestsHandledBody, VerifyBuyerInvoiceBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getReadBuyerInvoiceUrl = () => {
  return `/api/buyer_invoices`
}
/**
 * An issued invoice, for anyone with its link. 404 link_not_usable for a link that is unknown or was replaced, and while the invoice is not in force.
 * @summary Xem hóa đơn bằng liên kết
 */
export const readBuyerInvoice = async (readBuyerInvoiceBody: ReadBuyerInvoiceBody, options?: Parameters<typeof http>[1]): Promise<BuyerInvoice> => {
return http<BuyerInvoice>(getReadBuyerInvoiceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readBuyerInvoiceBody) });
}

export const getLookUpBuyerInvoiceUrl = () => {
  return `/api/buyer_invoices/look_ups`
}
/**
 * By the tax code of the seller and either the look-up code of the invoice or the code of the tax authority, which a cash register counts up and which therefore opens none of its invoices. 404 invoice_not_found, whatever does not fit.
 * @summary Tra cứu hóa đơn bằng mã
 */
export const lookUpBuyerInvoice = async (lookUpBuyerInvoiceBody: LookUpBuyerInvoiceBody, options?: Parameters<typeof http>[1]): Promise<BuyerKey> => {
return http<BuyerKey>(getLookUpBuyerInvoiceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(lookUpBuyerInvoiceBody) });
}

export const getReadBuyerInvoicePdfUrl = () => {
  return `/api/buyer_invoices/pdf`
}
/**
 * The print of what was frozen when the invoice was sealed.
 * @summary Bản thể hiện (PDF) bằng liên kết
 */
export const readBuyerInvoicePdf = async (readBuyerInvoicePdfBody: ReadBuyerInvoicePdfBody, options?: Parameters<typeof http>[1]): Promise<Blob> => {
return http<Blob>(getReadBuyerInvoicePdfUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readBuyerInvoicePdfBody) });
}

export const getReadBuyerInvoiceXmlUrl = () => {
  return `/api/buyer_invoices/xml`
}
/**
 * The stored file byte for byte, with the code and the signature of the authority where it has given one.
 * @summary Tệp XML bằng liên kết
 */
export const readBuyerInvoiceXml = async (readBuyerInvoiceXmlBody: ReadBuyerInvoiceXmlBody, options?: Parameters<typeof http>[1]): Promise<Blob> => {
return http<Blob>(getReadBuyerInvoiceXmlUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readBuyerInvoiceXmlBody) });
}

export const getReadBuyerInvoiceAttachmentUrl = () => {
  return `/api/buyer_invoices/attachments`
}
/**
 * One of those that the seller shows to the buyer, as it came, to be saved. 404 not_found for any other.
 * @summary Tệp đính kèm bằng liên kết
 */
export const readBuyerInvoiceAttachment = async (readBuyerInvoiceAttachmentBody: ReadBuyerInvoiceAttachmentBody, options?: Parameters<typeof http>[1]): Promise<Blob> => {
return http<Blob>(getReadBuyerInvoiceAttachmentUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(readBuyerInvoiceAttachmentBody) });
}

export const getVerifyBuyerInvoiceUrl = () => {
  return `/api/buyer_invoices/verifications`
}
/**
 * Judges the stored file as a file from anyone. 503 with Retry-After when too many files wait.
 * @summary Kiểm tra hóa đơn bằng liên kết
 */
export const verifyBuyerInvoice = async (verifyBuyerInvoiceBody: VerifyBuyerInvoiceBody, options?: Parameters<typeof http>[1]): Promise<BuyerVerification> => {
return http<BuyerVerification>(getVerifyBuyerInvoiceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(verifyBuyerInvoiceBody) });
}

export const getConfirmBuyerReceiptUrl = () => {
  return `/api/buyer_invoices/receipts`
}
/**
 * Kept once: what was said first stays.
 * @summary Người mua xác nhận đã nhận
 */
export const confirmBuyerReceipt = async (confirmBuyerReceiptBody: ConfirmBuyerReceiptBody, options?: Parameters<typeof http>[1]): Promise<BuyerInvoice> => {
return http<BuyerInvoice>(getConfirmBuyerReceiptUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(confirmBuyerReceiptBody) });
}

export const getSendBuyerRequestUrl = () => {
  return `/api/buyer_invoices/requests`
}
/**
 * The seller sees it on the page of the invoice. 409 too_many_requests while five of them wait for an answer.
 * @summary Người mua báo sai
 */
export const sendBuyerRequest = async (sendBuyerRequestBody: SendBuyerRequestBody, options?: Parameters<typeof http>[1]): Promise<BuyerInvoice> => {
return http<BuyerInvoice>(getSendBuyerRequestUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendBuyerRequestBody) });
}

export const getGetInvoiceDeliveryUrl = (id: number,) => {
  return `/api/invoices/${id}/delivery`
}
/**
 * @summary Người mua đã mở, đã nhận, báo sai
 */
export const getInvoiceDelivery = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceDelivery> => {
  return http<InvoiceDelivery>(getGetInvoiceDeliveryUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoiceDeliveryQueryKey = (id: number,) => {
    return [`/api/invoices/${id}/delivery`] as const;
}
export const getGetInvoiceDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceDelivery>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceDeliveryQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceDelivery>>> = ({ signal }) => getInvoiceDelivery(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoiceDelivery<TData = Awaited<ReturnType<typeof getInvoiceDelivery>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDelivery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceDeliveryQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceLinkUrl = (id: number,) => {
  return `/api/invoices/${id}/buyer_link`
}
/**
 * Anyone with the link sees the invoice without signing in. 409 invoice_not_issued before it is issued.
 * @summary Liên kết cho người mua
 */
export const getInvoiceLink = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceLink> => {
  return http<InvoiceLink>(getGetInvoiceLinkUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoiceLinkQueryKey = (id: number,) => {
    return [`/api/invoices/${id}/buyer_link`] as const;
}
export const getGetInvoiceLinkQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceLink>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceLinkQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceLink>>> = ({ signal }) => getInvoiceLink(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoiceLink<TData = Awaited<ReturnType<typeof getInvoiceLink>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLink>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceLinkQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getRenewInvoiceLinkUrl = (id: number,) => {
  return `/api/invoices/${id}/buyer_link`
}
/**
 * All links given out before, also those in mails, open nothing from here on. The look-up code stays: it may be printed.
 * @summary Thu hồi liên kết, cấp liên kết khác
 */
export const renewInvoiceLink = async (id: number,
    renewInvoiceLinkBody: RenewInvoiceLinkBody, options?: Parameters<typeof http>[1]): Promise<InvoiceLink> => {
return http<InvoiceLink>(getRenewInvoiceLinkUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(renewInvoiceLinkBody) });
}

export const getSetBuyerRequestsHandledUrl = (id: number,) => {
  return `/api/invoices/${id}/buyer_requests/handled`
}
/**
 * Those of the invoice that came no later than the newest one seen.
 * @summary Đã xử lý lời báo sai của người mua
 */
export const setBuyerRequestsHandled = async (id: number,
    setBuyerRequestsHandledBody: SetBuyerRequestsHandledBody, options?: Parameters<typeof http>[1]): Promise<InvoiceDelivery> => {
return http<InvoiceDelivery>(getSetBuyerRequestsHandledUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(setBuyerRequestsHandledBody) });
}
