import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Names of the kinds of documents, in the code's words and in the words people read. */
const kind =
  /invoice|registration|declaration|mistake|summary_?table|statement|hóa đơn|tờ khai|sai sót|bảng tổng hợp|biên bản/iu;

test('no file that carries, signs or draws any document names a kind of document', () => {
  const places = sourceFiles()
    .map(({ path }) => path)
    .filter((path) => /^(src\/views\/(document|signing)|server\/modules\/(documents|signing))\//.test(path));
  expect(places.length).toBeGreaterThan(60);
  const named = places.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (kind.test(line) ? [`${path}:${at + 1}: ${line}`] : [])),
  );
  expect(named).toEqual([]);
});
