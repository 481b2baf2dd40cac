import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type TaxAuthority = components['schemas']['TaxAuthority'];

const server = withTestApp();

let token = '';
beforeAll(async () => {
  token = await server.current.signIn('xem@demo.vn');
});

async function search(query: Record<string, string>): Promise<TaxAuthority[]> {
  const { body } = await judged(server.current, 'searchTaxAuthorities', { token, query });
  return (body as { tax_authorities: TaxAuthority[] }).tax_authorities;
}

async function count(query: Record<string, string>): Promise<number> {
  const { body } = await judged(server.current, 'countTaxAuthorities', { token, query });
  return (body as { count: number }).count;
}

test.each([
  ['searchTaxAuthorities', 'GET /api/tax_authorities/search', 'tax_authorities'],
  ['countTaxAuthorities', 'GET /api/tax_authorities/search/count', 'count'],
  ['getTaxAuthority', 'GET /api/tax_authorities/{id}', 'tax_authority'],
] as const)('%s is %s and reads %s', (name, call, key) => {
  const { method, path, response_key } = operations[name];
  expect([`${method} ${path}`, response_key]).toEqual([call, key]);
});

describe('tax authorities', () => {
  test('come in pages of twenty that make up the whole, none twice', async () => {
    const total = await count({});
    const pages: TaxAuthority[] = [];
    for (let page = 1; pages.length < total; page += 1) {
      const part = await search({ page: String(page) });
      expect(part).toHaveLength(Math.min(20, total - pages.length));
      pages.push(...part);
    }
    expect(new Set(pages.map(({ code }) => code)).size).toBe(total);
    expect(pages.map(({ code }) => code)).toEqual(pages.map(({ code }) => code).toSorted());
    expect(await search({ page: '1000' })).toEqual([]);
  });

  test.each(['70100', 'thue thanh pho ho chi minh', 'HỒ CHÍ MINH thuế thành phố'])(
    '%j finds the office',
    async (query) => {
      const found = await search({ query });
      expect(found[0]).toMatchObject({
        code: '70100',
        city_name: 'Thành phố Hồ Chí Minh',
        parent_code: '00000',
      });
      expect(found).toHaveLength(Math.min(20, await count({ query })));
    },
  );

  test('are found by the district they were known by', async () => {
    const [office] = await search({ query: 'nha be' });
    expect(office).toMatchObject({ name: 'Thuế cơ sở 7 Thành phố Hồ Chí Minh', area: 'Huyện Nhà Bè' });
  });

  test('that nobody wrote are none', async () => {
    expect([await search({ query: '%' }), await count({ query: '%' })]).toEqual([[], 0]);
  });

  test('are read one by one, and an id that is none is not found', async () => {
    const [office] = await search({ query: '10100' });
    const one = await judged(server.current, 'getTaxAuthority', { token, id: office?.id ?? 0 });
    expect(one.body).toEqual({ tax_authority: office });
    const { status } = await judged(server.current, 'getTaxAuthority', { token, id: 999_999_999 });
    expect(status).toBe(404);
  });
});
