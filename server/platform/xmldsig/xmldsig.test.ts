import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DSIG_NAMESPACE } from '#domain/signing/algorithms.table.ts';
import { verifyDocument } from '#domain/signing/verification/verify-document.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { XmlRefused } from '#domain/documents/parsed-element.ts';
import { certificateFacts } from './certificate-facts.ts';
import { createTestRoot, issueCertificate } from './certificates.ts';
import { parseXml } from './parse.ts';
import { createVerifyPorts } from './ports.ts';
import { makePkcs12, Pkcs12Error, readPkcs12 } from './pkcs12.ts';
import { leadsToRoot } from './trust.ts';

const YEARS = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z' };
const root = createTestRoot({ ...YEARS, serial: '01', subject: { common_name: 'Gốc thử nghiệm' } });
const issued = issueCertificate({
  ...YEARS,
  serial: '5401',
  root,
  subject: {
    common_name: 'CÔNG TY TNHH MẪU, CHI NHÁNH HÀ NỘI',
    organization: 'CÔNG TY TNHH MẪU',
    locality: 'Hà Nội',
    tax_code: '0101243150',
  },
});
const der = (pem: string) => new X509Certificate(pem).raw;

describe('certificates', () => {
  test('the tax code is found by its OID, the rest reads as written', () =>
    expect(certificateFacts(der(issued.certificate_pem))).toEqual({
      subject: 'C=VN,L=Hà Nội,O=CÔNG TY TNHH MẪU,CN=CÔNG TY TNHH MẪU\\, CHI NHÁNH HÀ NỘI,UID=MST:0101243150',
      tax_code: '0101243150',
      serial: '5401',
      valid_from: '2026-01-01T00:00:00.000Z',
      valid_to: '2028-01-01T00:00:00.000Z',
    }));

  test("the issuer's tax code is not the subject's", () => {
    const taxed = createTestRoot({
      ...YEARS,
      serial: '02',
      subject: { common_name: 'Gốc', tax_code: '0100109106' },
    });
    const person = issueCertificate({
      ...YEARS,
      serial: '03',
      root: taxed,
      subject: { common_name: 'Nguyễn Văn A' },
    });
    expect(certificateFacts(der(person.certificate_pem))?.tax_code).toBeNull();
  });

  test('what is no certificate has no facts', () =>
    expect(certificateFacts(new Uint8Array([1, 2]))).toBeNull());

  test('leads to its root only, and only in its time', () => {
    const roots = [new X509Certificate(root.certificate_pem)];
    const other = createTestRoot({ ...YEARS, serial: '01', subject: { common_name: 'Gốc thử nghiệm' } });
    const leads = (at: string, to = roots) => leadsToRoot(der(issued.certificate_pem), [], to, at);
    expect(leads('2026-11-20T00:00:00Z')).toBe(true);
    expect(leads('2028-01-01T00:00:01Z')).toBe(false);
    expect(leads('2025-12-31T23:59:59Z')).toBe(false);
    expect(leads('2026-11-20T00:00:00Z', [new X509Certificate(other.certificate_pem)])).toBe(false);
    expect(leads('2026-11-20T00:00:00Z', [])).toBe(false);
  });

  test('an end certificate issues nothing', () => {
    const forged = issueCertificate({
      ...YEARS,
      serial: '07',
      root: issued,
      subject: { common_name: 'Giả' },
    });
    const roots = [new X509Certificate(root.certificate_pem)];
    const chain = [der(issued.certificate_pem)];
    expect(leadsToRoot(der(forged.certificate_pem), chain, roots, '2026-11-20T00:00:00Z')).toBe(false);
  });
});

