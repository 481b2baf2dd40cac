import type { RefundOutcome } from '#domain/payments/refund.ts';
import type { GatewayOutcome } from '#domain/payments/vnpay.ts';
import type { Parameters } from './signature.ts';

/** A payment that is about to begin at the gateway. */
type GatewayOrder = {
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

/** Money that goes back to where a payment came from. */
export type GatewayRefund = {
  /** Our number of the refund, the same however often it is sent: the gateway takes one once. */
  request_no: string;
  txn_ref: string;
  transaction_no: string;
  /** Whole đồng. */
  amount: string;
  /** Whether it is all of the payment. */
  is_whole: boolean;
  /** When the payment was begun. */
  created_on: string;
  /** Who asks for it, in plain Latin letters. */
  asked_by: string;
};

export type Refunded = { outcome: RefundOutcome; response_code: string; transaction_no: string };

/** A gateway that payers are led to, and that tells of payments and answers for them. */
export type PaymentGateway = {
  /** Who it is in the records of money. */
  name: string;
  /** Where the payer goes; signed, so that no amount is changed on the way. */
  payUrl(order: GatewayOrder): string;
  /** What a notice says; null for one that the gateway has not signed. */
  readNotice(parameters: Parameters): GatewayNews | null;
  lookUp(payment: { txn_ref: string; created_on: string }): Promise<LookedUp>;
  refund(refund: GatewayRefund): Promise<Refunded>;
  /** What became of a refund; `not_found` where the gateway has the payment and no refund of it. */
  lookUpRefund(payment: { txn_ref: string; created_on: string }): Promise<Refunded | 'not_found'>;
};
