import type { JsonAnswer } from '../json-client.ts';
import { failed } from '../outcome.ts';
import { fieldsOf, textOf } from '../read-answer.ts';
import type { OrderEnded } from '../signer.ts';

type Ended = Exclude<OrderEnded, { kind: 'signed' }>;

/** Error codes with one meaning wherever they come. */
const BY_CODE: Readonly<Record<string, Ended>> = {
  access_denied: { kind: 'refused' },
  invalid_otp: failed('wrong_otp'),
  invalid_pin: failed('wrong_credentials'),
  authentication_error: failed('wrong_credentials'),
};

/**
 * `invalid_request` tells its cases apart by the description alone (CSC API 2.0, tables of 11.4 to 11.12); the first
 * row that fits counts. A SAD, handle or request that is not known any more has run out of time.
 */
const BY_DESCRIPTION: readonly (readonly [RegExp, Ended])[] = [
  [/not authorized by the SAD/i, failed('service_refused')],
  [/\b(SAD|handle|requestID)\b/i, { kind: 'expired' }],
  [/disabled|certificate is expired|revoked|suspended/i, failed('certificate_invalid')],
  [/credentialID/i, failed('credential_not_found')],
  [/too high/i, failed('too_many')],
  [/userID|locked/i, failed('wrong_credentials')],
];

/**
 * What a refusal (4xx) of the service means. `invalid_authentication_data` means what was asked for: a code typed, a
 * secret kept, or a person at the phone who said no.
 */
export function refusalOf(answer: JsonAnswer, authentication: Ended): Ended {
  const fields = fieldsOf(answer.body);
  const code = textOf(fields['error']) ?? '';
  if (code === 'invalid_authentication_data') return authentication;
  const description = textOf(fields['error_description']) ?? '';
  return (
    BY_CODE[code] ??
    BY_DESCRIPTION.find(([pattern]) => pattern.test(description))?.[1] ??
    failed('service_refused')
  );
}
