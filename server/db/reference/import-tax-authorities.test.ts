import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { FileRefused } from './file-refused.ts';
import { importTaxAuthorities, type Imported } from './import-tax-authorities.ts';
import { taxAuthorityRows } from './tax-authority-rows.ts';

const database = withTestDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(() => client.end());

/** The text as a file would give it, in pieces that end anywhere. */
async function* pieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const take = (format: 'csv' | 'json', text: string): Promise<Imported> =>
  importTaxAuthorities(client, taxAuthorityRows(format, pieces(text)));

async function refusal(format: 'csv' | 'json', text: string): Promise<[number, string][]> {
  const error: unknown = await take(format, text).then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof FileRefused)) throw new Error(`not refused: ${String(error)}`);
  return error.problems.map(({ line, message }) => [line, message]);
}

async function named(code: string): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>('select name from tax_authorities where code = $1', [
    code,
  ]);
  return rows[0]?.name;
}

const HEADER = 'code,name,city_code,city_name,parent_code,area\n';

test('a migrated database holds every office of the seed, each below one that is there', async () => {
  const seed = readFileSync(new URL('./tax-authorities.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const { rows } = await client.query<{ n: number; cities: number }>(
    'select count(*)::int as n, count(distinct city_code)::int as cities from tax_authorities',
  );
  expect(rows).toEqual([{ n: seed.length - 1, cities: 34 }]);
  expect(await named('70100')).toBe('Thuế thành phố Hồ Chí Minh');
});

describe('a file', () => {
  test('adds, changes and keeps, and says how many; the same again changes nothing', async () => {
    const text = `${HEADER}70100,Thuế Thành phố Hồ Chí Minh (mới),701,Hồ Chí Minh,00000,
98765,"Thuế cơ sở ""thử"", số 1",701,Hồ Chí Minh,70100,Quận Thử
10100,Thuế thành phố Hà Nội,101,Hà Nội,00000,
`;
    expect(await take('csv', text)).toEqual({ added: 1, changed: 1, unchanged: 1 });
    expect(await named('98765')).toBe('Thuế cơ sở "thử", số 1');
    expect(await take('csv', text)).toEqual({ added: 0, changed: 0, unchanged: 3 });
  });

  test('keeps its word over the seed when the program starts again', async () => {
    await take('csv', `${HEADER}20700,Thuế tỉnh Thái Nguyên (nhập),215,Thái Nguyên,00000,Bắc Kạn\n`);
    await client.query(`delete from tax_authorities where code = '82301'`);
    await migrate(database.url);
    expect(await named('20700')).toBe('Thuế tỉnh Thái Nguyên (nhập)');
    expect(await named('82301')).toBeDefined();
  });

  test('may be JSON, nested text and all; a parent may follow its child', async () => {
    const records = [
      { code: '98701', name: 'Cơ sở {1} "a\\b"', parent_code: '98700' },
      { code: '98700', name: 'Thuế [thử]', city_code: '987', city_name: 'Thử' },
    ];
    expect(await take('json', JSON.stringify(records, null, 2))).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
    });
    expect(await named('98701')).toBe('Cơ sở {1} "a\\b"');
  });

  test('of four-digit codes is read by the map: 0102 is 10103, as an office and as a parent', async () => {
    const text = `${HEADER}0102,Thuế Tây Hồ (nhập),101,Hà Nội,10100,Quận Tây Hồ\n98500,Dưới,,,0102,\n`;
    expect(await take('csv', text)).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect(await named('10103')).toBe('Thuế Tây Hồ (nhập)');
    expect([await named('01020'), await named('00102')]).toEqual([undefined, undefined]);
  });

  test('of Windows, with a byte order mark and two-character accents, is read alike', async () => {
    const text = `\uFEFFcode,name\r\n98600,${'Thuế thử'.normalize('NFD')}\r\n`;
    expect(await take('csv', text)).toEqual({ added: 1, changed: 0, unchanged: 0 });
    expect(await named('98600')).toBe('Thuế thử');
  });
});

describe('a broken file is refused with its lines, and nothing of it is kept', () => {
  test.each([
    [
      'a code of four digits that the map does not know',
      `${HEADER}98000,Được,,,,\n0199,Sai,,,,\n98001,Sai,,,0199,\n`,
      [
        [3, /^mã “0199” gồm 4 chữ số, chưa có trong bảng/],
        [4, /^parent_code “0199” gồm 4 chữ số/],
      ],
    ],
    ['one office by both of its codes', `${HEADER}0102,Một,,,,\n10103,Hai,,,,\n`, [[3, /đã có ở dòng 2/]]],
    ['a code of six digits', `${HEADER}98000,Được,,,,\n101030,Sai,,,,\n`, [[3, /mã “101030” phải/]]],
    ['two offices of one code', `${HEADER}98000,Một,,,,\n98000,Hai,,,,\n`, [[3, /đã có ở dòng 2/]]],
    ['a parent nobody knows', `${HEADER}98000,Một,,,99999,\n`, [[2, /99999/]]],
    [
      'no name',
      `${HEADER}98000,Được,,,,\n98001, ,,,,\n98002,,,,,\n`,
      [
        [3, /thiếu tên/],
        [4, /thiếu tên/],
      ],
    ],
    ['a city without its name', `${HEADER}98000,Một,701,,,\n`, [[2, /đi cùng nhau/]]],
    ['a row that is too short', `${HEADER}98000,Một\n`, [[2, /có 2 ô/]]],
    ['an open quote', `${HEADER}98000,"Một\n98001,Hai,,,,\n`, [[2, /không đóng/]]],
    ['a column nobody knows', `code,name,tên\n98000,Một,x\n`, [[2, /tên tên/]]],
    ['no column of codes', `name\nMột\n`, [[1, /thiếu cột code/]]],
    ['no row', HEADER, [[1, /không có dòng/]]],
  ] as const)('%s', async (_what, text, expected) => {
    const problems = await refusal('csv', text);
    expect(problems.map(([line]) => line)).toEqual(expect.arrayContaining(expected.map(([line]) => line)));
    for (const [line, message] of expected)
      expect(problems.find(([at]) => at === line)?.[1]).toMatch(message);
    expect(await named('98000')).toBeUndefined();
  });

  test.each([
    ['JSON that ends too soon', '[\n{"code": "98000", "name": "Một"},\n{"code": "98001"', 3],
    ['JSON that is none', '[\n{"code": "98000", "name": }\n]', 2],
    ['a number for a code', '[\n{"code": 98000, "name": "Một"}]', 2],
    ['a word between records', '[\n{"code": "98000", "name": "Một"},\nnull]', 3],
  ])('%s', async (_what, text, line) => {
    expect((await refusal('json', text)).map(([at]) => at)).toContain(line);
    expect(await named('98000')).toBeUndefined();
  });
});

test('the application may read them and no more', async () => {
  await client.query('begin; set local role hoadon_app');
  await expect(client.query(`update tax_authorities set name = 'x'`)).rejects.toThrow(/permission denied/);
  await client.query('rollback');
});
