import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/** Where words for people stand, and what is for developers alone. */
const HOMES = /^src\/(wording|ui\/words|language|kit)\/|\.test\.tsx?$/;

/** Vietnamese that is no wording: names, and text that is read or sent rather than said. */
const EXEMPT: Readonly<Record<string, string>> = {
  'src/ui/shell/brand.tsx': 'the name of the product',
  'src/ui/format/text.ts': 'folds Vietnamese letters',
  'src/ui/format/company-name.ts': 'recognises forms of companies in names',
  'src/views/import/import-calls.ts': 'folds Vietnamese letters',
  'src/login/outside-links.tsx': 'languages are named in themselves',
  'src/providers/i18n-provider.ts': 'languages are named in themselves',
  'src/ui/field/date/calendar.tsx': 'placeholders of the calendar library, beside its own words',
  'src/resources/api_tokens/curl-example.ts': 'an invoice to send as an example',
};

const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu;
/** The sign of the currency. */
const dong = 'đ';

/** Every text of the code, without its comments, with the line it stands in. */
function textsOf({ path, text }: SourceFile): { line: number; said: string }[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { line: number; said: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, said: node.text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const saysVietnamese = (said: string) => said !== dong && vietnamese.test(said.normalize('NFC'));
const files = filesMatching('src/**/*.{ts,tsx}').filter(({ path }) => !HOMES.test(path));

test('words for people stand in src/wording and src/ui/words, where they can be said in another language too', () => {
  expect(files.length).toBeGreaterThan(300);
  const hidden = files
    .filter(({ path }) => !(path in EXEMPT))
    .flatMap((file) =>
      textsOf(file).flatMap(({ line, said }) =>
        saysVietnamese(said) ? [`${file.path}:${line} ${said.trim()}`] : [],
      ),
    );
  expect(hidden).toEqual([]);
});

test('every exempted file still holds Vietnamese', () => {
  const silent = Object.keys(EXEMPT).filter((exempt) => {
    const file = files.find(({ path }) => path === exempt);
    return file === undefined || !vietnamese.test(file.text);
  });
  expect(silent).toEqual([]);
});

/** What a clerk can do nothing with, or what is said otherwise everywhere else, and what to say. */
const RETIRED: readonly [RegExp, string][] = [
  [
    /\bnpm (run|install|start|ci|test)\b|\bnpx \w/,
    'nhờ người quản trị máy: no commands in what a clerk reads',
  ],
  [/\btrình ký\b/iu, 'phần mềm ký số'],
  [/\btrong Cài đặt\b/u, 'trong Cấu hình, as the menu has it'],
  [/\bĐã giữ bản nháp\b|\bDraft kept\b/u, 'Đã tự lưu tạm lúc'],
  [/Nguyên văn:|Original text:/u, 'Mã lỗi:'],
  [/Đóng nội dung/u, 'Chốt nội dung để ký'],
  [/Thôi chọn/u, 'Bỏ chọn'],
  [/vừa sửa bản ghi này/u, 'the name of what is edited'],
  [/(vào|Vào) biểu mẫu/u, 'màn hình soạn'],
];

/** Programs for whoever looks after the machine say their commands. */
const AT_A_TERMINAL = /-cli\.ts$|\/free-port\.ts$|\.test\.tsx?$/;

test('what people read has no command of the installation and no retired word, in pages, messages, mails and seeds', () => {
  const holds = (text: string) => RETIRED.some(([retired]) => retired.test(text.normalize('NFC')));
  const code = filesMatching('{src,server,agent,domain}/**/*.{ts,tsx,mjs}').filter(
    ({ path }) => !AT_A_TERMINAL.test(path),
  );
  const described = filesMatching('{openapi/**/*.yaml,agent/page/*.html,*.html}');
  expect([code.length > 1000, described.length > 20]).toEqual([true, true]);
  const found = [
    ...code
      .filter(({ text }) => holds(text))
      .flatMap((file) => textsOf(file).map((said) => [file, said] as const)),
    ...described.flatMap((file) =>
      file.text.split('\n').map((said, at) => [file, { line: at + 1, said }] as const),
    ),
  ].flatMap(([{ path }, { line, said }]) => (holds(said) ? [`${path}:${line} ${said.trim()}`] : []));
  expect(found, RETIRED.map(([retired, instead]) => `${retired}: ${instead}`).join('\n')).toEqual([]);
});
