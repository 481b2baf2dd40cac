import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { textAt } from '#domain/documents/parsed-element.ts';
import { verificationWords, verifyDocument } from '#domain/signing/verification/verify-document.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { root, seller } from '../sealed-sample.ts';
import { ENVELOPED, resigned } from './resigned.ts';

const ports = createVerifyPorts([root.certificate_pem]);
const verify = (xml: string) => verifyDocument(encodeUtf8(xml), ports);
const problemsOf = (xml: string) => verify(xml).signatures.map(({ problems }) => problems);
const plain = resigned();
const signatureOf = (xml: string) => /<Signature .*<\/Signature>/s.exec(xml)?.[0] ?? '';

test('a file of another signer is valid as it stands', () => {
  expect(verify(plain)).toMatchObject({
    refused: null,
    valid: true,
    signatures: [{ problems: [], weaknesses: [] }],
  });
});

describe('SHA-1', () => {
  const old = resigned({ hash: 'sha1' });
  test('is read, and said to be weak', () => {
    expect(verify(old)).toMatchObject({ valid: true, signatures: [{ intact: true, weaknesses: ['sha1'] }] });
    expect(verificationWords(verify(old))[0]?.warnings[0]).toContain('thuật toán yếu (SHA-1)');
  });
  test('a change under it is caught all the same', () =>
    expect(verify(old.replace('2080000', '9080000')).signatures[0]?.changed).toEqual(['document']));
});

describe('transforms', () => {
  test.each<[string, readonly [string, string]]>([
    ['on SigningTime, where it has nothing to take out', ['', ENVELOPED]],
    ['on both references', [ENVELOPED, ENVELOPED]],
  ])('"enveloped signature" %s is passed over', (_, transforms) =>
    expect(problemsOf(resigned({ transforms }))).toEqual([[]]),
  );

  test.each([
    [
      'XPath',
      '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><XPath>1</XPath></Transform>',
    ],
    ['XSLT', '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"></Transform>'],
    [
      'a prefix list',
      '<Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"><InclusiveNamespaces xmlns="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="a"></InclusiveNamespaces></Transform>',
    ],
  ])('%s is never applied: it is refused', (_, transform) =>
    expect(problemsOf(resigned({ transforms: [transform, ''] }))[0]).toContain('transform_not_accepted'),
  );
});

describe('wrapping', () => {
  const false_invoice = plain.replaceAll('2080000', '9080000');

  test('two elements with one Id: which one was signed is not guessed', () => {
    const twice = plain.replace('</HDon>', '<TTKhac Id="data"></TTKhac></HDon>');
    expect(problemsOf(twice)[0]).toContain('reference_ambiguous');
  });

  test.each([
    ['inside an Object of its own signature', `<Object>${plain}</Object></Signature>`, '</Signature>'],
    ['beside the false data', `${plain}<DSCKS>`, '<DSCKS>'],
  ])('a genuine invoice %s does not vouch for the false one', (_, replacement, place) => {
    const unsigned = false_invoice.replaceAll('"data"', '"other"').replaceAll('"time"', '"other-time"');
    const { valid, signatures } = verify(unsigned.replace(place, replacement));
    expect(valid).toBe(false);
    expect(signatures.filter((signature) => signature.valid)).toEqual([]);
    expect(signatures.flatMap(({ problems }) => problems)).toContain('signature_misplaced');
  });

  test('a signature inside an Object is in no slot', () => {
    const nested = plain.replace('</Object></Signature>', `${signatureOf(plain)}</Object></Signature>`);
    expect(verify(nested).valid).toBe(false);
    expect(problemsOf(nested)[1]).toContain('signature_misplaced');
  });

  test('a reference moved to other data: SignedInfo no longer holds', () => {
    const moved = plain
      .replace('<DSCKS>', '<TTKhac Id="else"></TTKhac><DSCKS>')
      .replace('URI="#data"', 'URI="#else"');
    expect(verify(moved).signatures[0]).toMatchObject({
      intact: false,
      changed: ['signed_info'],
      signed: [],
    });
  });

  test.each([
    ['SignedInfo', /<SignedInfo>.*<\/SignedInfo>/s],
    ['SignatureValue', /<SignatureValue>.*<\/SignatureValue>/s],
    ['KeyInfo', /<KeyInfo>.*<\/KeyInfo>/s],
  ])('two of %s', (_, part) => {
    const [found = ''] = part.exec(plain) ?? [];
    for (const twice of [found + found, found + found.replace('>', ' xmlns="urn:x">')])
      expect(problemsOf(plain.replace(found, twice))[0]).toContain('signature_ambiguous');
  });

  test('a second, unsigned signing time does not take the place of the signed one', () => {
    const earlier =
      '<Object Id="t2"><SignatureProperties><SignatureProperty><SigningTime>2020-01-01T00:00:00</SigningTime></SignatureProperty></SignatureProperties></Object>';
    expect(problemsOf(plain.replace('<Object ', `${earlier}<Object `))[0]).toContain(
      'signing_time_not_signed',
    );
  });

  test('no reference at all', () => {
    expect(problemsOf(plain.replace(/<Reference .*<\/Reference>/s, ''))[0]).toContain('signature_incomplete');
  });

  test('no signature, no valid file', () => {
    expect(verify('<HDon><DLHDon></DLHDon></HDon>')).toEqual({ refused: null, signatures: [], valid: false });
  });
});

