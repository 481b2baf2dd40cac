/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateWebhookEndpointBody, ListWebhookDeliveriesParams, ListWebhookEndpointsParams, ReplayWebhookDeliveriesBody, RotateWebhookSecretBody, TestWebhookEndpointBody, UpdateWebhookEndpointBody, WebhookDelivery, WebhookEndpoint } from '../models.ts';
import { getHeaders, http } from '.././http.ts';

export const getListWebhookEndpointsUrl = (params?: ListWebhookEndpointsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/webhook_endpoints?${stringifiedParams}` : `/api/webhook_endpoints`
}

/**
 * @summary Danh sách webhook
 */
export const listWebhookEndpoints = async (params?: ListWebhookEndpointsParams, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint[]> => {

  return http<WebhookEndpoint[]>(getListWebhookEndpointsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getCreateWebhookEndpointUrl = () => {

  return `/api/webhook_endpoints`
}

/**
 * An address of the company's own systems that is sent the chosen events, signed as Standard Webhooks prescribes (docs/webhooks.md). `secret` is in this answer alone, and not in that of a request repeated under the same Idempotency-Key.
 * @summary Tạo webhook
 */
export const createWebhookEndpoint = async (createWebhookEndpointBody: CreateWebhookEndpointBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {

return http<WebhookEndpoint>(getCreateWebhookEndpointUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createWebhookEndpointBody)
  }
);}

export const getGetWebhookEndpointUrl = (id: number,) => {

  return `/api/webhook_endpoints/${id}`
}

/**
 * @summary Xem webhook
 */
export const getWebhookEndpoint = async (id: number, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {

  return http<WebhookEndpoint>(getGetWebhookEndpointUrl(id),
  {
    ...options,
    method: 'GET'

  }
);}

export const getUpdateWebhookEndpointUrl = (id: number,) => {

  return `/api/webhook_endpoints/${id}`
}

/**
 * One that is off is sent nothing, and nothing is written for it; what waits, waits until it is on again. One that was put off after days of failures is taken up again by turning it on.
 * @summary Sửa webhook
 */
export const updateWebhookEndpoint = async (id: number,
    updateWebhookEndpointBody: UpdateWebhookEndpointBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {

return http<WebhookEndpoint>(getUpdateWebhookEndpointUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateWebhookEndpointBody)
  }
);}

export const getDeleteWebhookEndpointUrl = (id: number,) => {

  return `/api/webhook_endpoints/${id}`
}

/**
 * With its deliveries; what waits is not sent any more.
 * @summary Xóa webhook
 */
export const deleteWebhookEndpoint = async (id: number, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {

  return http<WebhookEndpoint>(getDeleteWebhookEndpointUrl(id),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getRotateWebhookSecretUrl = (id: number,) => {

  return `/api/webhook_endpoints/${id}/rotate_secret`
}

/**
 * A new secret, told in this answer alone. For 24 hours every message is signed with both, so that the receiver can change over; one that was still valid from an earlier change ends at once.
 * @summary Đổi khóa ký
 */
export const rotateWebhookSecret = async (id: number,
    rotateWebhookSecretBody: RotateWebhookSecretBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {

return http<WebhookEndpoint>(getRotateWebhookSecretUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(rotateWebhookSecretBody)
  }
);}

export const getTestWebhookEndpointUrl = (id: number,) => {

  return `/api/webhook_endpoints/${id}/test`
}

/**
 * An event `webhook.test` to this endpoint, sent and tried again as every other.
 * @summary Gửi thử
 */
export const testWebhookEndpoint = async (id: number,
    testWebhookEndpointBody: TestWebhookEndpointBody, options?: Parameters<typeof http>[1]): Promise<WebhookDelivery> => {

return http<WebhookDelivery>(getTestWebhookEndpointUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(testWebhookEndpointBody)
  }
);}

export const getReplayWebhookDeliveriesUrl = (id: number,) => {

  return `/api/webhook_endpoints/${id}/replay`
}

/**
 * Sends once more, under the same webhook-id: the delivery that is named, delivered or given up; without one, all that were given up.
 * @summary Gửi lại
 */
export const replayWebhookDeliveries = async (id: number,
    replayWebhookDeliveriesBody: ReplayWebhookDeliveriesBody, options?: Parameters<typeof http>[1]): Promise<WebhookEndpoint> => {

return http<WebhookEndpoint>(getReplayWebhookDeliveriesUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(replayWebhookDeliveriesBody)
  }
);}

export const getListWebhookDeliveriesUrl = (id: number,
    params?: ListWebhookDeliveriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/webhook_endpoints/${id}/deliveries?${stringifiedParams}` : `/api/webhook_endpoints/${id}/deliveries`
}

/**
 * The newest first, each with its last ten attempts.
 * @summary Nhật ký giao của một webhook
 */
export const listWebhookDeliveries = async (id: number,
    params?: ListWebhookDeliveriesParams, options?: Parameters<typeof http>[1]): Promise<WebhookDelivery[]> => {

  return http<WebhookDelivery[]>(getListWebhookDeliveriesUrl(id,params),
  {
    ...options,
    method: 'GET'

  }
);}

