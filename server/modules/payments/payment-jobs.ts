import { enqueueJob, enqueueMissingJob } from '#server/platform/jobs/enqueue.ts';

export const LOOK_UP_TASK = 'look-up-gateway-payment';

/** A payment at the gateway and its company. */
export type GatewayPaymentRef = { tenant_id: number; txn_ref: string };

/** Has a payment looked up after a while, in the caller's transaction; one job at a time. */
export function enqueueLookUp(
  tx: Parameters<typeof enqueueJob>[0],
  payment: GatewayPaymentRef,
  delay_ms: number,
): Promise<void> {
  const { tenant_id, txn_ref } = payment;
  return enqueueJob(tx, LOOK_UP_TASK, payment, `gateway-payment:${tenant_id}:${txn_ref}`, delay_ms);
}

export const PURCHASE_INVOICE_TASK = 'issue-purchase-invoice';

/** A request that was paid and its company. */
export type PurchaseRef = { tenant_id: number; payment_request_id: number };

/** Has the invoice of a purchase issued, in the caller's transaction; one job at a time. */
export function enqueuePurchaseInvoice(
  tx: Parameters<typeof enqueueJob>[0],
  purchase: PurchaseRef,
  delay_ms = 0,
): Promise<void> {
  const { tenant_id, payment_request_id } = purchase;
  const key = `purchase-invoice:${tenant_id}:${payment_request_id}`;
  return enqueueJob(tx, PURCHASE_INVOICE_TASK, purchase, key, delay_ms);
}

export const REFUND_TASK = 'carry-refund';

/** Money that goes back through the gateway, and its company. */
export type RefundRef = { tenant_id: number; refund_id: number };

/** Has a refund sent or looked up, in the caller's transaction; one job at a time. */
export function enqueueRefund(
  tx: Parameters<typeof enqueueJob>[0],
  refund: RefundRef,
  delay_ms = 0,
): Promise<void> {
  return enqueueJob(tx, REFUND_TASK, refund, keyOfRefund(refund), delay_ms);
}

/** The same at once, unless a job of it waits already. */
export function enqueueMissingRefund(tx: Parameters<typeof enqueueJob>[0], refund: RefundRef): Promise<void> {
  return enqueueMissingJob(tx, REFUND_TASK, refund, keyOfRefund(refund));
}

const keyOfRefund = ({ tenant_id, refund_id }: RefundRef): string => `refund:${tenant_id}:${refund_id}`;
