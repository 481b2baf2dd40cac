/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateOtherAdjustmentBody, CreateOtherInvoiceBody, CreateOtherReplacementBody, FailureResponse, GetOtherInvoiceRemediesParams, Invoice, InvoiceRemedies, OtherInvoice, OtherInvoiceReading } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getCreateOtherInvoiceUrl = () => {
  return `/api/other_invoices`
}
/**
 * An invoice that was issued elsewhere, so that it can be adjusted or replaced here. One that is known already is written over while nothing corrects it; after that 409 other_invoice_corrected answers with it, unless it is the same.
 * @summary Nhập hóa đơn của hệ thống khác
 */
export const createOtherInvoice = async (createOtherInvoiceBody: CreateOtherInvoiceBody, options?: Parameters<typeof http>[1]): Promise<OtherInvoice> => {
return http<OtherInvoice>(getCreateOtherInvoiceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createOtherInvoiceBody) });
}

export const getReadOtherInvoiceUrl = () => {
  return `/api/other_invoices/read`
}
/**
 * What the first invoice of a file says, to be looked through and saved. Nothing of the file is kept. 422 for a file without an invoice, and for what verifyXml refuses.
 * @summary Đọc hóa đơn của hệ thống khác từ tệp XML
 */
export const readOtherInvoice = async (readOtherInvoiceBody: Blob, options?: Parameters<typeof http>[1]): Promise<OtherInvoiceReading> => {
return http<OtherInvoiceReading>(getReadOtherInvoiceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) }, body: readOtherInvoiceBody });
}

export const getGetOtherInvoiceUrl = (id: number,) => {
  return `/api/other_invoices/${id}`
}
/**
 * @summary Xem hóa đơn của hệ thống khác
 */
export const getOtherInvoice = async (id: number, options?: Parameters<typeof http>[1]): Promise<OtherInvoice> => {
  return http<OtherInvoice>(getGetOtherInvoiceUrl(id), { ...options, method: 'GET' });
}
export const getGetOtherInvoiceQueryKey = (id: number,) => {
    return [`/api/other_invoices/${id}`] as const;
}
export const getGetOtherInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getOtherInvoice>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtherInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOtherInvoiceQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOtherInvoice>>> = ({ signal }) => getOtherInvoice(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOtherInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetOtherInvoice<TData = Awaited<ReturnType<typeof getOtherInvoice>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtherInvoice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOtherInvoiceQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetOtherInvoiceRemediesUrl = (id: number,
    params?: GetOtherInvoiceRemediesParams,) => {
  return withQuery(`/api/other_invoices/${id}/remedies`, params);
}
/**
 * @summary Cách xử lý hóa đơn của hệ thống khác
 */
export const getOtherInvoiceRemedies = async (id: number,
    params?: GetOtherInvoiceRemediesParams, options?: Parameters<typeof http>[1]): Promise<InvoiceRemedies> => {
  return http<InvoiceRemedies>(getGetOtherInvoiceRemediesUrl(id,params), { ...options, method: 'GET' });
}
export const getGetOtherInvoiceRemediesQueryKey = (id: number,
    params?: GetOtherInvoiceRemediesParams,) => {
    return [`/api/other_invoices/${id}/remedies`, ...(params ? [params] : [])] as const;
}
export const getGetOtherInvoiceRemediesQueryOptions = <TData = Awaited<ReturnType<typeof getOtherInvoiceRemedies>>, TError = ErrorType<FailureResponse>>(id: number,
    params?: GetOtherInvoiceRemediesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtherInvoiceRemedies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOtherInvoiceRemediesQueryKey(id,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOtherInvoiceRemedies>>> = ({ signal }) => getOtherInvoiceRemedies(id,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOtherInvoiceRemedies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetOtherInvoiceRemedies<TData = Awaited<ReturnType<typeof getOtherInvoiceRemedies>>, TError = ErrorType<FailureResponse>>(
 id: number,
    params?: GetOtherInvoiceRemediesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtherInvoiceRemedies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOtherInvoiceRemediesQueryOptions(id,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateOtherAdjustmentUrl = (id: number,) => {
  return `/api/other_invoices/${id}/adjustments`
}
/**
 * As for an invoice of ours: 409 correction_open where a correction of it is under way, 422 correction_not_allowed where the law has closed this way.
 * @summary Lập hóa đơn điều chỉnh cho hóa đơn của hệ thống khác
 */
export const createOtherAdjustment = async (id: number,
    createOtherAdjustmentBody: CreateOtherAdjustmentBody, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
return http<Invoice>(getCreateOtherAdjustmentUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createOtherAdjustmentBody) });
}

export const getCreateOtherReplacementUrl = (id: number,) => {
  return `/api/other_invoices/${id}/replacements`
}
/**
 * As for an invoice of ours: 409 correction_open where a correction of it is under way, 422 correction_not_allowed where the law has closed this way.
 * @summary Lập hóa đơn thay thế cho hóa đơn của hệ thống khác
 */
export const createOtherReplacement = async (id: number,
    createOtherReplacementBody: CreateOtherReplacementBody, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
return http<Invoice>(getCreateOtherReplacementUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createOtherReplacementBody) });
}
