import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { proofRoots, trustedRoots } from './trusted-roots.ts';

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

  test('a file without a certificate is told of at the start', () => {
    const empty = join(data_dir, 'empty.pem');
    writeFileSync(empty, 'không có gì');
    expect(() => trustedRoots({ trusted_roots_file: empty, data_dir, demo: false }, authority)).toThrow(
      'empty.pem: no certificate (PEM)',
    );
  });
});

test('what proves a tax code leads to a root of the file; without one nothing proves it to a real provider', () => {
  expect(proofRoots({ trusted_roots_file, provider_url: null })).toEqual([pem('A'), pem('B')]);
  expect(proofRoots({ trusted_roots_file: null, provider_url: 'https://tvan.example' })).toEqual([]);
  expect(proofRoots({ trusted_roots_file: null, provider_url: null })).toBeNull();
});
