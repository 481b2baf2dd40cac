import { describe, expect, it } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import type { JsonClient } from './json-client.ts';
import { mySignSigner } from './mysign/mysign-signer.ts';
import { writeReference } from './order-reference.ts';
import { failed, UNKNOWN } from './outcome.ts';
import { smartCaSigner } from './smart-ca/smart-ca-signer.ts';

const clock = fixedClock('2026-11-20T03:00:00.000Z');
const reference = writeReference({
  stage: 'waiting',
  id: 'de67f948',
  credential_id: '5401',
  public_key: new Uint8Array([1]),
  hashes: [new Uint8Array(32)],
});
const PENDING = { kind: 'pending', reference };

/** A service that answers every call with this, and logs everybody in. */
function answering(status: number, body: object): JsonClient {
  return {
    post: async (url) => ({
      kind: 'answer',
      status: url.endsWith('/login') ? 200 : status,
      body: url.endsWith('/login') ? { access_token: 'T', expires_in: '3600' } : body,
    }),
  };
}

/** Status codes of the service's integration guide. */
describe.each([
  ['4000', PENDING],
  ['6000', PENDING],
  ['4001', { kind: 'expired' }],
  ['4002', { kind: 'refused' }],
  ['4004', failed('service_refused')],
  ['4005', failed('service_refused')],
  ['13004', failed('certificate_invalid')],
  ['50000', UNKNOWN],
  ['77777', UNKNOWN],
  ['1', failed('bad_answer')],
])('MySign says %s of an order', (status, meaning) => {
  it(`which means ${meaning.kind}`, async () => {
    const signer = mySignSigner({
      url: 'http://mysign.test',
      client_id: 'a',
      client_secret: 'b',
      profile_id: 'c',
      client: answering(200, { status }),
      clock,
    });
    expect(await signer.look({ service: 'mysign', user_id: 'A', secret: null }, reference, 1)).toEqual(
      meaning,
    );
  });
});

describe.each([
  [200, { status_code: 200, message: 'sig_wait_for_user_confirm', data: {} }, PENDING],
  [200, { status_code: 200, message: 'SUCCESS', data: { signatures: null } }, PENDING],
  [200, { status_code: 200, message: 'sig_rejected', data: {} }, { kind: 'refused' }],
  [200, { status_code: 4002, message: 'USER_REJECTED', data: null }, { kind: 'refused' }],
  [200, { status_code: 200, message: 'sig_expired', data: {} }, { kind: 'expired' }],
  [400, { status_code: 400, message: 'BAD_REQUEST' }, { kind: 'expired' }],
  [404, {}, { kind: 'expired' }],
  [200, { status_code: 401, message: 'SP_CREDENTIAL_INVALID' }, failed('wrong_credentials')],
  [200, { status_code: 403, message: 'CREDENTIAL_STATUS_INVALID' }, failed('certificate_invalid')],
  [200, { status_code: 500, message: 'SERVER_INTERNAL_ERROR' }, UNKNOWN],
  [200, {}, UNKNOWN],
  [
    200,
    {
      status_code: 200,
      message: 'SUCCESS',
      data: { signatures: [{ doc_id: '1.x', signature_value: 'AA==' }] },
    },
    failed('bad_answer'),
  ],
])('SmartCA says %i %j of an order', (status, body, meaning) => {
  it(`which means ${meaning.kind}`, async () => {
    const signer = smartCaSigner({
      url: 'http://smartca.test',
      sp_id: 'a',
      sp_password: 'b',
      client: answering(status, body),
      clock,
    });
    expect(await signer.look({ service: 'smart_ca', user_id: 'A', secret: null }, reference, 1)).toEqual(
      meaning,
    );
  });
});
