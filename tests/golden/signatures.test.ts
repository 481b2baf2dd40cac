import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeElement,
  insertCode,
  invoiceDataIn,
  withoutDeclaration,
} from '#domain/documents/invoice-document.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { authority, coded, root, sampleFile, sealed, seller, signElements } from './sealed-sample.ts';

const ports = createVerifyPorts([root.certificate_pem]);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const ID = 'data-C26TAA-15';
const signed = sealed(SAMPLE_INVOICE);
const withCode = coded(signed, ID);
const verdicts = (xml: string | Uint8Array) =>
  verifySignatures(typeof xml === 'string' ? encodeUtf8(xml) : xml, ports).map(
    ({ role, intact, problems }) => ({
      role,
      intact,
      problems,
    }),
  );
const fine = (role: string) => ({ role, intact: true, problems: [] });

describe('our own verifier', () => {
  test('the signed invoice', () => {
    const [verdict] = verifySignatures(signed, ports);
    expect(verdict).toMatchObject({
      role: 'seller',
      valid: true,
      signature_id: 'sig-nb-C26TAA-15',
      signing_time: '2026-11-20T09:15:00',
      covers: [ID, 'SigningTime-nb-C26TAA-15'],
      certificate: { tax_code: '0101243150', serial: '5401' },
    });
  });

  test('the coded invoice: both signatures, the authority over data and code', () => {
    expect(verdicts(withCode)).toEqual([fine('seller'), fine('authority')]);
    expect(verifySignatures(withCode, ports)[1]?.covers).toEqual([
      ID,
      'mcqt-C26TAA-15',
      'SigningTime-cqt-C26TAA-15',
    ]);
  });

  test('putting the code in changes no byte of what the seller signed', () =>
    expect(
      text(withCode)
        .replace(/<MCCQT.*<\/MCCQT>/, '')
        .replace(/<CQT>.*<\/CQT>/, ''),
    ).toBe(text(signed)));
});

