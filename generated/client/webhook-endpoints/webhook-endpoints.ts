/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateWebhookEndpointBody, FailureResponse, ListWebhookDeliveriesParams, ListWebhookEndpointsParams, RenewWebhookSecretBody, ResendWebhookDeliveriesBody, SendWebhookTestBody, UpdateWebhookEndpointBody, WebhookDelivery, WebhookEndpoint } from '../models.ts';
import { useQuery } from '@tanstack/react-query';
import type { DataTag, QueryClient, QueryFunction, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { getHeaders, withQuery, withQueryKey, http } from '.././http.ts';
import type { ErrorType } from '.././http.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListWebhookEndpointsUrl = (params?: ListWebhookEndpointsParams,) => {
  return withQuery(`/api/webhook_endpoints`, params);
}
/**
 * @summary Danh sách webhook
 */
export const listWebhookEndpoints = async (params?: ListWebhookEndpointsParams, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint[]> => {
  return http<WebhookEndpoint[]>(getListWebhookEndpointsUrl(params), { ...options, method: 'GET' });
}

export const getCreateWebhookEndpointUrl = () => {
  return `/api/webhook_endpoints`
}
/**
 * An address of the company's own systems that is sent the chosen events, signed as Standard Webhooks prescribes (docs/webhooks.md). `secret` is in this answer alone, and not in that of a request repeated under the same Idempotency-Key.
 * @summary Tạo webhook
 */
export const createWebhookEndpoint = async (createWebhookEndpointBody: CreateWebhookEndpointBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {
return http<WebhookEndpoint>(getCreateWebhookEndpointUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createWebhookEndpointBody) });
}

export const getGetWebhookEndpointUrl = (id: number,) => {
  return `/api/webhook_endpoints/${id}`
}
/**
 * @summary Xem webhook
 */
export const getWebhookEndpoint = async (id: number, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {
  return http<WebhookEndpoint>(getGetWebhookEndpointUrl(id), { ...options, method: 'GET' });
}
export const getGetWebhookEndpointQueryKey = (id: number,) => {
    return [`/api/webhook_endpoints/${id}`] as const;
}
export const getGetWebhookEndpointQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<FailureResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetWebhookEndpointQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookEndpoint>>> = ({ signal }) => getWebhookEndpoint(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<FailureResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetWebhookEndpointQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateWebhookEndpointUrl = (id: number,) => {
  return `/api/webhook_endpoints/${id}`
}
/**
 * One that is off is sent nothing, and nothing is written for it; what waits, waits until it is on again. One that was put off after days of failures is taken up again by turning it on.
 * @summary Sửa webhook
 */
export const updateWebhookEndpoint = async (id: number,
    updateWebhookEndpointBody: UpdateWebhookEndpointBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {
return http<WebhookEndpoint>(getUpdateWebhookEndpointUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateWebhookEndpointBody) });
}

export const getDeleteWebhookEndpointUrl = (id: number,) => {
  return `/api/webhook_endpoints/${id}`
}
/**
 * With its deliveries; what waits is not sent any more.
 * @summary Xóa webhook
 */
export const deleteWebhookEndpoint = async (id: number, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {
  return http<WebhookEndpoint>(getDeleteWebhookEndpointUrl(id), { ...options, method: 'DELETE' });
}

export const getRenewWebhookSecretUrl = (id: number,) => {
  return `/api/webhook_endpoints/${id}/rotate_secret`
}
/**
 * A new secret, given in this answer alone. For 24 hours every message is signed with both, so that the receiver can change over; one that was still valid from an earlier change ends at once.
 * @summary Đổi khóa ký
 */
export const renewWebhookSecret = async (id: number,
    renewWebhookSecretBody: RenewWebhookSecretBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {
return http<WebhookEndpoint>(getRenewWebhookSecretUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(renewWebhookSecretBody) });
}

export const getSendWebhookTestUrl = (id: number,) => {
  return `/api/webhook_endpoints/${id}/test`
}
/**
 * An event `webhook.test` to this endpoint, sent and tried again as every other.
 * @summary Gửi thử
 */
export const sendWebhookTest = async (id: number,
    sendWebhookTestBody: SendWebhookTestBody, options?: Parameters<typeof http>[1]): Promise<WebhookDelivery> => {
return http<WebhookDelivery>(getSendWebhookTestUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(sendWebhookTestBody) });
}

export const getResendWebhookDeliveriesUrl = (id: number,) => {
  return `/api/webhook_endpoints/${id}/replay`
}
/**
 * Sends once more, under the same webhook-id: the delivery that is named, delivered or given up; without one, all that were given up.
 * @summary Gửi lại
 */
export const resendWebhookDeliveries = async (id: number,
    resendWebhookDeliveriesBody: ResendWebhookDeliveriesBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {
return http<WebhookEndpoint>(getResendWebhookDeliveriesUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(resendWebhookDeliveriesBody) });
}

export const getListWebhookDeliveriesUrl = (id: number,
    params?: ListWebhookDeliveriesParams,) => {
  return withQuery(`/api/webhook_endpoints/${id}/deliveries`, params);
}
/**
 * The newest first, each with its last ten attempts.
 * @summary Nhật ký giao của một webhook
 */
export const listWebhookDeliveries = async (id: number,
    params?: ListWebhookDeliveriesParams, options?: Parameters<typeof http>[1]): Promise<WebhookDelivery[]> => {
  return http<WebhookDelivery[]>(getListWebhookDeliveriesUrl(id,params), { ...options, method: 'GET' });
}
export const getListWebhookDeliveriesQueryKey = (id: number,
    params?: ListWebhookDeliveriesParams,) => {
    return [`/api/webhook_endpoints/${id}/deliveries`, ...(params ? [params] : [])] as const;
}
export const getListWebhookDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<FailureResponse>>(id: number,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListWebhookDeliveriesQueryKey(id,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookDeliveries>>> = ({ signal }) => listWebhookDeliveries(id,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<FailureResponse>>(
 id: number,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListWebhookDeliveriesQueryOptions(id,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
