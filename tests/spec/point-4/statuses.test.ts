import { describe, expect, test } from 'vitest';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '#domain/transmission/statuses.table.ts';

/** Spec point 4, transmission and tax-authority statuses: value and colour. */
const COLOURS = [
  ['sent', 'warning'],
  ['sent_tvan', 'highlight'],
  ['valid_message', 'success'],
  ['waiting_for_response', 'warning'],
  ['invalid_message', 'critical'],
  ['tax_authority_received', 'success'],
  ['tax_authority_not_received', 'critical'],
  ['tax_authority_accepted', 'highlight'],
  ['tax_authority_not_accepted', 'critical'],
  ['denial_of_code_issuance', 'critical'],
  ['code_issued', 'success'],
  ['valid_data_package', 'success'],
  ['valid_invoice', 'success'],
  ['invalid_invoice', 'critical'],
  ['invalid_notification', 'critical'],
  ['valid_summary_table', 'highlight'],
  ['invalid_summary_table', 'critical'],
  ['message_received', 'warning'],
  ['response_in_incorrect_format', 'critical'],
  ['requesting_digital_signature_is_faulty', 'critical'],
] as const satisfies readonly (readonly [TransmissionStatus, string])[];

const ERRORS = [
  'invalid_message',
  'tax_authority_not_received',
  'denial_of_code_issuance',
  'tax_authority_not_accepted',
  'invalid_invoice',
  'invalid_notification',
  'invalid_summary_table',
  'response_in_incorrect_format',
  'requesting_digital_signature_is_faulty',
];

describe('statuses of a transmission', () => {
  test('are these twenty [4.statuses.values]', () => {
    expect(Object.keys(TRANSMISSION_STATUSES).sort()).toEqual(COLOURS.map(([status]) => status).sort());
  });

  test.each(COLOURS)('%s is %s [4.statuses.colours]', (status, colour) =>
    expect(TRANSMISSION_STATUSES[status].tone).toBe(colour),
  );

  test.each(COLOURS)('%s is an error only if it is in the error set [4.statuses.errors]', (status) => {
    expect(TRANSMISSION_STATUSES[status].is_error).toBe(ERRORS.includes(status));
  });
});
