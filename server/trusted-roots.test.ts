import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { proofRoots, requireRootFiles, trustedRoots } from './trusted-roots.ts';

const data_dir = mkdtempSync(join(tmpdir(), 'hoadon-roots-'));
afterAll(() => rmSync(data_dir, { recursive: true }));

const pem = (name: string) => `-----BEGIN CERTIFICATE-----\n${name}\n-----END CERTIFICATE-----`;
const trusted_roots_file = join(data_dir, 'roots.pem');
writeFileSync(trusted_roots_file, `Gốc thứ nhất\n${pem('A')}\n\n${pem('B')}\n`);
const authority = [pem('CQT')];

describe('the roots that files from anyone are judged by', () => {
  test('are the authority’s where no other is named', () =>
    expect(trustedRoots({ trusted_roots_file: null, data_dir, demo: true }, authority)).toEqual({
      everybody: authority,
      authority,
    }));

  test('and each one of the file that is named; the authority’s place is only for its own', () =>
    expect(trustedRoots({ trusted_roots_file, data_dir, demo: false }, authority)).toEqual({
      everybody: [pem('A'), pem('B'), ...authority],
      authority,
    }));

  test('and that of the demo companies, in a demo alone', () => {
    writeFileSync(join(data_dir, 'demo-root.pem'), pem('DEMO'));
    const rootsOf = (demo: boolean) =>
      trustedRoots({ trusted_roots_file: null, data_dir, demo }, authority).everybody;
    expect(rootsOf(true)).toEqual([pem('DEMO'), ...authority]);
    expect(rootsOf(false)).toEqual(authority);
  });
});

test('files without a certificate are named at the start, each with its setting', () => {
  const empty = join(data_dir, 'empty.pem');
  writeFileSync(empty, 'không có gì');
  const missing = join(data_dir, 'missing.pem');
  const files = { authority_root_file: missing, trusted_roots_file: empty };
  expect(() => requireRootFiles(files)).toThrow(
    /AUTHORITY_ROOT_FILE=.*missing\.pem: cần tệp.*ENOENT[^]*TRUSTED_ROOTS_FILE=.*empty\.pem: cần tệp.*no certificate/,
  );
  // Marks around what is none.
  expect(() => requireRootFiles({ ...files, authority_root_file: null, trusted_roots_file })).toThrow(
    'TRUSTED_ROOTS_FILE',
  );
  const authority_root_file = join(data_dir, 'root.pem');
  writeFileSync(authority_root_file, rootCertificates[0] ?? '');
  expect(() => requireRootFiles({ authority_root_file, trusted_roots_file: null })).not.toThrow();
});

test('what proves a tax code leads to a root of the file; without one nothing proves it to a real provider', () => {
  expect(proofRoots({ trusted_roots_file, provider_url: null })).toEqual([pem('A'), pem('B')]);
  expect(proofRoots({ trusted_roots_file: null, provider_url: 'https://tvan.example' })).toEqual([]);
  expect(proofRoots({ trusted_roots_file: null, provider_url: null })).toBeNull();
});
