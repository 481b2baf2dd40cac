/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CancelSignatureRequestBody, FailureResponse, SendSignatureOtpBody, SignatureRequest, SubmitSignaturesBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListSignatureRequestsUrl = () => {
  return `/api/signature_requests`
}
/**
 * The newest 100 of the company that a person still has to act on.
 * @summary Yêu cầu ký đang chờ
 */
export const listSignatureRequests = async ( options?: Parameters<typeof http>[1]): Promise<SignatureRequest[]> => {
  return http<SignatureRequest[]>(getListSignatureRequestsUrl(), { ...options, method: 'GET' });
}
export const getListSignatureRequestsQueryKey = () => {
    return [`/api/signature_requests`] as const;
}
export const getListSignatureRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listSignatureRequests>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignatureRequests>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListSignatureRequestsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSignatureRequests>>> = ({ signal }) => listSignatureRequests({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSignatureRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListSignatureRequests<TData = Awaited<ReturnType<typeof listSignatureRequests>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSignatureRequests>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSignatureRequestsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSignatureRequestUrl = (id: number,) => {
  return `/api/signature_requests/${id}`
}
/**
 * @summary Xem yêu cầu ký
 */
export const getSignatureRequest = async (id: number, options?: Parameters<typeof http>[1]): Promise<SignatureRequest> => {
  return http<SignatureRequest>(getGetSignatureRequestUrl(id), { ...options, method: 'GET' });
}
export const getGetSignatureRequestQueryKey = (id: number,) => {
    return [`/api/signature_requests/${id}`] as const;
}
export const getGetSignatureRequestQueryOptions = <TData = Awaited<ReturnType<typeof getSignatureRequest>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignatureRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetSignatureRequestQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSignatureRequest>>> = ({ signal }) => getSignatureRequest(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSignatureRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetSignatureRequest<TData = Awaited<ReturnType<typeof getSignatureRequest>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignatureRequest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSignatureRequestQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getSubmitSignaturesUrl = (id: number,) => {
  return `/api/signature_requests/${id}/signatures`
}
/**
 * One signature a document, in the order of their positions. Each is held against the certificate and its hash; when one of them does not hold none is taken, and the request stays open. Sent again once they are taken, it answers the request unchanged.
 * @summary Nộp chữ ký từ USB token
 */
export const submitSignatures = async (id: number,
    submitSignaturesBody: SubmitSignaturesBody, options?: Parameters<typeof http>[1]): Promise<SignatureRequest> => {
return http<SignatureRequest>(getSubmitSignaturesUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitSignaturesBody) });
}

export const getSendSignatureOtpUrl = (id: number,) => {
  return `/api/signature_requests/${id}/otp`
}
/**
 * Answers at once; whether the code was right shows at the request. A wrong one leaves it waiting for another, five times.
 * @summary Gửi mã OTP cho dịch vụ ký số
 */
export const sendSignatureOtp = async (id: number,
    sendSignatureOtpBody: SendSignatureOtpBody, options?: Parameters<typeof http>[1]): Promise<SignatureRequest> => {
return http<SignatureRequest>(getSendSignatureOtpUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendSignatureOtpBody) });
}

export const getCancelSignatureRequestUrl = (id: number,) => {
  return `/api/signature_requests/${id}/cancel`
}
/**
 * Its documents keep their numbers and may be published again. A signature that comes after it changes nothing. One that has ended is answered unchanged.
 * @summary Hủy yêu cầu ký
 */
export const cancelSignatureRequest = async (id: number,
    cancelSignatureRequestBody: CancelSignatureRequestBody, options?: Parameters<typeof http>[1]): Promise<SignatureRequest> => {
return http<SignatureRequest>(getCancelSignatureRequestUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(cancelSignatureRequestBody) });
}
