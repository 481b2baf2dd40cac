/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateProofPackBody, FailureResponse, ProofPack, SearchProofPacksParams } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getSearchProofPacksUrl = (params?: SearchProofPacksParams,) => {
  return withQuery(`/api/proof_packs`, params);
}
/**
 * The newest first. Only packs are listed for which the account holds every permission that their contents need.
 * @summary Các gói bằng chứng đã tạo
 */
export const searchProofPacks = async (params?: SearchProofPacksParams, options?: Parameters<typeof http>[1]): Promise<ProofPack[]> => {
  return http<ProofPack[]>(getSearchProofPacksUrl(params), { ...options, method: 'GET' });
}
export const getSearchProofPacksQueryKey = (params?: SearchProofPacksParams,) => {
    return [`/api/proof_packs`, ...(params ? [params] : [])] as const;
}
export const getSearchProofPacksQueryOptions = <TData = Awaited<ReturnType<typeof searchProofPacks>>, TError = ErrorType<FailureResponse>>(params?: SearchProofPacksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProofPacks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getSearchProofPacksQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchProofPacks>>> = ({ signal }) => searchProofPacks(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchProofPacks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useSearchProofPacks<TData = Awaited<ReturnType<typeof searchProofPacks>>, TError = ErrorType<FailureResponse>>(
 params?: SearchProofPacksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProofPacks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchProofPacksQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateProofPackUrl = () => {
  return `/api/proof_packs`
}
/**
 * Starts a job that writes one ZIP file of a period, or of everything when neither day is given; only the latter can be restored. Failures: 403 pack_permissions names the codes that the chosen contents ask for, 409 pack_running while another is being made, 422 pack_period, 422 pack_incomplete for everything without all contents but the prints.
 * @summary Tạo gói bằng chứng
 */
export const createProofPack = async (createProofPackBody: CreateProofPackBody, options?: Parameters<typeof http>[1]): Promise<ProofPack> => {
return http<ProofPack>(getCreateProofPackUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createProofPackBody) });
}

export const getGetProofPackUrl = (id: number,) => {
  return `/api/proof_packs/${id}`
}
/**
 * @summary Xem gói bằng chứng
 */
export const getProofPack = async (id: number, options?: Parameters<typeof http>[1]): Promise<ProofPack> => {
  return http<ProofPack>(getGetProofPackUrl(id), { ...options, method: 'GET' });
}

export const getDeleteProofPackUrl = (id: number,) => {
  return `/api/proof_packs/${id}`
}
/**
 * A pack that is being made is stopped. The line of the audit log that holds the hash of its manifest stays.
 * @summary Dừng tạo hoặc xóa gói
 */
export const deleteProofPack = async (id: number, options?: Parameters<typeof http>[1]): Promise<ProofPack> => {
  return http<ProofPack>(getDeleteProofPackUrl(id), { ...options, method: 'DELETE' });
}

export const getGetProofPackFileUrl = (id: number,) => {
  return `/api/proof_packs/${id}/file`
}
/**
 * 409 pack_not_ready until it is made, and when its file is no longer kept.
 * @summary Tải gói bằng chứng
 */
export const getProofPackFile = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetProofPackFileUrl(id), { ...options, method: 'GET' });
}

export const getGetInvoiceProofPackUrl = (id: number,) => {
  return `/api/invoices/${id}/proof_pack`
}
/**
 * One ZIP of the invoice's signed files, its print and every message sent and received about it, its package or its summary table, with the page that verifies them without a network. Made while it is waited for, and not kept; each leaves a line in the audit log. Failures: 409 not_signed for a draft, 403 pack_permissions where a message of it belongs to a kind that the account may not see, 503 while prints are busy.
 * @summary Tải gói bằng chứng của một hóa đơn
 */
export const getInvoiceProofPack = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceProofPackUrl(id), { ...options, method: 'GET' });
}

export const getGetRegistrationProofPackUrl = (id: number,) => {
  return `/api/registrations/${id}/proof_pack`
}
/**
 * One ZIP of the declaration's signed files, its official form, and every message sent and received about it, with the page that verifies them without a network. Made while it is waited for, and not kept; each leaves a line in the audit log. Failures: 409 not_signed before it is signed, 403 pack_permissions where a message of it belongs to a kind that the account may not see, 503 while prints are busy.
 * @summary Tải gói bằng chứng của một tờ khai
 */
export const getRegistrationProofPack = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetRegistrationProofPackUrl(id), { ...options, method: 'GET' });
}

export const getGetInvoiceMistakeProofPackUrl = (id: number,) => {
  return `/api/invoice_mistakes/${id}/proof_pack`
}
/**
 * One ZIP of the notice's signed files, its official form, and every message sent and received about it, with the page that verifies them without a network. Made while it is waited for, and not kept; each leaves a line in the audit log. Failures: 409 not_signed before it is signed, 403 pack_permissions where a message of it belongs to a kind that the account may not see, 503 while prints are busy.
 * @summary Tải gói bằng chứng của một thông báo sai sót
 */
export const getInvoiceMistakeProofPack = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceMistakeProofPackUrl(id), { ...options, method: 'GET' });
}

export const getGetInvoiceDataSummaryTableProofPackUrl = (id: number,) => {
  return `/api/invoice_data_summary_tables/${id}/proof_pack`
}
/**
 * One ZIP of the table's signed files, and every message sent and received about it, with the page that verifies them without a network. Made while it is waited for, and not kept; each leaves a line in the audit log. Failures: 409 not_signed before it is signed, 403 pack_permissions where a message of it belongs to a kind that the account may not see, 503 while prints are busy.
 * @summary Tải gói bằng chứng của một bảng tổng hợp
 */
export const getInvoiceDataSummaryTableProofPack = async (id: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {
  return http<Blob>(getGetInvoiceDataSummaryTableProofPackUrl(id), { ...options, method: 'GET' });
}