describe('two invoices of one number in two series', () => {
  const other = sealed({ ...SAMPLE_INVOICE, symbol: 'C26TAB' });
  const files = [withCode, coded(other, 'data-C26TAB-15')];
  const together = encodeUtf8(
    `<TDiep><DLieu>${files.map((file) => text(withoutDeclaration(file))).join('')}</DLieu></TDiep>`,
  );

  test('stand in one message without an Id twice', () => {
    const ids = text(together).match(/ Id="[^"]+"/g) ?? [];
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  test('and each signature holds there as it does alone', () =>
    expect(
      verifySignatures(together, ports).map(({ role, covers, valid }) => [role, covers[0], valid]),
    ).toEqual([
      ['seller', ID, true],
      ['authority', ID, true],
      ['seller', 'data-C26TAB-15', true],
      ['authority', 'data-C26TAB-15', true],
    ]));
});

describe("the samples' own signatures are intact", () => {
  test.each([
    ['200-invoice-for-code-2.1.1.xml', ['seller']],
    ['202-code-issued.xml', ['seller']],
    ['203-uncoded-two-invoices.xml', ['seller', 'seller']],
    ['206-cash-register-batch.xml', ['taxpayer']],
    ['100-declaration.xml', ['taxpayer']],
    ['400-summary-table.xml', ['taxpayer']],
  ])('%s', (name, roles) => {
    const found = verifySignatures(sampleFile(name), ports);
    expect(found.map(({ role, intact }) => [role, intact])).toEqual(roles.map((role) => [role, true]));
    // Self-signed, and made a day after the signing time they carry: said, not passed over.
    for (const verdict of found) {
      expect(verdict.problems).toEqual(['certificate_not_yet_valid', 'certificate_not_trusted']);
    }
  });
});

describe('every kind of change is named', () => {
  const one = (from: string | RegExp, to: string) => {
    const changed = text(signed).replace(from, to);
    expect(changed).not.toBe(text(signed));
    return verdicts(changed)[0]?.problems;
  };
  test.each<[string, string | RegExp, string, string[]]>([
    ['an amount', '<TgTTTBSo>2080000', '<TgTTTBSo>3080000', ['digest_mismatch', 'document_not_signed']],
    [
      'white space between tags',
      '<NDHDon><NBan>',
      '<NDHDon> <NBan>',
      ['digest_mismatch', 'document_not_signed'],
    ],
    ['an attribute', '<TTChung>', '<TTChung a="">', ['digest_mismatch', 'document_not_signed']],
    ['the signing time', 'T09:15:00', 'T09:15:01', ['digest_mismatch', 'signing_time_not_signed']],
    [
      'a stated digest',
      /(<DigestValue>)./,
      '$1_',
      ['digest_mismatch', 'signature_mismatch', 'document_not_signed'],
    ],
    [
      'the algorithm named',
      '2001/04/xmldsig-more#rsa-sha256',
      '2000/09/xmldsig#rsa-sha1',
      ['signature_mismatch'],
    ],
    ['an unknown algorithm', 'xmldsig-more#rsa-sha256', 'xmldsig-more#rsa-sha3', ['algorithm_not_accepted']],
    ['the signature value', /(<SignatureValue>)...../, '$1AAAAA', ['signature_mismatch']],
    ['no signature value', /(<SignatureValue>)[^<]*/, '$1', ['signature_incomplete']],
    ['no certificate', /<X509Certificate>.*<\/X509Certificate>/, '', ['certificate_unreadable']],
    ['the id of the data', `Id="${ID}"`, 'Id="data-2"', ['reference_not_found', 'document_not_signed']],
    [
      'a second element with the id',
      '<DLQRCode>',
      `<DLQRCode Id="${ID}">`,
      ['reference_ambiguous', 'document_not_signed'],
    ],
  ])('%s', (_, from, to, problems) => expect(one(from, to)).toEqual(problems));

  test('an empty tag written short is the same document', () =>
    expect(verdicts(text(signed).replace(/><\/DigestMethod>/g, '/>'))).toEqual([fine('seller')]));

  test('the QR code is outside the signature', () =>
    expect(verdicts(text(signed).replace('735C</DLQRCode>', '0000</DLQRCode>'))).toEqual([fine('seller')]));

  test('the code taken for another', () =>
    expect(verdicts(text(withCode).replace('>00A1B2', '>10A1B2'))[1]?.problems).toEqual([
      'digest_mismatch',
      'code_not_signed',
    ]));

  test('the signed data moved aside and other data put in its place', () => {
    const data = text(invoiceDataIn(signed));
    const false_data = data.replace(ID, 'data-false').replaceAll('2080000', '9080000');
    const wrapped = text(signed)
      .replace(data, false_data)
      .replace('</HDon>', `<TTKhac>${data}</TTKhac></HDon>`);
    expect(verdicts(wrapped)[0]?.problems).toEqual(['document_not_signed']);
  });

  test('an authority that signs the data alone', () => {
    const code = codeElement('00A1B2C3D4E5F60718293A4B5C6D7E8F90', 'mcqt-C26TAA-15');
    const signature = signElements([{ id: ID, bytes: invoiceDataIn(signed) }], 'sig-cqt-1', authority);
    expect(verdicts(insertCode(signed, code, signature))[1]?.problems).toEqual(['code_not_signed']);
  });
});

describe('the certificate', () => {
  const years = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z', serial: '77' };
  test('of another taxpayer', () => {
    const subject = { common_name: 'Khác', tax_code: '0100109106' };
    const other = issueCertificate({ ...years, root, subject });
    expect(verdicts(sealed(SAMPLE_INVOICE, other))[0]).toEqual({
      role: 'seller',
      intact: true,
      problems: ['certificate_tax_code'],
    });
  });

  test.each([
    ['2025-12-31T23:59:59', 'certificate_not_yet_valid'],
    ['2028-01-01T07:00:01', 'certificate_expired'], // 00:00:01 in UTC
  ])('signing at %s: %s', (time, problem) =>
    expect(verdicts(sealed(SAMPLE_INVOICE, seller, time))[0]?.problems).toContain(problem),
  );

  test('at the last moment, local time', () =>
    expect(verdicts(sealed(SAMPLE_INVOICE, seller, '2028-01-01T07:00:00'))).toEqual([fine('seller')]));

  test('under a root nobody trusts', () => {
    const foreign = createTestRoot({ ...years, subject: { common_name: 'Gốc khác' } });
    const found = verifySignatures(signed, createVerifyPorts([foreign.certificate_pem]));
    expect(found.map(({ intact, problems }) => [intact, problems])).toEqual([
      [true, ['certificate_not_trusted']],
    ]);
  });
});

const hasXmlsec = spawnSync('xmlsec1', ['--version']).status === 0;

describe.skipIf(!hasXmlsec)('xmlsec1', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hoadon-xmlsec-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const verify = (file: string, ...more: string[]) =>
    spawnSync(
      'xmlsec1',
      [
        '--verify',
        '--trusted-pem',
        put('root.pem', root.certificate_pem),
        '--verification-time',
        '2026-11-20 09:15:00',
        '--id-attr:Id',
        'DLHDon',
        '--id-attr:Id',
        'MCCQT',
        '--id-attr:Id',
        'Object',
        ...more,
        file,
      ],
      { encoding: 'utf8' },
    );

  test('takes the signed invoice: 2 of 2 references, trusted chain', () => {
    const result = verify(put('signed.xml', signed));
    expect(result.stderr).toContain('References (ok/all): 2/2');
    expect(result.status).toBe(0);
  });

  test.each([
    ['NBan', '2/2'],
    ['CQT', '3/3'],
  ])('takes the signature of %s in the coded invoice', (slot, references) => {
    const path = `/HDon/DSCKS/${slot}/*[local-name()='Signature']`;
    const result = verify(put('coded.xml', withCode), '--node-xpath', path);
    expect(result.stderr).toContain(`References (ok/all): ${references}`);
    expect(result.status).toBe(0);
  });

  test('refuses a changed one', () =>
    expect(verify(put('changed.xml', text(signed).replace('2080000', '3080000'))).status).not.toBe(0));

  test('xmllint: the file is canonical but for its XML declaration', () => {
    const file = put('c14n.xml', signed);
    const canonical = execFileSync('xmllint', ['--c14n', file], { encoding: 'utf8' });
    expect(text(signed)).toBe(`<?xml version="1.0" encoding="UTF-8"?>${canonical}`);
  });
});
