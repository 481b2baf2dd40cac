/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CancelPaymentRequestBody, CreatePaymentRequestBody, FailureResponse, ListPaymentRefundsParams, ListPaymentRequestsParams, PackageUsage, PaymentMethods, PaymentRefund, PaymentRequest, RequestPaymentRefundBody } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListPaymentRequestsUrl = (params?: ListPaymentRequestsParams,) => {
  return withQuery(`/api/payment_requests`, params);
}
/**
 * @summary Yêu cầu thanh toán
 */
export const listPaymentRequests = async (params?: ListPaymentRequestsParams, options?: Parameters<typeof http>[1]): Promise<PaymentRequest[]> => {
  return http<PaymentRequest[]>(getListPaymentRequestsUrl(params), { ...options, method: 'GET' });
}
export const getListPaymentRequestsQueryKey = (params?: ListPaymentRequestsParams,) => {
    return [`/api/payment_requests`, ...(params ? [params] : [])] as const;
}
export const getListPaymentRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentRequests>>, TError = ErrorType<FailureResponse>>(params?: ListPaymentRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListPaymentRequestsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentRequests>>> = ({ signal }) => listPaymentRequests(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListPaymentRequests<TData = Awaited<ReturnType<typeof listPaymentRequests>>, TError = ErrorType<FailureResponse>>(
 params?: ListPaymentRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentRequests>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPaymentRequestsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreatePaymentRequestUrl = () => {
  return `/api/payment_requests`
}
/**
 * Asks for the payment of a package at today's price, by a transfer that names the reference of the request; it can be paid at /checkout/{checkout_key} without login. 422 package_unknown, 503 payment_unavailable where no bank is configured.
 * @summary Mua gói dịch vụ
 */
export const createPaymentRequest = async (createPaymentRequestBody: CreatePaymentRequestBody, options?: Parameters<typeof http>[1]): Promise<PaymentRequest> => {
return http<PaymentRequest>(getCreatePaymentRequestUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createPaymentRequestBody) });
}

export const getGetPaymentRequestUrl = (id: number,) => {
  return `/api/payment_requests/${id}`
}
/**
 * @summary Một yêu cầu thanh toán
 */
export const getPaymentRequest = async (id: number, options?: Parameters<typeof http>[1]): Promise<PaymentRequest> => {
  return http<PaymentRequest>(getGetPaymentRequestUrl(id), { ...options, method: 'GET' });
}

export const getCancelPaymentRequestUrl = (id: number,) => {
  return `/api/payment_requests/${id}/cancel`
}
/**
 * Of one that is not paid; anything else answers 409 payment_not_cancellable. What came of it in part, and what is transferred for it afterwards, is to be given back (payment_refunds).
 * @summary Hủy yêu cầu thanh toán
 */
export const cancelPaymentRequest = async (id: number,
    cancelPaymentRequestBody: CancelPaymentRequestBody, options?: Parameters<typeof http>[1]): Promise<PaymentRequest> => {
return http<PaymentRequest>(getCancelPaymentRequestUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(cancelPaymentRequestBody) });
}

export const getListPaymentRefundsUrl = (params?: ListPaymentRefundsParams,) => {
  return withQuery(`/api/payment_refunds`, params);
}
/**
 * Money that came and paid for nothing, one for each transfer.
 * @summary Tiền cần hoàn lại
 */
export const listPaymentRefunds = async (params?: ListPaymentRefundsParams, options?: Parameters<typeof http>[1]): Promise<PaymentRefund[]> => {
  return http<PaymentRefund[]>(getListPaymentRefundsUrl(params), { ...options, method: 'GET' });
}
export const getListPaymentRefundsQueryKey = (params?: ListPaymentRefundsParams,) => {
    return [`/api/payment_refunds`, ...(params ? [params] : [])] as const;
}
export const getListPaymentRefundsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentRefunds>>, TError = ErrorType<FailureResponse>>(params?: ListPaymentRefundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentRefunds>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListPaymentRefundsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentRefunds>>> = ({ signal }) => listPaymentRefunds(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentRefunds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListPaymentRefunds<TData = Awaited<ReturnType<typeof listPaymentRefunds>>, TError = ErrorType<FailureResponse>>(
 params?: ListPaymentRefundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentRefunds>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPaymentRefundsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestPaymentRefundUrl = (id: number,) => {
  return `/api/payment_refunds/${id}/request`
}
/**
 * Asks for money back once: at the gateway it was paid at, or by a transfer to the account in payee. 409 refund_not_open while it is under way or done, 422 refund_account_missing where it is given back by a transfer and no account is named.
 * @summary Yêu cầu hoàn tiền
 */
export const requestPaymentRefund = async (id: number,
    requestPaymentRefundBody: RequestPaymentRefundBody, options?: Parameters<typeof http>[1]): Promise<PaymentRefund> => {
return http<PaymentRefund>(getRequestPaymentRefundUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(requestPaymentRefundBody) });
}

export const getGetPackageUsageUrl = () => {
  return `/api/service_packages/current`
}
/**
 * What the company has paid for and how much of it is used; without a package the fields of one are null, and the invoices it has issued are still counted.
 * @summary Gói đang dùng
 */
export const getPackageUsage = async ( options?: Parameters<typeof http>[1]): Promise<PackageUsage> => {
  return http<PackageUsage>(getGetPackageUsageUrl(), { ...options, method: 'GET' });
}
export const getGetPackageUsageQueryKey = () => {
    return [`/api/service_packages/current`] as const;
}
export const getGetPackageUsageQueryOptions = <TData = Awaited<ReturnType<typeof getPackageUsage>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetPackageUsageQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPackageUsage>>> = ({ signal }) => getPackageUsage({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPackageUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetPackageUsage<TData = Awaited<ReturnType<typeof getPackageUsage>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPackageUsageQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetPaymentMethodsUrl = () => {
  return `/api/payment_methods`
}
/**
 * By which of the ways a package can be paid on this installation.
 * @summary Các cách trả
 */
export const getPaymentMethods = async ( options?: Parameters<typeof http>[1]): Promise<PaymentMethods> => {
  return http<PaymentMethods>(getGetPaymentMethodsUrl(), { ...options, method: 'GET' });
}
export const getGetPaymentMethodsQueryKey = () => {
    return [`/api/payment_methods`] as const;
}
export const getGetPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentMethods>>, TError = ErrorType<FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetPaymentMethodsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentMethods>>> = ({ signal }) => getPaymentMethods({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetPaymentMethods<TData = Awaited<ReturnType<typeof getPaymentMethods>>, TError = ErrorType<FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPaymentMethodsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
