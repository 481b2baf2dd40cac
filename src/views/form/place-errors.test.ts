import { ApiFailure } from '#generated/client/http.ts';
import { expect, test } from 'vitest';
import { placeErrors } from './place-errors.ts';
import { refusedBy } from './refused-banner.tsx';

const field = (source: string) => ({ source, kind: 'text' as const, fields: null });
const fields = (...sources: string[]) => sources.map(field);
const item = (message: string, ...fields: string[]) => ({ message, code: '', fields });

test('errors stand at the fields they name, with or without the record in front; the rest stays for the banner', () => {
  const placed = placeErrors(
    [item('Sai', 'customer.tax_code'), item('Trùng', 'code'), item('Khác', 'elsewhere'), item('Chung')],
    fields('tax_code', 'code'),
  );
  expect(placed.byField).toEqual({ tax_code: 'Sai', code: 'Trùng' });
  expect(placed.rest).toEqual(['Khác', 'Chung']);
});

test('the first error of a field counts', () => {
  expect(placeErrors([item('Một', 'code'), item('Hai', 'code')], fields('code')).byField).toEqual({
    code: 'Một',
  });
});

test('a stale save (409) brings the newer record with it', () => {
  const current = { id: 1, lock_version: 4 };
  const refused = refusedBy(new ApiFailure(409, { current }, [item('Đã đổi')]), []);
  expect(refused.current).toEqual(current);
});

test('any other conflict is a sentence in the banner', () => {
  expect(refusedBy(new ApiFailure(409, {}, [item('Không sửa được')]), [])).toEqual({
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

const nested = [
  { source: 'lines', kind: 'list' as const, fields: fields('name', 'rate') },
  { source: 'seller', kind: 'object' as const, fields: fields('city') },
];

test.each([
  ['lines.2.name', 'lines.2.name'],
  ['invoice.lines.0.rate', 'lines.0.rate'],
  ['lines[1].name', 'lines.1.name'],
  ['/invoice/lines/1/name', 'lines.1.name'],
  ['seller.city', 'seller.city'],
  ['lines.2.unknown', 'lines'],
  ['lines.2', 'lines'],
  ['lines', 'lines'],
])('an error at %s stands at the input %s', (path, input) =>
  expect(placeErrors([item('Sai', path)], nested).byField).toEqual({ [input]: 'Sai' }),
);
