import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestRoot } from './certificates.ts';
import { publicKeyOf } from './verify.ts';

const root = (serial: string) =>
  new X509Certificate(
    createTestRoot({
      valid_from: '2026-01-01T00:00:00Z',
      valid_to: '2028-01-01T00:00:00Z',
      serial,
      subject: { common_name: `Gốc ${serial}` },
    }).certificate_pem,
  );

test('each certificate has its own key, in whatever order they come, also where bytes are written over', () => {
  const [one, other] = [root('01'), root('02')];
  const text = ({ raw }: X509Certificate) => Buffer.from(raw.toString('base64'));
  const given = text(one);
  for (const certificate of [one, other, one, one, other])
    expect(publicKeyOf(text(certificate)).equals(certificate.publicKey)).toBe(true);
  expect(publicKeyOf(given).equals(one.publicKey)).toBe(true);
  given.fill(0x41);
  expect(() => publicKeyOf(given)).toThrow();
  expect(publicKeyOf(text(one)).equals(one.publicKey)).toBe(true);
});
