import { describe, expect, test } from 'vitest';
import { normaliseError } from '#src/providers/http/http.ts';

describe('failed responses are normalised', () => {
  test.each<[what: string, status: number, body: unknown, format: string, message: string]>([
    [
      'error_description: the error plus its description [8.shape.error-description]',
      400,
      { error: 'invalid_grant', error_description: 'Sai mật khẩu' },
      'string',
      'invalid_grant: Sai mật khẩu',
    ],
    ['error alone [8.shape.error]', 400, { error: 'invalid_request' }, 'string', 'invalid_request'],
    [
      "errors as a list: the first item's message [8.shape.list]",
      422,
      { errors: [{ message: 'Thiếu tên', fields: ['name'] }, { message: 'Thiếu mã' }] },
      'list',
      'Thiếu tên',
    ],
    [
      "errors as a map: 'key: first message' [8.shape.map]",
      422,
      { errors: { name: ['Thiếu tên', 'Ngắn quá'] } },
      'map',
      'name: Thiếu tên',
    ],
    [
      'errors as a map with an empty key: the first message [8.shape.map]',
      422,
      { errors: { '': ['Hết phiên'] } },
      'map',
      'Hết phiên',
    ],
    ['anything else [8.shape.other]', 502, '<html>', 'string', '502 status response error'],
    ['no body', 500, null, 'string', '500 status response error'],
    ['an empty list', 422, { errors: [] }, 'string', '422 status response error'],
  ])('%s', (_what, status, body, format, message) => {
    expect(normaliseError(status, body)).toMatchObject({ status, format, message });
  });

  test('each item of a list has message and fields, default empty [8.shape.list]', () => {
    const { errors } = normaliseError(422, {
      errors: [{ message: 'a', fields: ['name'] }, { message: 'b' }],
    });
    expect(errors).toMatchObject([
      { message: 'a', fields: ['name'] },
      { message: 'b', fields: [] },
    ]);
  });
});
