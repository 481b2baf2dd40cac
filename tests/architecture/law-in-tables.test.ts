import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LEGAL_SENTENCES } from '#domain/rules/particulars/legal-sentences.table.ts';
import { RETAIL_BUYER } from '#domain/rules/particulars/retail-buyer.table.ts';
import { REVENUE_RELIEF } from '#domain/rules/tax/revenue-percentages.table.ts';
import { filesMatching, type SourceFile } from './source-files.ts';

/** Where the law may be quoted: its own tables. Tests, docs and comments quote it too, with a source. */
const TABLES = /^domain\/rules\/.+\.table\.ts$/;
const TESTS = /^tests\/|\.(test|spec|fixture)\.tsx?$/;
/** Made-up invoices and goods, as a person would type them in, and the examples of the description. */
const SAMPLES =
  /(^|\/)(sample|demo)-|-(sample|example)\.tsx?$|^src\/kit\/|^server\/db\/seed\/|^openapi\/resources\//;

const files = ['{domain,server,src,scripts}/**/*.{ts,tsx,mjs}', 'openapi/**/*.yaml', 'server/db/**/*.sql']
  .flatMap(filesMatching)
  .filter(({ path }) => !TABLES.test(path) && !TESTS.test(path));

type Text = { path: string; line: number; text: string };

/** Comments of YAML and SQL, and what stands around a scalar of YAML. */
const AROUND = {
  yaml: /(^|\s)#.*$|^\s*(- )?([\w-]+:\s+)?['"]?|['"]?,?$/g,
  sql: /--.*$/g,
} as const;

/** What a program says: its strings and the text between tags; of YAML and SQL, all but comments. */
function textsOf(file: SourceFile): Text[] {
  const { path } = file;
  const other = path.endsWith('.yaml') ? AROUND.yaml : path.endsWith('.sql') ? AROUND.sql : null;
  if (other === null) return literalsOf(file);
  return file.text.split('\n').map((line, at) => ({ path, line: at + 1, text: line.replace(other, '') }));
}

/** Regular expressions are left out: they say what a text looks like. */
function literalsOf({ path, text }: SourceFile): Text[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    const says = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (says && !isType(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ path, line: line + 1, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A union of literals is a shape, not a rule. */
function isType({ parent }: ts.Node): boolean {
  return ts.isLiteralTypeNode(parent) || ts.isTemplateLiteralTypeNode(parent);
}

const texts = files.flatMap(textsOf);
const placesWhere = (says: (text: string) => boolean, exempt: RegExp = /(?!)/): string[] =>
  texts
    .filter(({ path, text }) => says(text) && !exempt.test(path))
    .map(({ path, line }) => `${path}:${line}`);

const DECREE =
  /(?<!\p{L})(NĐ|TT|NQ|QĐ|VBHN)[\s-]?\d|(Nghị định|Thông tư|Nghị quyết|Quyết định|Luật)( số)? \d|(Nghị định|Thông tư|Nghị quyết) số(?!\p{L})|\d+\/\d{4}\/(NĐ-CP|TT-BTC|QH\d+|QĐ)/u;
const RATE = /^(KHAC:.*)?(0|5|8|10)%$/;

/** The first six words of each sentence, or all of it: enough to know it by. */
function openings(): string[] {
  const sentences = [
    ...Object.values(LEGAL_SENTENCES).flatMap((rows) => rows.map(({ text }) => text)),
    ...RETAIL_BUYER.map(({ name }) => name),
    ...REVENUE_RELIEF.map(({ sentence }) => sentence.slice(sentence.indexOf('tương ứng'))),
  ];
  return [
    ...new Set(sentences.map((sentence) => sentence.replace(/^\(/, '').split(' ').slice(0, 6).join(' '))),
  ];
}

test('there is something to look through', () => {
  expect(texts.length).toBeGreaterThan(5000);
  expect(openings()).toContain('Bán cho người tiêu dùng');
});

describe('the law stands in tables of domain/rules alone', () => {
  test('no decree, circular or resolution is named elsewhere', () => {
    expect(placesWhere((text) => DECREE.test(text))).toEqual([]);
  });

  test('no VAT rate is written elsewhere', () => {
    expect(placesWhere((text) => RATE.test(text), SAMPLES)).toEqual([]);
  });

  test.each(openings())('no other place says “%s…”', (opening) => {
    expect(placesWhere((text) => text.includes(opening))).toEqual([]);
  });
});

test('each table of the law has its row in docs/law.md', () => {
  const page = readFileSync('docs/law.md', 'utf8');
  const tables = filesMatching('domain/rules/**/*.table.ts').map(({ path }) => basename(path, '.table.ts'));
  expect(tables.filter((name) => !new RegExp(`\\b${name}\``).test(page))).toEqual([]);
});

describe('the patterns', () => {
  test.each([
    'theo NĐ 254/2026/NĐ-CP',
    'TT91',
    'Nghị định số 123/2020/NĐ-CP',
    'theo Thông tư số ',
    'Nghị quyết 204/2025/QH15',
    'QĐ 1450/QĐ-TCT',
    'số 91/2026/TT-BTC',
  ])('know %j for a decree', (text) => expect(text).toMatch(DECREE));

  test.each(['mẫu 04/SS-HĐĐT', '01/TB-KTDL', 'HTT 5', '15/2026', 'Thông tin 5 người'])(
    'let %j pass',
    (text) => expect(text).not.toMatch(DECREE),
  );

  test.each(['8%', '10%', 'KHAC:5%'])('know %j for a rate', (text) => expect(text).toMatch(RATE));
  test.each(['100%', '50%', 'KCT', '1fr 10% 2px'])('let %j pass as no rate', (text) =>
    expect(text).not.toMatch(RATE),
  );
});
