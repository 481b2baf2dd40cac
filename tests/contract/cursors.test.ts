import { beforeAll, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { described, describedAs } from './described.ts';
import { judged, type Answered, type ErrorBody } from './injection.ts';

const server = withTestApp({ invoices: 14, customers: 9, products: 9 });

let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  const same = { unit: null, status: 'active' };
  for (const code of ['ZZ-1', 'ZZ-2', 'ZZ-3'])
    await judged(server.current, 'createProduct', {
      token,
      body: { product: { code, name: 'Trùng tên', ...same } },
    });
});

type Row = Record<string, unknown> & { id: number };

const ask = (id: string, query: Record<string, string>): Promise<Answered> =>
  judged(server.current, id, { token, query });
const rowsOf = ({ body }: Answered): Row[] => Object.values(body as Record<string, Row[]>)[0] ?? [];
/** The columns of a list as its description names them: it may hold no row yet. */
function columnsOf(id: string): string[] {
  const { responses } = describedAs(id);
  const schema = responses['200']?.content?.['application/json']?.schema as {
    properties: Record<string, List>;
  };
  return Object.values(schema.properties).flatMap(({ items }) => Object.keys(items.properties));
}
type List = { items: { properties: object } };

const nextOf = ({ headers }: Answered): string | undefined => headers['x-next-cursor'] as string | undefined;

const walkable = described.filter(
  ({ method, path, parameters }) =>
    method === 'GET' && !path.endsWith('/export') && parameters.some(({ name }) => name === 'after'),
);

test('the large lists can be walked', () => {
  expect(walkable.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['listCustomers', 'listProducts', 'listInvoices']),
  );
});

describe.each(walkable)('$id', ({ id }) => {
  test('by cursor gives the rows of one long list, in every order it knows', async () => {
    let orders = 0;
    for (const sort of columnsOf(id).flatMap((column) => [column, `-${column}`])) {
      const whole = await ask(id, { sort, limit: '250' });
      if (whole.status === 422) continue;
      orders += 1;
      const walked: Row[] = [];
      let page = await ask(id, { sort, limit: '4' });
      for (;;) {
        walked.push(...rowsOf(page));
        expect(page.headers['x-total-count']).toBe(whole.headers['x-total-count']);
        const after = nextOf(page);
        if (after === undefined) break;
        page = await ask(id, { sort, limit: '4', after });
      }
      expect(walked, sort).toEqual(rowsOf(whole));
    }
    expect(orders).toBeGreaterThan(8);
  });

  test('refuses a cursor of another order, and one that was made up', async () => {
    const after = nextOf(await ask(id, { sort: 'id', limit: '1' })) ?? '';
    const made = Buffer.from(JSON.stringify({ sort: 'created_on,id', last: ['hôm qua', 1] })).toString(
      'base64url',
    );
    for (const query of [
      { sort: '-id', after },
      { sort: 'created_on', after: made },
      { sort: 'id', after: 'bịa' },
    ]) {
      const refused = await ask(id, query);
      expect(refused.status, refused.text).toBe(422);
      expect((refused.body as ErrorBody).errors[0]?.fields).toEqual(['after']);
    }
  });
});
