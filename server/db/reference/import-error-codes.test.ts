import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#domain/rules/error-codes.table.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { COLUMNS, errorCodeRows } from './error-code-rows.ts';
import { exportErrorCodes } from './export-error-codes.ts';
import { FileRefused } from './file-refused.ts';
import { importErrorCodes, type Imported } from './import-error-codes.ts';

const database = withTestDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
beforeEach(() => client.query('delete from error_codes'));
afterAll(() => client.end());

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}
const take = (text: string): Promise<Imported> => importErrorCodes(client, errorCodeRows(textOf(text)));

async function refusal(text: string): Promise<[number, string][]> {
  const error: unknown = await take(text).catch((caught: unknown) => caught);
  if (!(error instanceof FileRefused)) throw new Error(`not refused: ${String(error)}`);
  return error.problems.map(({ line, message }) => [line, message]);
}

async function said(code: string): Promise<object | undefined> {
  const { rows } = await client.query<object>(
    'select scope, cause, fix, action, field, source from error_codes where code = $1',
    [code],
  );
  return rows[0];
}

const HEADER = 'scope,code,cause,fix,action,field,source\n';
const NEW =
  'invoice,20014,MST người mua ngừng hiệu lực,"Sửa mã số thuế, rồi ký lại.",fix_and_sign,buyer_tax_code,gặp 12/2026\n';
const none = { added: 0, changed: 0, removed: 0, unchanged: 0 };

describe('a file', () => {
  test('adds and corrects, ends sentences, and changes nothing when it is imported again', async () => {
    const corrected = 'invoice,1001,Chứng thư số chưa khai.,Khai rồi ký lại.,change_declaration,,\n';
    expect(await take(HEADER + NEW + corrected)).toEqual({ ...none, added: 2 });
    expect(await said('20014')).toEqual({
      scope: 'invoice',
      cause: 'MST người mua ngừng hiệu lực.',
      fix: 'Sửa mã số thuế, rồi ký lại.',
      action: 'fix_and_sign',
      field: 'buyer_tax_code',
      source: 'gặp 12/2026',
    });
    expect(await take(HEADER + NEW + corrected)).toEqual({ ...none, unchanged: 2 });
    expect(await take(HEADER + NEW.replace('ngừng', 'hết'))).toEqual({ ...none, changed: 1 });
    expect(await said('1001')).toBeDefined();
  });

  const ENGLISH = 'scope,code,cause,fix,action,cause_en,fix_en\n';
  const english = async () => {
    const { rows } = await client.query<object>('select cause_en, fix_en from error_codes where code = $1', [
      '20014',
    ]);
    return rows;
  };

  test('says it in English too; one of two sentences may stay Vietnamese', async () => {
    const row = 'invoice,20014,Sai mã số thuế,Sửa lại,fix_and_sign';
    expect(await take(`${ENGLISH}${row},The tax code is wrong,\n`)).toEqual({ ...none, added: 1 });
    expect(await english()).toEqual([{ cause_en: 'The tax code is wrong.', fix_en: null }]);
    expect(await exportErrorCodes(client)).toContain('Sửa lại.,fix_and_sign,,,The tax code is wrong.,\n');
    expect(await take(`${ENGLISH}${row},,\n`)).toEqual({ ...none, changed: 1 });
    expect(await english()).toEqual([{ cause_en: null, fix_en: null }]);
  });

  test('without columns for English leaves that of the sentences that it does not change', async () => {
    await take(
      `${ENGLISH}invoice,20014,Sai mã số thuế,Sửa lại,fix_and_sign,The tax code is wrong,Put it right\n`,
    );
    const before = 'scope,code,cause,fix,action\ninvoice,20014,Sai mã số thuế,';
    expect(await take(`${before}Sửa lại,fix_and_sign\n`)).toEqual({ ...none, unchanged: 1 });
    expect(await take(`${before}Hỏi người mua,fix_and_sign\n`)).toEqual({ ...none, changed: 1 });
    expect(await english()).toEqual([{ cause_en: 'The tax code is wrong.', fix_en: null }]);
  });

  test('can give the English of what the program says itself', async () => {
    const own =
      (await exportErrorCodes(client)).split('\n').find((row) => row.startsWith('invoice,1001,')) ?? '';
    const header = `${COLUMNS.join(',')}\n`;
    expect(await take(`${header}${own.replace(/,,$/, ',Not declared.,')}\n`)).toEqual({ ...none, added: 1 });
    expect(await take(`${header}${own}\n`)).toEqual({ ...none, removed: 1 });
  });

  test('takes back what was said of a code by a row that says nothing', async () => {
    await take(HEADER + NEW);
    expect(await take('scope,code,cause,fix,action\ninvoice,20014,,,\n')).toEqual({ ...none, removed: 1 });
    expect(await said('20014')).toBeUndefined();
  });

  test('of the same digits met elsewhere is another code', async () => {
    expect(await take(`${HEADER}${NEW}summary,20014,Khác.,Sửa.,fix_table,,\n`)).toMatchObject({ added: 2 });
  });
});

