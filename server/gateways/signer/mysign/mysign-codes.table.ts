import { failed, UNKNOWN, type Unknown } from '../outcome.ts';
import type { OrderEnded } from '../signer.ts';

type Meaning = Exclude<OrderEnded, { kind: 'signed' }> | Unknown | { kind: 'waiting' };

/**
 * Codes of Viettel MySign, as its integration guide lists them: `status` of an order, `error` of a refusal. 50000 is
 * an error inside the service, which says nothing about the order.
 */
export const MYSIGN_CODES: Readonly<Record<string, Meaning>> = {
  '0': { kind: 'waiting' },
  '4000': { kind: 'waiting' },
  '6000': { kind: 'waiting' },
  '4001': { kind: 'expired' },
  '4002': { kind: 'refused' },
  '4004': failed('service_refused'),
  '4005': failed('service_refused'),
  '13004': failed('certificate_invalid'),
  '50000': UNKNOWN,
  // Of the login: the first and the last are of this installation, not of the person.
  '58007': failed('service_refused'),
  '58008': failed('wrong_credentials'),
  '59033': failed('wrong_credentials'),
  '86024': failed('service_refused'),
};

/** The order has its signatures. */
export const MYSIGN_SIGNED = '1';
