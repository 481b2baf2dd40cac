/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { Checkout, GatewayPayment, LookUpGatewayPaymentBody, StartGatewayPaymentBody, SubmitBankTransferBody, SubmitSandboxTransferBody, TransferReceipt } from '../models.ts';
import { getHeaders, http } from '.././http.ts';

export const getReadCheckoutUrl = (key: string,) => {
  return `/api/checkouts/${key}`
}
/**
 * Needs no login: the key in the address is the access. 404 for any other key.
 * @summary Thanh toán một yêu cầu
 */
export const readCheckout = async (key: string, options?: Parameters<typeof http>[1]): Promise<Checkout> => {
  return http<Checkout>(getReadCheckoutUrl(key), { ...options, method: 'GET' });
}

export const getSubmitSandboxTransferUrl = (key: string,) => {
  return `/api/checkouts/${key}/sandbox_transfers`
}
/**
 * Has the sandbox bank transfer money for the request, for those who try the product. 404 where the bank is a real one.
 * @summary Chuyển khoản thử
 */
export const submitSandboxTransfer = async (key: string,
    submitSandboxTransferBody: SubmitSandboxTransferBody, options?: Parameters<typeof http>[1]): Promise<Checkout> => {
return http<Checkout>(getSubmitSandboxTransferUrl(key), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitSandboxTransferBody) });
}

export const getStartGatewayPaymentUrl = (key: string,) => {
  return `/api/checkouts/${key}/gateway_payments`
}
/**
 * Begins a payment of what is due at the payment gateway and answers where the payer goes. The payer comes back to /checkout/{key}; what became of the payment is decided by the gateway's notice or a look-up, never by the way back. 409 payment_not_open for a request that takes no money, 409 gateway_unavailable where no gateway is configured.
 * @summary Thanh toán qua cổng
 */
export const startGatewayPayment = async (key: string,
    startGatewayPaymentBody: StartGatewayPaymentBody, options?: Parameters<typeof http>[1]): Promise<GatewayPayment> => {
return http<GatewayPayment>(getStartGatewayPaymentUrl(key), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(startGatewayPaymentBody) });
}

export const getLookUpGatewayPaymentUrl = (key: string,) => {
  return `/api/checkouts/${key}/look_ups`
}
/**
 * Asks the gateway what became of the payment begun last, at most every ten seconds, and answers with the state of the request.
 * @summary Tra cứu giao dịch tại cổng
 */
export const lookUpGatewayPayment = async (key: string,
    lookUpGatewayPaymentBody: LookUpGatewayPaymentBody, options?: Parameters<typeof http>[1]): Promise<Checkout> => {
return http<Checkout>(getLookUpGatewayPaymentUrl(key), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(lookUpGatewayPaymentBody) });
}

export const getSubmitBankTransferUrl = () => {
  return `/api/bank_transfers`
}
/**
 * A transfer to our account, notified by the bank. Signed with the secret that is shared with it: the HMAC-SHA256, in hexadecimal, of the other fields as `name=value`, joined by `&` in the order of their names. Sent again it changes nothing. One that names no request of ours is kept, and answered with success.
 * @summary Báo có của ngân hàng
 */
export const submitBankTransfer = async (submitBankTransferBody: SubmitBankTransferBody, options?: Parameters<typeof http>[1]): Promise<TransferReceipt> => {
return http<TransferReceipt>(getSubmitBankTransferUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(submitBankTransferBody) });
}
