import type { DocumentStage } from '../transmission/document-stage.ts';
import type { Transitions } from '../transitions.ts';
import { step } from '../transitions.ts';

/**
 * What an invoice is in law. The states and transitions are assumed (no published model): an issued invoice is
 * never cancelled since 01/06/2025, only adjusted or replaced (TT 91/2026 Điều 10); one that never took effect may be given up.
 */
export type InvoiceState =
  | 'draft' // nháp
  | 'queued' // chờ phát hành: publication was requested
  | 'numbered' // đã cấp số: number and content are fixed
  | 'issued' // đã phát hành: in force
  | 'adjusted' // đã bị điều chỉnh
  | 'replaced' // đã bị thay thế
  | 'cancelled' // đã hủy: numbered, refused, and given up; the number stays used
  | 'deleted'; // đã xóa: a draft that never had a number

type InvoiceEvent =
  | 'ask_publication'
  | 'withdraw'
  | 'reserve_number'
  | 'revise'
  | 'take_effect'
  | 'lose_effect'
  | 'adjust'
  | 'replace'
  | 'restore'
  | 'cancel'
  | 'delete';

export const INVOICE_TRANSITIONS = {
  draft: { ask_publication: 'queued', delete: 'deleted' },
  queued: { reserve_number: 'numbered', withdraw: 'draft' },
  // A refused signature or a refused code leads to a corrected version under the same number.
  numbered: { revise: 'numbered', take_effect: 'issued', cancel: 'cancelled' },
  // Data of a cash-register invoice that the authority refuses is put right under its number and code.
  issued: { adjust: 'adjusted', replace: 'replaced', lose_effect: 'numbered' },
  // Later corrections use the method of the first one (TT 91/2026 Điều 10.6).
  adjusted: { adjust: 'adjusted', restore: 'issued' },
  // The authority refused what had adjusted or replaced it from a cash register: a refused invoice changes nothing.
  replaced: { restore: 'issued' },
  cancelled: {},
  deleted: {},
} as const satisfies Transitions<InvoiceState, InvoiceEvent>;

/** Next state, or null when the law or the product does not allow the event. */
export function advance(state: InvoiceState, event: InvoiceEvent): InvoiceState | null {
  return step<InvoiceState, InvoiceEvent>(INVOICE_TRANSITIONS, state, event);
}

export function canEdit(state: InvoiceState): boolean {
  return state === 'draft';
}

export function canDelete(state: InvoiceState): boolean {
  return advance(state, 'delete') !== null;
}

/** It counts as a sale: an adjusted one does, with its adjustments. */
export function isInForce(state: InvoiceState): boolean {
  return state === 'issued' || state === 'adjusted';
}

/** How far its document is on the way to the tax authority; what happens to an issued invoice later changes nothing of that. */
export const STAGES = {
  draft: 'draft',
  queued: 'queued',
  numbered: 'started',
  issued: 'in_effect',
  adjusted: 'in_effect',
  replaced: 'in_effect',
  cancelled: 'started',
  deleted: 'draft',
} as const satisfies Record<InvoiceState, DocumentStage>;

/** What an invoice becomes in law when its document reaches a stage. */
export const STATES_AT = {
  draft: 'draft',
  queued: 'queued',
  started: 'numbered',
  // The authority is the only other party of an invoice: none comes here.
  with_other_party: 'numbered',
  in_effect: 'issued',
} as const satisfies Record<DocumentStage, InvoiceState>;
