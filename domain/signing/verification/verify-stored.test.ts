import { describe, expect, test } from 'vitest';
import { encodeUtf8, toBase64 } from '../../documents/bytes.ts';
import {
  data,
  DATA,
  invoice,
  portsOf,
  signature,
  slots,
  timeObject,
  written,
  type Written,
} from '../../samples/plain-signatures.ts';
import { storedSample } from '../../samples/stored-sample.ts';
import type { Span, StoredPorts } from '../ports.ts';
import { verifyStored, type StoredVerification } from './verify-stored.ts';

const FILE = storedSample();
const OTHER_DOCUMENT = '<HDon></HDon>';

const base64In = (file: Uint8Array, { from, to }: Span) => String.fromCharCode(...file.subarray(from, to));

/** The digest of bytes is themselves; a signature is good when it is what was signed. */
const storedPorts: StoredPorts = {
  sha256Base64: toBase64,
  verifyOwn: (file, certificate, bytes, value) =>
    base64In(file, certificate) === 'AAAA' && base64In(file, value) === toBase64(bytes),
};
const anySignature: StoredPorts = { ...storedPorts, verifyOwn: () => true };

type Asked = { kept?: string; full?: Written; ports?: StoredPorts };

/** `full` is what the full verifier reads, whatever the bytes are. */
function check(
  xml: string,
  { kept = xml, full = invoice(), ports = storedPorts }: Asked = {},
): StoredVerification {
  return verifyStored({ bytes: encodeUtf8(xml), sha256: encodeUtf8(kept) }, { ...portsOf(full), ...ports });
}

describe('a file of our own', () => {
  test('unchanged: its parts tell that it is intact', () =>
    expect(check(FILE)).toEqual({ unchanged: true, intact: true, verification: null }));

  test('with another hash kept of it is not intact, whatever its signature says', () =>
    expect(check(FILE, { kept: `${FILE} ` })).toMatchObject({
      unchanged: false,
      intact: false,
      verification: { valid: true },
    }));

  test.each([
    ['a signature over something else', '<SignatureValue>', '<SignatureValue>AAAA'],
    ['another certificate', '>AAAA<', '>AAAB<'],
    ['other data', '<SHDon>15', '<SHDon>16'],
    ['another signing time', 'T09:15:00<', 'T09:16:00<'],
  ])('with %s is left to the full verifier', (_, from, to) => {
    const changed = FILE.replace(from, to);
    expect(changed).not.toBe(FILE);
    expect(check(changed).verification).not.toBeNull();
  });
});

describe('with a signature that holds over references that do not', () => {
  test.each([
    ['the data under a longer Id', 'URI="#data-C26TAA-15"', 'URI="#data-C26TAA-1"'],
    ['the data under a shorter Id', 'URI="#data-C26TAA-15"', 'URI="#data-C26TAA-155"'],
    ['the data under another Id', 'URI="#data-C26TAA-15"', 'URI="#data-C26TAA-16"'],
    ['the time under a longer Id', 'URI="#SigningTime-nb-15"', 'URI="#SigningTime-nb-1"'],
    ['the time under another Id', 'URI="#SigningTime-nb-15"', 'URI="#SigningTime-nb-16"'],
    [
      'a digest of the data with more behind it',
      '</DigestValue></Reference><',
      'A</DigestValue></Reference><',
    ],
    [
      'a digest of the time with more behind it',
      '</DigestValue></Reference></',
      'A</DigestValue></Reference></',
    ],
    ['other data', '<SHDon>15', '<SHDon>16'],
    ['another signing time', 'T09:15:00<', 'T09:16:00<'],
  ])('%s: the parts do not vouch for it', (_, from, to) => {
    expect(check(FILE, { ports: anySignature }).verification).toBeNull();
    const changed = FILE.replace(from, to);
    expect(changed).not.toBe(FILE);
    expect(check(changed, { ports: anySignature }).verification).not.toBeNull();
  });
});

describe('another file than ours, unchanged, is as intact as the full verifier says', () => {
  const signed = (...signatures: Written[]) => written('HDon', [data(), slots('NBan', signatures)]);
  const bad = signature({ id: 'bad', value: '', objects: [] });
  const more = signature({
    id: 'more',
    references: [DATA, { uri: '#later', digest: 'sha256 Object later inclusive' }],
    objects: [timeObject('2026-11-21T09:15:00', 'later')],
  });

  test.each([
    ['all signatures hold', signed(signature(), more), true],
    ['one of two does not hold', signed(signature(), bad), false],
    ['the only one does not hold', signed(bad), false],
    ['no signature', written('HDon', [data()]), false],
  ])('%s', (_, full, intact) =>
    expect(check(OTHER_DOCUMENT, { full })).toMatchObject({ unchanged: true, intact }),
  );
});
