import { beforeAll, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, editable, type Desk, type Row } from './plain-desk.ts';

const server = withTestApp({ invoices: 0, customers: 4, products: 4 });

let owner: Desk;
let clerk: Desk;
let stranger: Desk;
beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  clerk = await deskOf(server.current, 'ketoan@demo.vn');
  stranger = await deskOf(server.current, 'owner@demo2.vn');
});

const URL = '/api/saved_searches';
const searchOf = (more: object = {}) => ({
  saved_search: {
    type: 'customers',
    name: 'Đang hoạt động',
    query: 'status=active',
    shared: false,
    is_default: false,
    position: 1,
    ...more,
  },
});

/** What may be done with a search: read, found in the list, changed, deleted. */
async function rightsOf(desk: Desk, search: Row): Promise<unknown[]> {
  const list = await desk.call<{ saved_searches: Row[] }>('GET', `${URL}?type=customers&limit=250`);
  return [
    (await desk.call('GET', `${URL}/${search.id}`)).status,
    list.body.saved_searches.some(({ id }) => id === search.id),
    (await desk.call('PUT', `${URL}/${search.id}`, { saved_search: editable(search, { name: 'Đổi' }) }))
      .status,
    (await desk.call('DELETE', `${URL}/${search.id}`)).status,
  ];
}

describe('a saved search', () => {
  test('of one’s own is seen and changed by nobody else', async () => {
    const search = await clerk.make(URL, searchOf());
    expect(search['mine']).toBe(true);
    for (const desk of [owner, stranger])
      expect(await rightsOf(desk, search)).toEqual([404, false, 404, 404]);
    expect(await rightsOf(clerk, search)).toEqual([200, true, 200, 200]);
  });

  test('that is shared is seen by the company and changed by its owner alone', async () => {
    const search = await clerk.make(URL, searchOf({ shared: true }));
    expect(await owner.read(`${URL}/${search.id}`)).toMatchObject({ mine: false });
    expect(await rightsOf(owner, search)).toEqual([200, true, 404, 404]);
    expect(await rightsOf(stranger, search)).toEqual([404, false, 404, 404]);
    const kept = await clerk.read(`${URL}/${search.id}`);
    expect(kept).toMatchObject({ name: 'Đang hoạt động', mine: true });
    const { mine: _mine, ...own } = kept;
    await clerk.call('PUT', `${URL}/${search.id}`, { saved_search: editable(own as Row, { shared: false }) });
    expect((await owner.call('GET', `${URL}/${search.id}`)).status).toBe(404);
  });

  const defaults = async (desk: Desk, type: string): Promise<unknown[]> => {
    const { body } = await desk.call<{ saved_searches: Row[] }>('GET', `${URL}?type=${type}&limit=250`);
    return body.saved_searches
      .filter(({ mine, is_default }) => mine === true && is_default === true)
      .map(({ id }) => id);
  };

  test('is the one that opens first until another is said to be: one a list, each account its own', async () => {
    const first = await owner.make(URL, searchOf({ is_default: true }));
    const second = await owner.make(URL, searchOf({ is_default: true }));
    const products = await owner.make(URL, searchOf({ is_default: true, type: 'products' }));
    const theirs = await clerk.make(URL, searchOf({ is_default: true, shared: true }));
    expect(await defaults(owner, 'customers')).toEqual([second.id]);
    const read = await owner.read(`${URL}/${first.id}`);
    await owner.call('PUT', `${URL}/${first.id}`, { saved_search: editable(read, { is_default: true }) });
    expect(await defaults(owner, 'customers')).toEqual([first.id]);
    expect(await defaults(owner, 'products')).toEqual([products.id]);
    expect(await defaults(clerk, 'customers')).toEqual([theirs.id]);
  });

  test('is one also when ten are said to be at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        owner.call('POST', URL, searchOf({ is_default: true, type: 'templates' })),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    expect(await defaults(owner, 'templates')).toHaveLength(1);
  });
});

describe('the columns of a list', () => {
  const url = '/api/column_settings/customers';
  const chosen = { columns: [{ source: 'name', shown: true, width: 320 }], density: 'compact' };
  const untouched = { column_setting: { columns: [], density: 'normal' } };

  test('are as each account has put them', async () => {
    for (const desk of [owner, clerk]) expect((await desk.call('GET', url)).body).toEqual(untouched);
    expect((await owner.call('PUT', url, { column_setting: chosen })).status).toBe(200);
    expect((await owner.call('GET', url)).body).toEqual({ column_setting: chosen });
    for (const desk of [clerk, stranger]) expect((await desk.call('GET', url)).body).toEqual(untouched);
    expect((await owner.call('GET', '/api/column_settings/products')).body).toEqual(untouched);
  });

  test('are as they were said last, also when they are said at once', async () => {
    const replies = await Promise.all(
      ['normal', 'comfortable', 'compact', 'normal'].map((density) =>
        clerk.call('PUT', url, { column_setting: { ...chosen, density } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await clerk.call('PUT', url, { column_setting: chosen })).status).toBe(200);
    expect((await clerk.call('GET', url)).body).toEqual({ column_setting: chosen });
  });
});
