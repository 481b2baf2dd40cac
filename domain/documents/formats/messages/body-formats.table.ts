import type { MessageType } from '../../../transmission/message-types.table.ts';
import type { SignedDocumentName } from './signed-documents.table.ts';

/** Types of 2.1.1 that the product's own catalogue does not name. */
export type BodyType = MessageType | '113' | '208' | '210' | '216';

/**
 * The content of DLieu: a signed document by its name; `invoices` HDon elements; `technical_response` TBao of a 999; of
 * `envelope_only` no element is known (assumed: nothing is published), the bytes are stored as received.
 */
type BodyFormat = SignedDocumentName | 'invoices' | 'technical_response' | 'envelope_only';

export const BODY_FORMATS = {
  '100': 'declaration',
  '101': 'delegation_declaration',
  '102': 'declaration_received',
  '103': 'declaration_decided',
  '104': 'delegation_decided',
  '105': 'end_of_use',
  '106': 'per_occurrence_request',
  // An explanation of the taxpayer; assumed.
  '113': 'explanation',
  '200': 'invoices',
  '201': 'invoices',
  '202': 'invoices',
  '203': 'invoices',
  '204': 'check_result',
  '205': 'per_occurrence_answer',
  // Cash registers: the taxpayer signs DLieu as a whole (CKSNNT).
  '206': 'invoices',
  // A correction of many invoices, coded and not, with its list (BKe) after the invoice; that position is assumed.
  '208': 'invoices',
  '210': 'invoices',
  // As 206, without codes.
  '216': 'invoices',
  '300': 'mistake_notice',
  '301': 'mistake_result',
  '302': 'review_notice',
  '303': 'mistake_notice',
  '400': 'summary_table',
  '500': 'envelope_only',
  '503': 'envelope_only',
  '504': 'envelope_only',
  '505': 'envelope_only',
  '506': 'envelope_only',
  '507': 'envelope_only',
  '888': 'envelope_only',
  '901': 'envelope_only',
  '902': 'envelope_only',
  '999': 'technical_response',
  '-1': 'envelope_only',
  '-2': 'envelope_only',
} as const satisfies Readonly<Record<BodyType, BodyFormat>>;

/** What a message of this type carries; of an unknown type only the envelope is read. */
export function bodyFormatOf(type: string): BodyFormat {
  return isBodyType(type) ? BODY_FORMATS[type] : 'envelope_only';
}

function isBodyType(type: string): type is BodyType {
  return Object.hasOwn(BODY_FORMATS, type);
}
