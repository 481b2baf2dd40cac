import type { OrderEnded } from '../signer.ts';

type Meaning = Exclude<OrderEnded, { kind: 'signed' | 'failed' }> | { kind: 'waiting' };

/**
 * What `message` of an order's status means; the first row that fits counts. VNPT's guide (4.1) names only
 * `sig_wait_for_user_confirm` and `SUCCESS`: the words for a refusal and for time run out are assumed.
 */
export const SMART_CA_MESSAGES: readonly { pattern: RegExp; meaning: Meaning; assumed: boolean }[] = [
  { pattern: /wait|pending/i, meaning: { kind: 'waiting' }, assumed: false },
  { pattern: /reject|refuse|den(y|ied)|cancel/i, meaning: { kind: 'refused' }, assumed: true },
  { pattern: /expire|time_?\s?out/i, meaning: { kind: 'expired' }, assumed: true },
];
