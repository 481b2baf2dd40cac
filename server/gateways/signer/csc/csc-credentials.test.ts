import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestRoot } from '#server/platform/xmldsig/certificates.ts';
import { readCredential, remoteCredential } from './csc-credentials.ts';

const { certificate_pem } = createTestRoot({
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2028-01-01T00:00:00Z',
  serial: '01',
  subject: { common_name: 'CÔNG TY MẪU' },
});
const info = {
  key: { status: 'enabled', algo: ['1.2.840.113549.1.1.1'], len: 2048 },
  cert: { status: 'valid', certificates: [new X509Certificate(certificate_pem).raw.toString('base64')] },
  auth: { mode: 'explicit', objects: [{ type: 'Password', id: 'PIN', format: 'N' }] },
  multisign: 5,
};

describe('a credential', () => {
  it('is labelled by its description, or by its subject when it has none', () => {
    expect(readCredential('A', { ...info, description: 'Con dấu' })?.label).toBe('Con dấu');
    expect(readCredential('A', info)?.label).toContain('CÔNG TY MẪU');
  });

  it.each([
    ['a PIN', [{ type: 'Password', id: 'PIN' }], false, false],
    [
      'a PIN and a generated code',
      [
        { type: 'Password', id: 'PIN' },
        { type: 'Password', id: 'X', generator: 'totp' },
      ],
      true,
      false,
    ],
    ['a code it sends', [{ type: 'ChallengeResponse', id: 'SMS' }], true, false],
    ['its app', [{ type: 'Mobile', id: 'mobile' }], false, true],
    ['nothing', [], false, false],
  ])('asks for %s', (_what, objects, needs_otp, confirmed_on_phone) => {
    const credential = readCredential('A', { ...info, auth: { mode: 'explicit', objects } });
    expect(credential && remoteCredential(credential)).toMatchObject({
      needs_otp,
      confirmed_on_phone,
      most_per_batch: 5,
    });
  });

  it.each([
    ['disabled', { key: { ...info.key, status: 'disabled' } }],
    ['revoked', { cert: { ...info.cert, status: 'revoked' } }],
    ['suspended', { cert: { ...info.cert, status: 'suspended' } }],
  ])('that is %s is not usable', (_what, change) => {
    expect(readCredential('A', { ...info, ...change })?.usable).toBe(false);
  });

  it.each([
    ['is authorised in a browser at the service', { auth: { mode: 'oauth2code' } }],
    ['has no certificate', { cert: { status: 'valid', certificates: [] } }],
    ['has a certificate that is none', { cert: { status: 'valid', certificates: ['TUlJ'] } }],
  ])('that %s cannot be used from here', (_what, change) => {
    expect(readCredential('A', { ...info, ...change })).toBeNull();
  });
});
