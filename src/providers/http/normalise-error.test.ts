import { expect, test } from 'vitest';
import { normaliseError } from './normalise-error.ts';

test('error with error_description: the error plus its description (spec point 8)', () => {
  const failure = normaliseError(400, { error: 'invalid_grant', error_description: 'Sai mật khẩu' });
  expect(failure.message).toBe('invalid_grant: Sai mật khẩu');
  expect(failure.errors[0]?.code).toBe('invalid_grant');
});

test('error alone: the error', () => {
  expect(normaliseError(400, { error: 'nope' }).message).toBe('nope');
});

test('errors as a list: message of the first, fields empty by default', () => {
  const failure = normaliseError(422, {
    errors: [{ message: 'Một' }, { message: 'Hai', code: 'x', fields: ['tax_code'] }],
  });
  expect(failure.message).toBe('Một');
  expect(failure.errors).toEqual([
    { message: 'Một', code: '', fields: [] },
    { message: 'Hai', code: 'x', fields: ['tax_code'] },
  ]);
});

test('errors as a map: key and first message, the message alone when the key is empty', () => {
  expect(normaliseError(422, { errors: { name: ['trống', 'dài'] } }).message).toBe('name: trống');
  expect(normaliseError(422, { errors: { '': ['chung'] } }).message).toBe('chung');
});

test.each([null, 'text', {}, { errors: [] }, { errors: [7] }, { errors: {} }, { error: 3 }, []])(
  '%j says its status',
  (body) => {
    expect(normaliseError(503, body).message).toBe('503 status response error');
  },
);
