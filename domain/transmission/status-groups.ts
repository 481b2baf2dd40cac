/**
 * The statuses by which the list of invoices shows a group of the figures of a period: accepted by the tax authority, refused by it, not
 * known, and still on the way. Comma-separated, as the filter `status` takes them.
 */
export const STATUSES_OF_GROUP = {
  accepted: 'code_issued,valid_invoice,valid_data_package',
  refused:
    'invalid_message,tax_authority_not_received,tax_authority_not_accepted,denial_of_code_issuance,invalid_invoice,response_in_incorrect_format',
  unknown: 'unknown',
  waiting:
    'queued,numbered,signing,signed,signature_failed,requesting_digital_signature_is_faulty,sent,sent_tvan,message_received,waiting_for_response,valid_message',
} as const;

const { accepted, refused, unknown, waiting } = STATUSES_OF_GROUP;

/** The filter by which a list shows the invoices of a count of tình hình sử dụng. */
export const FILTERS_OF_USE = {
  submitted: { status: [accepted, refused, unknown, waiting].join(',') },
  issued: { status: accepted },
  adjusting: { status: accepted },
  replacing: { status: accepted },
  refused: { status: refused },
  unknown: { status: unknown },
  waiting: { status: waiting },
  cancelled: { status: 'cancelled' },
  replaced: { corrected: 'replaced' },
} as const;

/** What a count holds of one nature alone; the lists of those that correct know it by themselves. */
export const NATURES_OF_USE = { issued: 'original', adjusting: 'adjust', replacing: 'replace' } as const;
