import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verification } from '#domain/signing/verification/verify-document.ts';
import type { VerdictWords } from '#domain/signing/verification/verdict-words.ts';
import { root, seller } from '#tests/golden/sealed-sample.ts';

const PACKAGE = resolve('domain/package');
const DOMAIN = resolve('domain');
const config = ts.getParsedCommandLineOfConfigFile(join(PACKAGE, 'tsconfig.json'), undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
});
const sources = (config?.fileNames ?? []).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Record<string, unknown>;
const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');

describe('the law as a package', () => {
  test('depends on no other package', () =>
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]));

  test('carries the law, without tests', () => {
    const names = sources.map(({ path }) => relative(DOMAIN, path));
    expect(names).toContain('signing/verification/verify.ts');
    expect(names.filter((name) => name.includes('.test.'))).toEqual([]);
  });

  test('imports nothing from outside itself, not even a type', () => {
    const packed = new Set(sources.map(({ path }) => path));
    const outside = sources.flatMap(({ path, text }) =>
      ts
        .preProcessFile(text)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => !name.startsWith('.') || !packed.has(resolve(dirname(path), name)))
        .map((name) => `${relative(DOMAIN, path)}: ${name}`),
    );
    expect(outside).toEqual([]);
  });
});

type Snippet = {
  signedInvoice(content: unknown, provider: string, at: string, key: string, certificate: string): Uint8Array;
  verify(file: Uint8Array, roots: string[]): Verification & { words: VerdictWords[] };
};

describe('the files its README shows, with the package installed', () => {
  let folder = '';
  const [invoice = '', ports = ''] = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hoadon-domain-'));
    const installed = join(folder, 'node_modules/hoadon-domain');
    const compilerOptions = { ...config?.options, module: ts.ModuleKind.ESNext };
    for (const { path, text } of sources) {
      const target = join(installed, 'dist', relative(DOMAIN, path)).replace(/\.ts$/, '.js');
      mkdirSync(dirname(target), { recursive: true });

      writeFileSync(target, ts.transpileModule(text, { compilerOptions, fileName: path }).outputText);
    }
    cpSync(join(PACKAGE, 'package.json'), join(installed, 'package.json'));
    symlinkSync(resolve('node_modules/libxml2-wasm'), join(folder, 'node_modules/libxml2-wasm'));
    writeFileSync(join(folder, 'invoice.mjs'), invoice);
    writeFileSync(join(folder, 'node-ports.mjs'), ports);
    writeFileSync(join(folder, 'given.json'), JSON.stringify({ root, seller }));
    writeFileSync(join(folder, 'run.mjs'), RUN);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('build, sign and verify an invoice in fifteen lines', () =>
    expect(invoice.trim().split('\n').length).toBeLessThanOrEqual(15));

  test('sign an invoice that verifies, name what was changed in it, and refuse what is no plain XML', () => {
    const output = execFileSync(process.execPath, [join(folder, 'run.mjs')], {
      encoding: 'utf8',
      cwd: folder,
    });
    const said = JSON.parse(output) as Record<string, ReturnType<Snippet['verify']>>;
    expect(said.signed).toMatchObject({ refused: null, valid: true });
    expect(said.signed?.words[0]?.title).toBe('Chữ ký của người bán hợp lệ.');
    expect(said.changed).toMatchObject({
      valid: false,
      signatures: [{ intact: false, changed: ['document'] }],
    });
    expect(said.untrusted?.signatures[0]?.problems).toEqual(['certificate_not_trusted']);
    expect(said.hostile).toMatchObject({ refused: 'document_type', valid: false });
    expect(said.deep).toMatchObject({ refused: 'too_deep', valid: false });
  });
});

/** Runs in a Node of its own, with what an installed package has and nothing of this repository. */
const RUN = `
import { readFileSync } from 'node:fs';
import { SAMPLE_INVOICE } from 'hoadon-domain/samples/sample-invoice';
import { signedInvoice, verify } from './invoice.mjs';

const { root, seller } = JSON.parse(readFileSync('given.json', 'utf8'));
const file = signedInvoice(
  SAMPLE_INVOICE, '0106026495', '2026-11-20T09:15:00', seller.private_key_pem, seller.certificate_pem,
);
const text = new TextDecoder().decode(file);
const bytes = (xml) => new TextEncoder().encode(xml);
const roots = [root.certificate_pem];
console.log(JSON.stringify({
  signed: verify(file, roots),
  changed: verify(bytes(text.replace('2080000', '3080000')), roots),
  untrusted: verify(file, []),
  hostile: verify(bytes(text.replace('<HDon>', '<!DOCTYPE HDon [<!ENTITY a "b">]><HDon>')), roots),
  deep: verify(bytes('<a>'.repeat(70) + '</a>'.repeat(70)), roots),
}));
`;