describe('what is exported', () => {
  test('is every code the program knows, and importing it keeps nothing: a later release goes on speaking', async () => {
    const file = await exportErrorCodes(client);
    expect(file.trim().split('\n')).toHaveLength(ERROR_CODES.length + 1);
    expect(await take(file)).toEqual({ ...none, unchanged: ERROR_CODES.length });
    expect((await client.query('select from error_codes')).rowCount).toBe(0);
  });

  test('says what the operator said in place of the program, and what was added', async () => {
    await take(`${HEADER}${NEW}technical,80001,Đã gửi.,"Chờ ""kết quả"".",look_up,,\n`);
    const file = await exportErrorCodes(client);
    expect(file).toContain('technical,80001,Đã gửi.,"Chờ ""kết quả"".",look_up,,,,\n');
    expect(file.match(/80001/g)).toHaveLength(1);
    expect(await take(file)).toEqual({ ...none, unchanged: ERROR_CODES.length + 1 });
  });

  test('takes back a correction where its row is the program’s again', async () => {
    const before = await exportErrorCodes(client);
    await take(`${HEADER}invoice,1001,Khác.,Khác.,look_up,,\n`);
    expect(await take(before)).toMatchObject({ removed: 1 });
  });
});

test.each([
  ['a scope nobody knows', 'hoadon,1,A.,B.,look_up,,', /scope “hoadon” phải là một trong: technical,/],
  ['no code', 'invoice,,A.,B.,look_up,,', /thiếu mã lỗi/],
  ['no cause', 'invoice,1,,B.,look_up,,', /thiếu nguyên nhân/],
  ['nothing to do', 'invoice,1,A.,,look_up,,', /thiếu cách xử lý/],
  ['a next step that such documents do not have', 'invoice,1,A.,B.,fix_table,,', /action “fix_table”/],
  ['no next step', 'invoice,1,A.,B.,,,', /action “”/],
  ['a field nobody knows', 'invoice,1,A.,B.,look_up,lines,', /field “lines”/],
  ['a field of an invoice at a table', 'summary,1,A.,B.,fix_table,issued_on,', /chỉ dùng cho hóa đơn/],
  ['a text that is too long', `invoice,1,${'a'.repeat(501)},B.,look_up,,`, /cause không được quá 500/],
  ['a code given twice', NEW.trim(), /mã 20014 \(invoice\) đã có ở dòng 2/],
])('is refused as a whole, with the line: %s', async (_what, row, message) => {
  expect(await refusal(`${HEADER}${NEW}${row}\n`)).toEqual([[3, expect.stringMatching(message)]]);
  expect(await said('20014')).toBeUndefined();
});

test('a file without rows, or without a column that is needed, is refused', async () => {
  expect(await refusal(HEADER)).toEqual([[1, expect.stringMatching(/không có dòng/)]]);
  expect(await refusal('scope,code\ninvoice,1\n')).toEqual([
    [1, expect.stringMatching(/thiếu cột cause, fix, action/)],
  ]);
});

test('the application may read them and no more', async () => {
  await client.query('begin; set local role hoadon_app');
  await client.query('select from error_codes');
  await expect(client.query('delete from error_codes')).rejects.toThrow(/permission denied/);
  await client.query('rollback');
});
