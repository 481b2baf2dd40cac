import { expect, test } from 'vitest';
import { loginPathFrom } from './leaving.ts';

const login = '/admin/authorization/login';

test.each(['/', '/admin', '/admin/'])(
  'from %s the login page carries no way back (spec point 4)',
  (pathname) => {
    expect(loginPathFrom({ pathname, search: '?x=1' })).toBe(login);
  },
);

test('from anywhere else it carries path and query', () => {
  expect(loginPathFrom({ pathname: '/admin/customers', search: '?page=2&query=a%20b' })).toBe(
    `${login}?redirect=%2Fadmin%2Fcustomers%3Fpage%3D2%26query%3Da%2520b`,
  );
});

test('a token in the query is left behind', () => {
  const from = (search: string) => loginPathFrom({ pathname: '/admin/dashboard', search });
  expect(from('?access_token=x')).toBe(`${login}?redirect=%2Fadmin%2Fdashboard`);
  expect(from('?page=2&access_token=x')).toBe(`${login}?redirect=%2Fadmin%2Fdashboard%3Fpage%3D2`);
});

test('when the account could not be loaded the parameter is returnUrl (spec point 4)', () => {
  expect(loginPathFrom({ pathname: '/admin/products', search: '' }, 'returnUrl')).toBe(
    `${login}?returnUrl=%2Fadmin%2Fproducts`,
  );
});
