import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '#src/language/language.ts';
import { english } from '../english.ts';
import { serverSaid } from './server-said.ts';

beforeAll(() => speak(english));
// What was read in English is not left to the files that follow.
afterAll(() => speak({}, 'vi'));

/** What is not said to people at the screen, or not by these tables: by the beginning of the file's path. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'server/db/': 'seeds',
  'server/gateways/': 'papers, and the sandbox of the tax authority',
  'server/payments-cli.ts': 'the command line',
  'server/platform/sheets/cell.ts': 'a mark in a cell',
  'server/platform/postgres/': 'the command line',
  'server/modules/proof-packs/restore.ts': 'the command line',
  'server/modules/proof-packs/write-pack.ts': 'lines of the list in a pack',
  'server/modules/reports/purchase-file.ts': 'lines of a file for the tax return',
  'server/modules/getting-in/mail': 'mails',
  'server/modules/notices/digest-mail.ts': 'mails',
  'server/modules/statements/statement-mails.ts': 'mails',
  'domain/delivery/cover-letter.ts': 'mails',
  'domain/delivery/mail-template.ts': 'mails',
  'domain/input-invoices/missing-invoices.ts': 'mails',
  'domain/mistakes/notice-paper.ts': 'papers',
  'domain/statements/paper.ts': 'papers',
  'domain/rules/particulars/legal-sentences.table.ts': 'papers',
  'domain/rules/registration-rules.table.ts': 'what the law says, shown nowhere',
  'domain/proof-pack/finding-words.ts': 'the page in a pack',
  'domain/refusal-words.table.ts': 'refused.test.ts',
  'domain/registration/declaration-words.table.ts': 'refused.test.ts',
  'domain/rules/changes/change-words.table.ts': 'the set of words lawWords',
  'domain/notices/notice-words.ts': 'the set of words noticeSaidWords',
};

/** Put together from several where they are said: findings.test.ts and server-said.test.ts try these. */
const PUT_TOGETHER: readonly string[] = [
  'domain/input-invoices/content-checks.ts',
  'domain/input-invoices/signature-checks.ts',
  'domain/signing/verification/verdict-words.ts',
  'server/modules/invoice-collectors/collect.ts',
  'server/modules/session/grants.ts',
];

const VIETNAMESE = /[ăâđêôơưáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ]/iu;
const ENDS = /[.!?]$/;

/** The sentences of a file, each with its gaps filled: by a number, which fits wherever a text does, and by nothing. */
function sentencesIn(file: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  const add = (...said: string[]) => {
    const [text = ''] = said;
    if (VIETNAMESE.test(text) && ENDS.test(text) && text.includes(' '))
      found.push(said.map((one) => one.trim()));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node.text);
    else if (ts.isTemplateExpression(node))
      add(
        ...['41', '', '“41”'].map((gap) =>
          [node.head.text, ...node.templateSpans.map(({ literal }) => `${gap}${literal.text}`)].join(''),
        ),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const files = globSync(['server/**/*.ts', 'domain/**/*.ts']).filter(
  (file) =>
    !/\.(?:test|fixture)\.ts$/.test(file) &&
    ![...Object.keys(LEFT_OUT), ...PUT_TOGETHER].some((path) => file.startsWith(path)),
);

test('every sentence that the server says has its English', () => {
  const unsaid = files.flatMap((file) =>
    sentencesIn(file)
      .filter((fillings) => fillings.every((sentence) => serverSaid.of(sentence) === sentence))
      .map(([sentence = '']) => `${file}: ${sentence}`),
  );
  expect(unsaid).toEqual([]);
});

test('nothing is left out that is not there', () => {
  const there = globSync(['server/**/*.ts', 'domain/**/*.ts']);
  const gone = [...Object.keys(LEFT_OUT), ...PUT_TOGETHER].filter(
    (path) => !there.some((file) => file.startsWith(path)),
  );
  expect(gone).toEqual([]);
});