describe('what canonical XML leaves out', () => {
  const amount = (xml: string) => textAt(parseXml(encodeUtf8(xml)), 'DLHDon/NDHDon/TToan/TgTTTBSo');
  test.each([
    ['a comment inside an amount', '2080<!-- 9 -->000'],
    ['CDATA', '<![CDATA[2080000]]>'],
    ['a character written as a number', '&#50;080000'],
  ])('%s: the amount read is the amount signed', (_, written) => {
    const rewritten = plain.replace('2080000', written);
    expect(verify(rewritten).valid).toBe(true);
    expect(amount(rewritten)).toBe('2080000');
  });
  test('a processing instruction is signed text', () =>
    expect(verify(plain.replace('2080000', '2080<?x?>000')).signatures[0]?.changed).toEqual(['document']));
});

describe('what may not even be looked at', () => {
  const bomb = Array.from({ length: 9 }, (_, at) => `<!ENTITY b${at + 1} "${`&b${at};`.repeat(10)}">`).join(
    '',
  );
  test.each([
    ['an external entity', '<!DOCTYPE HDon [<!ENTITY x SYSTEM "file:///etc/passwd">]>', 'document_type'],
    ['an external DTD', '<!DOCTYPE HDon SYSTEM "http://example.vn/x.dtd">', 'document_type'],
    ['an entity bomb', `<!DOCTYPE HDon [<!ENTITY b0 "b">${bomb}]>`, 'document_type'],
    [
      'an attribute default that hides an Id',
      '<!DOCTYPE HDon [<!ATTLIST TTKhac Id CDATA "data">]>',
      'document_type',
    ],
  ])('%s', (_, before, refused) =>
    expect(verify(before + plain)).toEqual({ refused, signatures: [], valid: false }),
  );

  test.each([
    ['depth', plain.replace('<DSCKS>', `${'<a>'.repeat(80)}${'</a>'.repeat(80)}<DSCKS>`), 'too_deep'],
    ['an entity nobody declared', plain.replace('2080000', '&x;'), 'not_well_formed'],
    ['an attribute twice', plain.replace('Id="data"', 'Id="data" Id="other"'), 'not_well_formed'],
    ['another encoding', `<?xml version="1.0" encoding="UTF-16"?>${plain}`, 'not_utf8'],
  ])('%s', (_, xml, refused) => expect(verify(xml)).toMatchObject({ refused, valid: false }));

  test('says so in Vietnamese', () => {
    const [words] = verificationWords(verify(`<!DOCTYPE a>${plain}`));
    expect(words?.title).toBe('Tệp không được kiểm tra.');
    expect(words?.next).toContain('DOCTYPE');
  });

  test('a hundred thousand elements of one Id cost no more than as many of different Ids', () => {
    const crowded = plain.replace('<DSCKS>', `${'<a Id="data"/>'.repeat(100_000)}<DSCKS>`);
    expect(problemsOf(crowded)[0]).toContain('reference_ambiguous');
  });

  test('thousands of signatures over different parts of a large file are refused, not computed', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      signatureOf(plain).replace('#data', `#d${at}`).replaceAll('"time"', `"t${at}"`),
    );
    const large = `<HDon>${Array.from({ length: 3000 }, (_, at) => `<d Id="d${at}"/>`).join('')}${many.map((one) => one.replace(/<KeyInfo>.*<\/KeyInfo>/s, '')).join('')}</HDon>`;
    expect(verify(large).refused).toBe('too_large');
  });
});

describe('the certificate', () => {
  test('every changed byte of it is noticed', () => {
    const written = /<X509Certificate>(.*)<\/X509Certificate>/s.exec(plain)?.[1] ?? '';
    const der = Buffer.from(written, 'base64');
    const passed = [...der.keys()].filter((at) => {
      const changed = Buffer.from(der);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return verify(plain.replace(written, changed.toString('base64'))).valid;
    });
    expect(passed).toEqual([]);
  });

  test('of another tax code than the seller named in the file', () => {
    expect(problemsOf(resigned({ signer: seller }, '0100109106'))).toEqual([['certificate_tax_code']]);
  });
});
