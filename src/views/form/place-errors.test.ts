import { ApiFailure } from '#generated/client/http.ts';
import { expect, test } from 'vitest';
import { placeErrors } from './place-errors.ts';
import { refusedBy } from './refused.ts';

const item = (message: string, ...fields: string[]) => ({ message, code: '', fields });

test('errors stand at the fields they name, with or without the record in front; the rest stays for the banner', () => {
  const placed = placeErrors(
    [item('Sai', 'customer.tax_code'), item('Trùng', 'code'), item('Khác', 'elsewhere'), item('Chung')],
    ['tax_code', 'code'],
  );
  expect(placed.byField).toEqual({ tax_code: 'Sai', code: 'Trùng' });
  expect(placed.rest).toEqual(['Khác', 'Chung']);
});

test('the first error of a field counts', () => {
  expect(placeErrors([item('Một', 'code'), item('Hai', 'code')], ['code']).byField).toEqual({ code: 'Một' });
});

test('a stale save (409) brings the newer record with it', () => {
  const current = { id: 1, lock_version: 4 };
  const refused = refusedBy(new ApiFailure(409, { current }, [item('Đã đổi')]), ['code']);
  expect(refused.current).toEqual(current);
});

test('any other conflict is a sentence in the banner', () => {
  expect(refusedBy(new ApiFailure(409, {}, [item('Không sửa được')]), ['code'])).toEqual({
    byField: {},
    messages: ['Không sửa được'],
    current: null,
  });
});

test('a server that gives no words is spoken for', () => {
  expect(refusedBy(new ApiFailure(503, null, [item('503 status response error')]), []).messages[0]).toContain(
    'Nội dung đã nhập vẫn còn',
  );
});
