import type { ReasonName } from './reasons.table.ts';
import type { ServedType } from './receivers/receivers.table.ts';

/** What makes a message unreadable, or another than the call that brought it says. */
const OF_EVERY_MESSAGE = ['unreadable', 'wrong_header', 'ids_repeated'] as const satisfies ReasonName[];

const OF_A_SIGNATURE = [
  'not_signed',
  'signature_wrong',
  'content_changed',
  'certificate_of_another',
  'certificate_not_valid',
  'certificate_not_trusted',
  'signed_in_the_future',
] as const satisfies ReasonName[];

const OF_ONE_DECLARED = [
  ...OF_EVERY_MESSAGE,
  ...OF_A_SIGNATURE,
  'certificate_not_declared',
  'unknown_taxpayer',
] as const satisfies ReasonName[];

const OF_AN_INVOICE = [
  ...OF_ONE_DECLARED,
  'form_not_declared',
  'symbol_wrong',
  'symbol_of_another_year',
  'mode_not_declared',
  'dated_in_the_future',
  'rate_not_valid',
  'line_wrong',
  'totals_wrong',
  'number_taken',
] as const satisfies ReasonName[];

const OF_A_LIST = [
  'corrected_unknown',
  'list_missing',
  'list_differs',
  'list_of_months',
  'list_of_one',
  'list_amounts',
] as const satisfies ReasonName[];

const OF_A_NOTICE = [
  ...OF_ONE_DECLARED,
  'dated_in_the_future',
  'notice_unknown',
  'invoice_unknown',
  'invoice_differs',
] as const satisfies ReasonName[];

/** What the authority may find of a message, by its type: a receiver that finds something else is a fault (see `openMessage`). */
export const REFUSALS = {
  '100': [
    ...OF_EVERY_MESSAGE,
    ...OF_A_SIGNATURE,
    'dated_in_the_future',
    'declared_already',
    'nothing_declared',
    'no_mode',
    'no_transfer',
    'no_invoice_type',
    'no_certificate',
    'declared_certificate_expired',
  ],
  '101': ['wrong_header', 'ids_repeated', 'delegation_apart'],
  '113': [...OF_EVERY_MESSAGE, ...OF_A_SIGNATURE, 'dated_in_the_future'],
  '200': [...OF_AN_INVOICE, 'corrected_unknown'],
  '203': [...OF_AN_INVOICE, 'corrected_unknown', 'transfer_not_declared'],
  '206': [...OF_AN_INVOICE, 'package_mixed', 'code_wrong', 'code_taken'],
  '208': [...OF_AN_INVOICE, ...OF_A_LIST],
  '210': [...OF_AN_INVOICE, ...OF_A_LIST],
  '216': [...OF_AN_INVOICE, 'package_mixed', 'code_wrong'],
  '300': OF_A_NOTICE,
  '303': OF_A_NOTICE,
  '400': [
    ...OF_ONE_DECLARED,
    'transfer_not_declared',
    'period_wrong',
    'dated_in_the_future',
    'table_taken',
    'row_wrong',
    'symbol_wrong',
    'form_not_declared',
    'number_taken',
  ],
} as const satisfies Readonly<Record<ServedType, readonly ReasonName[]>>;
