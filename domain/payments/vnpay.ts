import { referencesIn } from './reference.ts';
import { VIETNAM_MS } from '../vietnam-time.ts';

/** How long VNPAY keeps a payment open that was begun. */
export const VNPAY_OPEN_MS = 15 * 60 * 1000;

/** What VNPAY says became of a payment: `unfinished` may still be paid, `doubtful` is looked into by VNPAY or the bank. */
export type GatewayOutcome = 'paid' | 'failed' | 'unfinished' | 'doubtful';

/**
 * The outcome by vnp_TransactionStatus (VNPAY 2.1.0): 00 paid, 02 failed, 01 not finished. Of the others (04 reversed, 05 and 06
 * being refunded, 07 suspected of fraud, 09 refund refused) the money is somewhere: none of them is an end.
 */
export function outcomeOf(transaction_status: string): GatewayOutcome {
  if (transaction_status === '00') return 'paid';
  if (transaction_status === '02') return 'failed';
  return transaction_status === '01' ? 'unfinished' : 'doubtful';
}

/** A payment's name at the gateway: the reference of its request and the number of the payment, so that each try has its own. */
export function gatewayReference(reference: string, payment: number): string {
  return `${reference}T${payment}`;
}

/** The request that a payment's name at the gateway belongs to; null for one that we never gave. */
export function requestOfGatewayReference(txn_ref: string): string | null {
  const [, reference = ''] = /^(HDS\d{10})T\d{1,15}$/.exec(txn_ref) ?? [];
  return referencesIn(reference)[0] ?? null;
}

/** vnp_Amount: hundredths of a đồng, without a sign between. */
export function amountForVnpay(dong: string): string {
  return `${dong}00`;
}

/** Whole đồng of vnp_Amount; null for what is none. */
export function amountOfVnpay(hundredths: string): string | null {
  const [, dong] = /^([1-9]\d{0,12})00$/.exec(hundredths) ?? [];
  return dong ?? null;
}

/** yyyyMMddHHmmss in Vietnam, of a moment (ISO 8601 with Z). */
export function vnpayTime(moment: string): string {
  return new Date(Date.parse(moment) + VIETNAM_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/** The moment of yyyyMMddHHmmss in Vietnam; null for what is none. */
export function momentOfVnpay(time: string): string | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(time);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment) ? null : new Date(moment - VIETNAM_MS).toISOString();
}
