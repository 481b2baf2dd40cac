import pg from 'pg';
import { expect, test } from 'vitest';
import { errorCodeRows } from '#server/db/reference/error-code-rows.ts';
import { importErrorCodes } from '#server/db/reference/import-error-codes.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

async function read(email: string): Promise<unknown> {
  const token = await server.current.signIn(email);
  const { status, body, text } = await judged(server.current, 'listErrorCodes', { token });
  expect(status, text).toBe(200);
  return (body as { error_codes: unknown }).error_codes;
}

async function* file(): AsyncGenerator<string> {
  yield 'scope,code,cause,fix,action,cause_en\n';
  yield 'summary,40052,Bảng trùng.,Xem bảng đã gửi.,look_up,\n';
  yield 'invoice,20014,MST sai.,Sửa rồi ký lại.,fix_and_sign,Wrong tax code.\n';
}

test('what the operator imports beside the running server is read at once, in every company and by every account', async () => {
  expect(await read('owner@demo.vn')).toEqual([]);
  const operator = new pg.Client({ connectionString: server.current.database_url });
  await operator.connect();
  await importErrorCodes(operator, errorCodeRows(file()));
  await operator.end();
  const said = [
    {
      scope: 'invoice',
      code: '20014',
      cause: 'MST sai.',
      fix: 'Sửa rồi ký lại.',
      cause_en: 'Wrong tax code.',
      fix_en: null,
      action: 'fix_and_sign',
      field: null,
    },
    {
      scope: 'summary',
      code: '40052',
      cause: 'Bảng trùng.',
      fix: 'Xem bảng đã gửi.',
      cause_en: null,
      fix_en: null,
      action: 'look_up',
      field: null,
    },
  ];
  expect(await read('xem@demo.vn')).toEqual(said);
  expect(await read('owner@demo2.vn')).toEqual(said);
});
