/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateAdjustmentBody, CreateReplacementBody, FailureResponse, GetInvoiceRemediesParams, Invoice, InvoiceRemedies } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetInvoiceRemediesUrl = (id: number,
    params?: GetInvoiceRemediesParams,) => {
  return withQuery(`/api/invoices/${id}/remedies`, params);
}
/**
 * What the law of today allows for an invoice that is wrong, or that a later event changes, by what is the matter with it; what is not allowed, with the reason; and the family of the invoice with the value in force.
 * @summary Cách xử lý hóa đơn sai
 */
export const getInvoiceRemedies = async (id: number,
    params?: GetInvoiceRemediesParams, options?: Parameters<typeof http>[1]): Promise<InvoiceRemedies> => {
  return http<InvoiceRemedies>(getGetInvoiceRemediesUrl(id,params), { ...options, method: 'GET' });
}
export const getGetInvoiceRemediesQueryKey = (id: number,
    params?: GetInvoiceRemediesParams,) => {
    return [`/api/invoices/${id}/remedies`, ...(params ? [params] : [])] as const;
}
export const getGetInvoiceRemediesQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceRemedies>>, TError = ErrorType<FailureResponse>>(id: number,
    params?: GetInvoiceRemediesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRemedies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceRemediesQueryKey(id,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceRemedies>>> = ({ signal }) => getInvoiceRemedies(id,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRemedies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetInvoiceRemedies<TData = Awaited<ReturnType<typeof getInvoiceRemedies>>, TError = ErrorType<FailureResponse>>(
 id: number,
    params?: GetInvoiceRemediesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceRemedies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceRemediesQueryOptions(id,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateAdjustmentUrl = (id: number,) => {
  return `/api/invoices/${id}/adjustments`
}
/**
 * A draft in the series of the invoice, with the lines that are given: increases positive, decreases negative. 409 correction_open where a correction of the invoice is under way, 422 correction_not_allowed where the law has closed this way.
 * @summary Lập hóa đơn điều chỉnh
 */
export const createAdjustment = async (id: number,
    createAdjustmentBody: CreateAdjustmentBody, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
return http<Invoice>(getCreateAdjustmentUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createAdjustmentBody) });
}

export const getCreateReplacementUrl = (id: number,) => {
  return `/api/invoices/${id}/replacements`
}
/**
 * A draft with everything the invoice says, to be put right. 409 correction_open where a correction of the invoice is under way, 422 correction_not_allowed where the law has closed this way.
 * @summary Lập hóa đơn thay thế
 */
export const createReplacement = async (id: number,
    createReplacementBody: CreateReplacementBody, options?: Parameters<typeof http>[1]): Promise<Invoice> => {
return http<Invoice>(getCreateReplacementUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createReplacementBody) });
}
