/** The tax authority has it, and nothing against it. */
export const TAKEN_STATUSES = 'code_issued,valid_invoice,valid_data_package';
/** In force without an answer of their own: what a summary table reports, and what cash registers send in packages. */
const REPORTED_LATER_STATUSES = 'to_report,to_package,packed';

/** Submitted by a person, and certainly not with the tax authority; what cash registers send in packages is in force and not among them. */
export const UNSENT_STATUSES =
  'queued,numbered,signing,signed,signature_failed,requesting_digital_signature_is_faulty';
/** Sent, and without a result. */
export const UNANSWERED_STATUSES = 'sent,sent_tvan,message_received,waiting_for_response,valid_message';

/** The same of a month that is to be closed, with what waits for a package of a cash register, and in one for its answer. */
export const UNSENT_OF_MONTH = `${UNSENT_STATUSES},to_package`;
export const UNANSWERED_OF_MONTH = `${UNANSWERED_STATUSES},packed`;

/**
 * The statuses by which the list of invoices shows a group of the figures of a period: accepted by the tax authority or in force before it
 * has them, refused by it, not known, and still on the way. Comma-separated, as the filter `status` takes them. Refused is every error but
 * those of signing, as the server counts them: a list that left one out would be shorter than the count that leads to it.
 */
export const STATUSES_OF_GROUP = {
  accepted: `${TAKEN_STATUSES},${REPORTED_LATER_STATUSES}`,
  refused:
    'invalid_message,tax_authority_not_received,tax_authority_not_accepted,denial_of_code_issuance,invalid_invoice,invalid_notification,invalid_summary_table,response_in_incorrect_format',
  unknown: 'unknown',
  waiting: `${UNSENT_STATUSES},${UNANSWERED_STATUSES}`,
} as const;

const { accepted, refused, unknown, waiting } = STATUSES_OF_GROUP;

const open = [refused, unknown, waiting].join(',');

/** The filter by which a list shows the invoices of a count of tình hình sử dụng. */
export const FILTERS_OF_USE = {
  opening: { status: open },
  submitted: { status: [accepted, open, 'cancelled'].join(',') },
  issued: { status: accepted },
  adjusting: { status: accepted },
  replacing: { status: accepted },
  refused: { status: refused },
  unknown: { status: unknown },
  waiting: { status: waiting },
  closing: { status: open },
  cancelled: { status: 'cancelled' },
  replaced: { corrected: 'replaced' },
} as const;

/** What a count holds of one nature alone; the lists of those that correct know it by themselves. */
export const NATURES_OF_USE = { issued: 'original', adjusting: 'adjust', replacing: 'replace' } as const;
