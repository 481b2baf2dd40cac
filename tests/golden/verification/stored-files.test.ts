import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { assembleInvoice, invoiceDataIn } from '#domain/documents/invoice-document.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import { verifyDocument } from '#domain/signing/verification/verify-document.ts';
import { verifyStored } from '#domain/signing/verification/verify-stored.ts';
import { createVerifyPorts, storedPorts } from '#server/platform/xmldsig/ports.ts';
import { coded, root, sealed, seller, signElements } from '../sealed-sample.ts';
import { mutated, seededNumbers, type Mutation } from './mutations.ts';
import { sampleBytes, SIGNED_SAMPLES, signedSpans } from './signed-samples.ts';

const SAMPLED = 100;
const ports = { ...createVerifyPorts([root.certificate_pem]), ...storedPorts };
const hashOf = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const check = (bytes: Uint8Array, sha256 = hashOf(bytes)) => verifyStored({ bytes, sha256 }, ports);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (xml: string) => new TextEncoder().encode(xml);

const file = sealed(SAMPLE_INVOICE);
const OWN: [string, Uint8Array][] = [
  ['the sample', file],
  ['another number and day', sealed({ ...SAMPLE_INVOICE, number: 99_999_999, issued_on: '2026-12-31' })],
  ['names with signs that are escaped', sealed({ ...SAMPLE_INVOICE, buyer_name: '<A> & "B" 😀' })],
  [
    'many lines',
    sealed({
      ...SAMPLE_INVOICE,
      lines: Array.from({ length: 300 }, (_, at) =>
        sampleLine({ name: `Hàng ${at}`, unit: 'Cái', quantity: '2', unit_price: '1500', vat_rate: '8%' }),
      ),
    }),
  ],
];

describe('a file of our own', () => {
  test.each(OWN)('%s: told intact by its parts, as the full verifier tells', (_, bytes) => {
    expect(check(bytes)).toEqual({ unchanged: true, intact: true, verification: null });
    expect(verifyDocument(bytes, ports)).toMatchObject({ valid: true, signatures: [{ intact: true }] });
  });

  test('with the code put in goes to the full verifier, unchanged and intact', () => {
    const found = check(coded(file, 'data-C26TAA-15'));
    expect(found).toMatchObject({ unchanged: true, intact: true });
    expect(found.verification?.signatures.map(({ role }) => role)).toEqual(['seller', 'authority']);
  });
});

describe('the signed samples, which another hand wrote', () => {
  test.each(SIGNED_SAMPLES)('%s: the two verifiers agree', (name) => {
    const bytes = sampleBytes(name);
    const full = verifyDocument(bytes, ports);
    const { unchanged, intact, verification } = check(bytes);
    expect({ unchanged, intact }).toEqual({
      unchanged: true,
      intact: full.signatures.every((one) => one.intact),
    });
    if (verification !== null) expect(verification).toEqual(full);
  });
});

describe('a changed file', () => {
  test(`any byte: refused by its hash: ${SAMPLED} of them`, () => {
    const wrong = sampled(Array.from(file.keys()), 7).filter((mutation) => {
      const found = check(mutated(file, mutation), hashOf(file));
      return found.unchanged || found.intact || found.verification === null;
    });
    expect(wrong).toEqual([]);
  });

  test('under signature: the part is named', () => {
    const found = check(bytesOf(text(file).replace('2080000', '9080000')), hashOf(file));
    expect(found).toMatchObject({ unchanged: false, intact: false });
    expect(found.verification?.signatures[0]?.changed).toEqual(['document']);
  });

  test('outside the signature (the QR code): still refused, though the signature holds', () => {
    const found = check(bytesOf(text(file).replace('735C</DLQRCode>', '0000</DLQRCode>')), hashOf(file));
    expect(found).toMatchObject({ unchanged: false, intact: false, verification: { valid: true } });
  });

  // Whoever can change the file may be able to change what was kept of it: the signature still has its say.
  test.each(signedSpans(file).map((span, at) => ({ ...span, at })))(
    `with its kept hash changed as well, a signed byte from $from to $to: ${SAMPLED} of them`,
    ({ from, to, at }) => {
      const places = Array.from({ length: to - from }, (_, offset) => from + offset);
      const escaped = sampled(places, at).filter((mutation) => check(mutated(file, mutation)).intact);
      expect(escaped).toEqual([]);
    },
  );

  test.each([
    ['a second Id', '<DLQRCode>', '<DLQRCode Id="data-C26TAA-15">'],
    ['the data moved aside', '<DLQRCode>', '<TTKhac></TTKhac><DLQRCode>'],
    ['a reference to something else', 'URI="#data-C26TAA-15"', 'URI="#data-C26TAA-16"'],
    ['another signature behind ours', '</DSCKS></HDon>', '<CQT></CQT></DSCKS></HDon>'],
    ['white space at the end', '</HDon>', '</HDon>\n'],
    ['the signing time under another Id', '<Object Id="SigningTime', '<Object Id="SigningTim'],
  ])('%s, with the hash to fit: the parts alone do not vouch for it', (_, from, to) => {
    const changed = bytesOf(text(file).replace(from, to));
    const found = check(changed);
    expect(found.verification).not.toBeNull();
    expect(found.intact).toBe(verifyDocument(changed, ports).signatures.every(({ intact }) => intact));
  });

  test('the signature of another key', () => {
    const other = sealed(SAMPLE_INVOICE, { ...seller, private_key_pem: root.private_key_pem });
    expect(check(other)).toMatchObject({ unchanged: true, intact: false });
  });

  test.each(['data-C26TAA-16', 'SigningTime-nb-C26TAA-15'])(
    'a reference, signed, to %s instead of the data',
    (id) => {
      const signature = signElements([{ id, bytes: invoiceDataIn(file) }], 'sig-nb-C26TAA-15', seller);
      const found = check(assembleInvoice(invoiceDataIn(file), 'qr', signature));
      expect(found).toMatchObject({ unchanged: true, intact: false });
    },
  );

  test('what is no XML at all', () => {
    for (const junk of ['', '<', 'HDon', '</DLHDon><DLQRCode>'])
      expect(check(bytesOf(junk))).toMatchObject({ unchanged: true, intact: false });
  });
});

/** Changes of a bit each, at places drawn from these. */
function sampled(places: readonly number[], seed: number): Mutation[] {
  const drawn = seededNumbers(seed, places.length);
  const bits = seededNumbers(seed + 1, 8);
  return Array.from({ length: SAMPLED }, () => ({
    position: places[drawn.next().value as number] ?? 0,
    bit: bits.next().value as number,
  }));
}