describe('PKCS#12', () => {
  const problemOf = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      return error instanceof Pkcs12Error ? error.problem : error;
    }
    return null;
  };
  let folder = '';
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', ['pkcs12', ...args], { stdio: 'pipe' });
  const hasOpenssl = (() => {
    try {
      return execFileSync('openssl', ['version'], { stdio: 'pipe' }).length > 0;
    } catch {
      return false;
    }
  })();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hoadon-p12-'));
    writeFileSync(path('key.pem'), issued.private_key_pem, { mode: 0o600 });
    writeFileSync(path('cert.pem'), issued.certificate_pem);
    writeFileSync(path('root.pem'), root.certificate_pem);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('our own file is read back, key and certificate belonging together', () => {
    const bytes = makePkcs12({ ...issued, chain: [root.certificate_pem], password: 'bi mat 1' });
    const content = readPkcs12(bytes, 'bi mat 1');
    expect(content).toMatchObject({ tax_code: '0101243150', serial: '5401' });
    expect(der(content.certificate_pem)).toEqual(der(issued.certificate_pem));
    expect(content.chain.map(der)).toEqual([der(root.certificate_pem)]);
  });

  const exported = ['-export', '-inkey', 'key.pem', '-in', 'cert.pem', '-certfile', 'root.pem'];
  test.skipIf(!hasOpenssl).each([
    ['OpenSSL 3 default (PBES2, AES-256)', [], 'matkhau'],
    ['legacy (RC2, 3DES)', ['-legacy'], 'matkhau'],
    ['a password in Vietnamese', [], 'mật khẩu'],
    ['a password in Vietnamese, legacy', ['-legacy'], 'mật khẩu'],
    ['an empty password', [], ''],
  ])('%s', (_, options, password) => {
    const inFolder = exported.map((part) => (part.endsWith('.pem') ? path(part) : part));
    openssl(...inFolder, ...options, '-passout', `pass:${password}`, '-out', path('made.p12'));
    const bytes = readFileSync(path('made.p12'));
    expect(readPkcs12(bytes, password)).toMatchObject({ tax_code: '0101243150' });
    expect(problemOf(() => readPkcs12(bytes, `${password}?`))).toBe('wrong_password');
  });

  test.skipIf(!hasOpenssl)('a file with certificates only', () => {
    openssl('-export', '-nokeys', '-in', path('cert.pem'), '-passout', 'pass:x', '-out', path('nokey.p12'));
    expect(problemOf(() => readPkcs12(readFileSync(path('nokey.p12')), 'x'))).toBe('no_private_key');
  });

  test.skipIf(!hasOpenssl)('openssl reads ours', () => {
    writeFileSync(path('ours.p12'), makePkcs12({ ...issued, password: 'matkhau' }));
    const shown = openssl('-in', path('ours.p12'), '-passin', 'pass:matkhau', '-nokeys').toString();
    expect(shown).toContain('BEGIN CERTIFICATE');
  });

  test.each([
    ['text', new TextEncoder().encode('khóa')],
    ['nothing', new Uint8Array()],
    ['a bare certificate', der(issued.certificate_pem)],
  ])('%s is no PKCS#12', (_, bytes) => expect(problemOf(() => readPkcs12(bytes, 'x'))).toBe('not_pkcs12'));
});

describe('parsing what comes from outside', () => {
  const parse = (xml: string) => parseXml(new TextEncoder().encode(xml));
  const problemOf = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      return error instanceof XmlRefused ? error.problem : error;
    }
    return null;
  };

  test('a tree, positions in document order, namespaces resolved', () => {
    const tree = parse(
      '<?xml version="1.0" encoding="utf-8"?><a x="1"><b xmlns="u:n">m&amp;<c/>n</b><![CDATA[<]]></a>',
    );
    expect(tree).toMatchObject({ name: 'a', position: 0, text: '<', attributes: { x: '1' } });
    expect(tree.children[0]).toMatchObject({
      name: 'b',
      namespace: 'u:n',
      position: 1,
      text: 'm&n',
      attributes: {},
    });
    expect(tree.children[0]?.children[0]).toMatchObject({ name: 'c', namespace: 'u:n', position: 2 });
  });

  test.each([
    ['<!DOCTYPE a><a/>', 'document_type'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'document_type'],
    ['<a>&x;</a>', 'not_well_formed'],
    ['<a><b></a>', 'not_well_formed'],
    ['<a/><b/>', 'not_well_formed'],
    ['', 'not_well_formed'],
    ['<?xml version="1.0" encoding="UTF-16"?><a/>', 'not_utf8'],
    ['<a>'.repeat(65) + '</a>'.repeat(65), 'too_deep'],
  ])('%.60s: %s', (xml, problem) => expect(problemOf(() => parse(xml))).toBe(problem));

  test('bytes that are not UTF-8', () =>
    expect(problemOf(() => parseXml(new Uint8Array([0x3c, 0x61, 0x3e, 0xff])))).toBe('not_utf8'));
  test('too much', () =>
    expect(problemOf(() => parseXml(new Uint8Array(8 * 1024 * 1024 + 1)))).toBe('too_large'));

  test('more elements than any message has', () => {
    expect(problemOf(() => parse(`<a>${'<b/>'.repeat(300_000)}</a>`))).toBe('too_large');
    expect(parse(`<a>${'<b/>'.repeat(299_999)}</a>`).children).toHaveLength(299_999);
  });

  test('more signatures than any document has: none of them is judged', () => {
    const signed = (count: number) =>
      Buffer.from(`<a xmlns="${DSIG_NAMESPACE}">${'<Signature/>'.repeat(count)}</a>`);
    const ports = createVerifyPorts([]);
    expect(problemOf(() => verifySignatures(signed(2001), ports))).toBe('too_large');
    expect(verifyDocument(signed(2001), ports)).toEqual({
      refused: 'too_large',
      signatures: [],
      valid: false,
    });
    expect(verifySignatures(signed(2000), ports)).toHaveLength(2000);
  });
});
