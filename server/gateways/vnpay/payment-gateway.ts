import type { GatewayOutcome } from '#domain/payments/vnpay.ts';
import type { Parameters } from './signature.ts';

/** A payment that is about to begin at the gateway. */
export type GatewayOrder = {
  txn_ref: string;
  /** Whole đồng. */
  amount: string;
  info: string;
  created_on: string;
  expires_on: string;
  /** Where the payer comes back to. */
  return_url: string;
  /** IP address of the payer. */
  address: string;
};

/** What the gateway has signed about a payment. */
export type GatewayNews = {
  txn_ref: string;
  outcome: GatewayOutcome;
  /** Whole đồng; null where it is no amount. */
  amount: string | null;
  /** The gateway's own number of the payment. */
  transaction_no: string;
  /** Null where nothing says when. */
  paid_on: string | null;
  /** Why it failed. */
  response_code: string;
};

/** `unknown`: no answer that can be believed; it says nothing about the payment. */
export type LookedUp = GatewayNews | 'not_found' | 'unknown';

/** A gateway that payers are led to, and that tells of payments and answers for them. */
export type PaymentGateway = {
  /** Who it is in the records of money. */
  name: string;
  /** Where the payer goes; signed, so that no amount is changed on the way. */
  payUrl(order: GatewayOrder): string;
  /** What a notice says; null for one that the gateway has not signed. */
  readNotice(parameters: Parameters): GatewayNews | null;
  lookUp(payment: { txn_ref: string; created_on: string }): Promise<LookedUp>;
};
