import { expect, test } from 'vitest';
import type { TokenCertificate } from '#domain/signing/usb-agent.ts';
import { describe as describeDocuments } from './usb-signing-dialog.tsx';
import { pickCertificate } from './use-usb-signing.ts';

const OURS = '0012345674';
const certificate = (sha256: string, tax_code: string | null = OURS): TokenCertificate => ({
  sha256,
  tax_code,
  der_base64: '',
  token_label: 'Token',
  owner: 'Cty',
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to: '2027-01-01T00:00:00.000Z',
});
const wanted_ours = { taxCode: OURS, certificateSha256: null };

test('the one certificate of the seller is taken', () => {
  const ours = certificate('a');
  expect(pickCertificate([certificate('b', '0098765436'), ours], wanted_ours)).toEqual({ certificate: ours });
});

test('of several of the seller the user chooses, unless one was asked for', () => {
  const both = [certificate('a'), certificate('b')];
  expect(pickCertificate(both, wanted_ours)).toEqual({ choose: both });
  expect(pickCertificate(both, { ...wanted_ours, certificateSha256: 'b' })).toEqual({ certificate: both[1] });
});

test.each([
  ['a token of another tax code', [certificate('a', '0098765436')], 'other_tax_code'],
  ['a certificate without a tax code', [certificate('a', null)], 'other_tax_code'],
  ['an empty token', [], 'certificate_not_found'],
])('%s', (_what, found, problem) => {
  expect(pickCertificate(found, wanted_ours)).toEqual({ problem });
});

test('another certificate of the seller is not the one asked for', () => {
  const wanted = { taxCode: OURS, certificateSha256: 'b' };
  expect(pickCertificate([certificate('a')], wanted)).toEqual({ problem: 'certificate_not_found' });
});

test('what is signed is told in one line of at most 200 characters without hidden signs', () => {
  const count = (documents: number) => `${documents} tài liệu`;
  expect(describeDocuments([{ label: 'Hóa đơn 1C26TAA\nsố 1' }], count)).toBe('Hóa đơn 1C26TAA số 1');
  expect(describeDocuments([{ label: 'Số 1' }, { label: 'Số 2' }], count)).toBe('2 tài liệu: Số 1…');
  expect(describeDocuments([{ label: '\u202e' }], count)).toBe('1 tài liệu');
  expect(describeDocuments([{ label: 'a'.repeat(300) }], count)).toHaveLength(200);
});
