import { expect, it } from 'vitest';
import { failed } from '../outcome.ts';
import { refusalOf } from './csc-errors.ts';

/** Error cases of CSC API 2.0.0.2, 10.2 and 11.4 to 11.12, as a service writes them. */
it.each([
  ['access_denied', 'The user denied the request', { kind: 'refused' }],
  ['invalid_otp', 'The OTP is invalid', failed('wrong_otp')],
  ['invalid_pin', 'The PIN is invalid', failed('wrong_credentials')],
  ['invalid_request', 'Invalid parameter credentialID', failed('credential_not_found')],
  ['invalid_request', 'The credential identified by credentialID is disabled', failed('certificate_invalid')],
  ['invalid_request', 'Signing certificate is expired', failed('certificate_invalid')],
  ['invalid_request', 'Numbers of signatures is too high', failed('too_many')],
  ['invalid_request', 'Credential locked', failed('wrong_credentials')],
  ['invalid_request', 'Invalid parameter userID', failed('wrong_credentials')],
  ['invalid_request', 'SAD expired', { kind: 'expired' }],
  ['invalid_request', 'Invalid parameter SAD', { kind: 'expired' }],
  ['invalid_request', 'Invalid parameter handle', { kind: 'expired' }],
  ['invalid_request', 'Invalid parameter requestID', { kind: 'expired' }],
  ['invalid_request', 'Hash is not authorized by the SAD', failed('service_refused')],
  ['invalid_request', 'Missing (or invalid type) string parameter signAlgo', failed('service_refused')],
  ['unauthorized_client', '', failed('service_refused')],
])('%s, %s', (error, error_description, meaning) => {
  const answer = { kind: 'answer', status: 400, body: { error, error_description } } as const;
  expect(refusalOf(answer, { kind: 'refused' })).toEqual(meaning);
});

it('authentication data that is invalid means what was asked of the person', () => {
  const body = { error: 'invalid_authentication_data' };
  const answer = { kind: 'answer', status: 400, body } as const;
  expect(refusalOf(answer, { kind: 'refused' })).toEqual({ kind: 'refused' });
  expect(refusalOf(answer, failed('wrong_otp'))).toEqual(failed('wrong_otp'));
});

it('a refusal that is no object of the standard is a refusal', () => {
  expect(refusalOf({ kind: 'answer', status: 404, body: null }, { kind: 'refused' })).toEqual(
    failed('service_refused'),
  );
});
