/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateInvoiceMistakeBody, DocumentEvent, DocumentHold, FailureResponse, InvoiceMistake, ListInvoiceMistakesParams, MistakeCandidate, SearchMistakeCandidatesParams, SubmitInvoiceMistakeBody, UpdateInvoiceMistakeBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListInvoiceMistakesUrl = (params?: ListInvoiceMistakesParams,) => {
  return withQuery(`/api/invoice_mistakes`, params);
}
/**
 * @summary Danh sách thông báo sai sót
 */
export const listInvoiceMistakes = async (params?: ListInvoiceMistakesParams, options?: Parameters<typeof http>[1]): Promise<InvoiceMistake[]> => {
  return http<InvoiceMistake[]>(getListInvoiceMistakesUrl(params), { ...options, method: 'GET' });
}

export const getCreateInvoiceMistakeUrl = () => {
  return `/api/invoice_mistakes`
}
/**
 * A draft may lack what the law asks for; what prevents sending it is answered on submission. Of an invoice that was issued here (invoice_id) symbol, number, day and code are those of the invoice, whatever is sent.
 * @summary Lập thông báo sai sót
 */
export const createInvoiceMistake = async (createInvoiceMistakeBody: CreateInvoiceMistakeBody, options?: Parameters<typeof http>[1]): Promise<InvoiceMistake> => {
return http<InvoiceMistake>(getCreateInvoiceMistakeUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createInvoiceMistakeBody) });
}

export const getSearchMistakeCandidatesUrl = (params?: SearchMistakeCandidatesParams,) => {
  return withQuery(`/api/invoice_mistakes/candidates`, params);
}
/**
 * The last twenty that match, by symbol, number or buyer; not those of cash registers, of which message 303 tells.
 * @summary Hóa đơn đã phát hành để thông báo sai sót
 */
export const searchMistakeCandidates = async (params?: SearchMistakeCandidatesParams, options?: Parameters<typeof http>[1]): Promise<MistakeCandidate[]> => {
  return http<MistakeCandidate[]>(getSearchMistakeCandidatesUrl(params), { ...options, method: 'GET' });
}
export const getSearchMistakeCandidatesQueryKey = (params?: SearchMistakeCandidatesParams,) => {
    return [`/api/invoice_mistakes/candidates`, ...(params ? [params] : [])] as const;
}
export const getSearchMistakeCandidatesQueryOptions = <TData = Awaited<ReturnType<typeof searchMistakeCandidates>>, TError = ErrorType<FailureResponse>>(params?: SearchMistakeCandidatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMistakeCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getSearchMistakeCandidatesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchMistakeCandidates>>> = ({ signal }) => searchMistakeCandidates(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchMistakeCandidates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useSearchMistakeCandidates<TData = Awaited<ReturnType<typeof searchMistakeCandidates>>, TError = ErrorType<FailureResponse>>(
 params?: SearchMistakeCandidatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMistakeCandidates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchMistakeCandidatesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceMistakeUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}`
}
/**
 * @summary Xem thông báo sai sót
 */
export const getInvoiceMistake = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceMistake> => {
  return http<InvoiceMistake>(getGetInvoiceMistakeUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoiceMistakeQueryKey = (id: number,) => {
    return [`/api/invoice_mistakes/${id}`] as const;
}

export const getUpdateInvoiceMistakeUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}`
}
/**
 * A draft, or one that was refused as a whole; anything on its way or received answers 409.
 * @summary Sửa thông báo sai sót
 */
export const updateInvoiceMistake = async (id: number,
    updateInvoiceMistakeBody: UpdateInvoiceMistakeBody, options?: Parameters<typeof http>[1]): Promise<InvoiceMistake> => {
return http<InvoiceMistake>(getUpdateInvoiceMistakeUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateInvoiceMistakeBody) });
}

export const getDeleteInvoiceMistakeUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}`
}
/**
 * Only one that was never signed or sent; anything else answers 409.
 * @summary Xóa thông báo nháp
 */
export const deleteInvoiceMistake = async (id: number, options?: Parameters<typeof http>[1]): Promise<InvoiceMistake> => {
  return http<InvoiceMistake>(getDeleteInvoiceMistakeUrl(id), { ...options, method: 'DELETE' });
}

export const getSubmitInvoiceMistakeUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}/submit`
}
/**
 * Has a notice signed and sent (message 300). One that is on its way already stays as it is; 422 names what is missing. Follow it at /api/invoice_mistakes/{id}.
 * @summary Ký và gửi thông báo sai sót
 */
export const submitInvoiceMistake = async (id: number,
    submitInvoiceMistakeBody: SubmitInvoiceMistakeBody, options?: Parameters<typeof http>[1]): Promise<InvoiceMistake> => {
return http<InvoiceMistake>(getSubmitInvoiceMistakeUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitInvoiceMistakeBody) });
}

export const getListInvoiceMistakeHistoryUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}/history`
}
/**
 * @summary Nhật ký của thông báo sai sót
 */
export const listInvoiceMistakeHistory = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentEvent[]> => {
  return http<DocumentEvent[]>(getListInvoiceMistakeHistoryUrl(id), { ...options, method: 'GET' });
}
export const getListInvoiceMistakeHistoryQueryKey = (id: number,) => {
    return [`/api/invoice_mistakes/${id}/history`] as const;
}
export const getListInvoiceMistakeHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceMistakeHistory>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceMistakeHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListInvoiceMistakeHistoryQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceMistakeHistory>>> = ({ signal }) => listInvoiceMistakeHistory(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceMistakeHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListInvoiceMistakeHistory<TData = Awaited<ReturnType<typeof listInvoiceMistakeHistory>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceMistakeHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceMistakeHistoryQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetInvoiceMistakeHoldUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}/hold`
}
/**
 * @summary Vì sao thông báo sai sót chưa đi tiếp
 */
export const getInvoiceMistakeHold = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentHold> => {
  return http<DocumentHold>(getGetInvoiceMistakeHoldUrl(id), { ...options, method: 'GET' });
}
export const getGetInvoiceMistakeHoldQueryKey = (id: number,) => {
    return [`/api/invoice_mistakes/${id}/hold`] as const;
}

export const getGetInvoiceMistakeXmlUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}/xml`
}
/**
 * The signed notice, byte for byte.
 * @summary Tải XML của thông báo sai sót
 */
export const getInvoiceMistakeXml = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceMistakeXmlUrl(id), { ...options, method: 'GET' });
}

export const getGetInvoiceMistakePdfUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}/pdf`
}
/**
 * As it was sealed; before that as it would be sent today.
 * @summary Thông báo theo mẫu 04/SS-HĐĐT
 */
export const getInvoiceMistakePdf = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceMistakePdfUrl(id), { ...options, method: 'GET' });
}
