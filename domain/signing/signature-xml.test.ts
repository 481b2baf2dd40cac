import { expect, test } from 'vitest';
import { encodeUtf8, toBase64 } from '../documents/bytes.ts';
import { prepareSignature } from './signature-xml.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
// The digest writes down the first letters it was given.
const hash = { sha256: (bytes: Uint8Array) => bytes.slice(0, 24) };
const digestOf = (start: string) => toBase64(encodeUtf8(start.slice(0, 24)));

const INPUT = {
  signed_id: 'data-1',
  signed_bytes: encodeUtf8('<DLHDon Id="data-1"></DLHDon>'),
  signature_id: 'sig-nb-15',
  signing_time: '2026-11-20T09:15:00',
  certificate_der_base64: 'AAAA',
  subject_name: 'CN=Mẫu & con',
};
const NAMESPACE = 'xmlns="http://www.w3.org/2000/09/xmldsig#"';
const reference = (id: string, digest: string) =>
  `<Reference URI="#${id}"><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></DigestMethod>` +
  `<DigestValue>${digest}</DigestValue></Reference>`;
const inside = (...more: string[]) =>
  '<CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></CanonicalizationMethod>' +
  '<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></SignatureMethod>' +
  reference('data-1', digestOf('<DLHDon Id="data-1"></DLHDon>')) +
  more.join('') +
  reference('SigningTime-nb-15', digestOf(`<Object ${NAMESPACE}`));

test('a signature refers to the document and to its signing time, in the order of the format', () => {
  const prepared = prepareSignature(INPUT, hash);
  expect(text(prepared.signed_info_bytes)).toBe(`<SignedInfo ${NAMESPACE}>${inside()}</SignedInfo>`);
  expect(text(prepared.digest)).toBe('<SignedInfo xmlns="http:');
  expect(text(prepared.finish('c2ln'))).toBe(
    `<Signature ${NAMESPACE} Id="sig-nb-15"><SignedInfo>${inside()}</SignedInfo>` +
      '<SignatureValue>c2ln</SignatureValue>' +
      '<KeyInfo><X509Data><X509SubjectName>CN=Mẫu &amp; con</X509SubjectName>' +
      '<X509Certificate>AAAA</X509Certificate></X509Data></KeyInfo>' +
      '<Object Id="SigningTime-nb-15"><SignatureProperties><SignatureProperty Target="#sig-nb-15">' +
      '<SigningTime>2026-11-20T09:15:00</SigningTime></SignatureProperty></SignatureProperties></Object></Signature>',
  );
});

test('other elements under the same signature stand between the two', () => {
  const also_signed = [{ id: 'mcqt', bytes: encodeUtf8('<MCCQT Id="mcqt">00A1</MCCQT>') }];
  const { signed_info_bytes } = prepareSignature({ ...INPUT, also_signed }, hash);
  expect(text(signed_info_bytes)).toContain(
    inside(reference('mcqt', digestOf('<MCCQT Id="mcqt">00A1</MCCQT>'))),
  );
});

test.each([
  ['sig-cqt-1', 'SigningTime-cqt-1'],
  ['nb-sig-2', 'SigningTime-nb-sig-2'],
])('the signing time of %s is %s', (signature_id, id) =>
  expect(text(prepareSignature({ ...INPUT, signature_id }, hash).finish(''))).toContain(
    `<Object Id="${id}">`,
  ),
);

test('the key of one certificate never stands in the signature of another', () => {
  const keyOf = (change: Partial<typeof INPUT>) =>
    /<KeyInfo>.*<\/KeyInfo>/.exec(text(prepareSignature({ ...INPUT, ...change }, hash).finish('')))?.[0];
  const first = keyOf({});
  expect(keyOf({})).toBe(first);
  expect(keyOf({ certificate_der_base64: 'BBBB' })).toBe(first?.replace('AAAA', 'BBBB'));
  expect(keyOf({ subject_name: 'CN=B' })).toContain('<X509SubjectName>CN=B</X509SubjectName>');
  expect(keyOf({})).toBe(first);
});

test('a platform that writes base64 at once is asked for that', () => {
  const direct = { ...hash, sha256Base64: (bytes: Uint8Array) => toBase64(hash.sha256(bytes)) };
  expect(prepareSignature(INPUT, direct).finish('c2ln')).toEqual(
    prepareSignature(INPUT, hash).finish('c2ln'),
  );
});

test('an Id is escaped as an attribute is, a text as a text is', () => {
  const odd = { ...INPUT, signed_id: 'a"ế&', signature_id: '<b>' };
  const prepared = prepareSignature({ ...odd, signing_time: '<&' }, hash);
  expect(text(prepared.signed_info_bytes)).toContain('<Reference URI="#a&quot;ế&amp;">');
  const whole = text(prepared.finish('>'));
  expect(whole).toContain(' Id="&lt;b>"><SignedInfo>');
  expect(whole).toContain('<SignatureValue>&gt;</SignatureValue>');
  expect(whole).toContain(
    '<Object Id="SigningTime-&lt;b>"><SignatureProperties><SignatureProperty Target="#&lt;b>"><SigningTime>&lt;&amp;</SigningTime>',
  );
});

test('a character that XML does not have is refused, wherever it stands', () => {
  const bad = '\u0000';
  expect(() => prepareSignature({ ...INPUT, signing_time: bad }, hash)).toThrow(RangeError);
  expect(() => prepareSignature({ ...INPUT, signing_time: bad }, hash)).toThrow('XML 1.0 does not have');
  expect(() => prepareSignature({ ...INPUT, signed_id: bad }, hash)).toThrow(RangeError);
  expect(() => prepareSignature(INPUT, hash).finish(bad)).toThrow(RangeError);
  expect(() => prepareSignature({ ...INPUT, subject_name: bad }, hash).finish('')).toThrow(RangeError);
});
