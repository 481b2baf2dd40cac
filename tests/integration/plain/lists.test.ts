import { beforeAll, describe, expect, test } from 'vitest';
import { plainStores } from '#server/plain-stores.ts';
import { dateFilter } from '#src/providers/data/list-query.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, type Desk, type Row } from './plain-desk.ts';

const server = withTestApp({ invoices: 0, customers: 4, products: 4 });

const MINUTE = 60 * 1000;

let owner: Desk;
const ids: Record<string, number> = {};

const NAMED = {
  PHAN: 'Giảm 50% cả năm',
  GACH: 'Kho_A',
  THUONG: 'KhoXA giảm 50 phần',
  DAU: 'Công ty Đường Ấm Áp',
  CHEO: String.raw`Ổ đĩa C:\Kho`,
};

beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  for (const [code, name] of Object.entries(NAMED)) {
    server.current.clock.advance(MINUTE);
    ids[code] = (await owner.make('/api/customers', { customer: { code, name, status: 'inactive' } })).id;
  }
  await owner.call('DELETE', `/api/customers/${ids['GACH']}`);
});

type Page = Record<string, Row[]>;

async function codesOf(query: string): Promise<unknown[]> {
  const { body } = await owner.call<{ customers: Row[] }>('GET', `/api/customers?limit=250&${query}`);
  return body.customers.map(({ code }) => code);
}

const found = (text: string, more = ''): Promise<unknown[]> =>
  codesOf(`status=inactive&sort=code&query=${encodeURIComponent(text)}${more}`);

describe('the text of a search', () => {
  test('may have accents or not, in any case and any order of its words', async () => {
    for (const text of ['đường', 'duong', 'DUONG', 'Ấm ÁP', 'ap am duong'])
      expect(await found(text)).toEqual(['DAU']);
  });

  test('means %, _ and \\ as they stand', async () => {
    expect(await found('50%')).toEqual(['PHAN']);
    expect(await found('%')).toEqual(['PHAN']);
    expect(await found('kho_a', '&deleted=true')).toEqual(['GACH']);
    expect(await found('_')).toEqual([]);
    expect(await found(String.raw`c:\kho`)).toEqual(['CHEO']);
    expect(await found('\\')).toEqual(['CHEO']);
  });
});

describe('what is deleted', () => {
  test('leaves the list and is found where the deleted are asked for', async () => {
    expect(await codesOf('status=inactive&sort=code')).toEqual(['CHEO', 'DAU', 'PHAN', 'THUONG']);
    expect(await codesOf('status=inactive&deleted=false&sort=code')).toEqual([
      'CHEO',
      'DAU',
      'PHAN',
      'THUONG',
    ]);
    expect(await codesOf('deleted=true')).toEqual(['GACH']);
  });

  test('is found by its id all the same, beside what stands', async () => {
    expect(await codesOf(`ids=${ids['GACH']},${ids['DAU']}&sort=code`)).toEqual(['DAU', 'GACH']);
    expect((await owner.read(`/api/customers/${ids['GACH']}`))['deleted_on']).not.toBeNull();
  });
});

test('a range of days holds its two ends, and either may be left open', async () => {
  const made = async (code: string): Promise<string> =>
    encodeURIComponent(String((await owner.read(`/api/customers/${ids[code]}`))['created_on']));
  const [from, to] = [await made('THUONG'), await made('DAU')];
  const within = (range: string) => codesOf(`status=inactive&sort=created_on&${range}`);
  expect(await within(`created_onOnMin=${from}&created_onOnMax=${to}`)).toEqual(['THUONG', 'DAU']);
  expect(await within(`created_onOnMin=${to}`)).toEqual(['DAU', 'CHEO']);
  expect(await within(`created_onOnMax=${from}`)).toEqual(['PHAN', 'THUONG']);
});

test('incidents are filtered by the day they began, as a browser asks for it', async () => {
  const day = (name: string, value: string) => `${name}=${encodeURIComponent(dateFilter(name, value))}`;
  for (const started_on of ['2026-11-18', '2026-11-19', '2026-11-20'])
    await owner.make('/api/incidents', {
      incident: { name: started_on, kind: 'authority_outage', started_on },
    });
  const began = async (...range: string[]) => {
    const query = ['sort=started_on', ...range].join('&');
    const { body } = await owner.call<{ incidents: Row[] }>('GET', `/api/incidents?${query}`);
    return body.incidents.map(({ started_on }) => started_on);
  };
  const [from, to] = [day('started_onOnMin', '2026-11-19'), day('started_onOnMax', '2026-11-19')];
  expect(await began(from, to)).toEqual(['2026-11-19']);
  expect(await began(from)).toEqual(['2026-11-19', '2026-11-20']);
  expect(await began(to)).toEqual(['2026-11-18', '2026-11-19']);
});

const lists = [...plainStores.values()].map(({ descriptor, shape }) => ({
  name: descriptor.name,
  key: descriptor.list_key ?? descriptor.name,
  sortable: shape.sortable,
}));

describe.each(lists)('the list of $name', ({ name, key, sortable }) => {
  test('is sorted by each field there is an order for, both ways, with every record once', async () => {
    const all = await owner.call<Page>('GET', `/api/${name}?limit=250`);
    const every = all.body[key]?.map(({ id }) => id).sort((one, other) => one - other);
    for (const field of sortable) {
      const orders: number[][] = [];
      for (const sort of [field, `-${field}`]) {
        const { status, body } = await owner.call<Page>('GET', `/api/${name}?limit=250&sort=${sort}`);
        expect([sort, status]).toEqual([sort, 200]);
        orders.push((body[key] ?? []).map(({ id }) => id));
      }
      for (const order of orders) expect(order.toSorted((one, other) => one - other)).toEqual(every);
      // Where all differ, down is up the other way round; id breaks ties in the direction of the first field.
      expect([field, orders[1]]).toEqual([field, orders[0]?.toReversed()]);
    }
  });

  test('is not sorted by what is no field of it', async () => {
    for (const sort of ['tenant_id', 'search_text', 'nothing', `${sortable[0]},nothing`])
      expect(await owner.call('GET', `/api/${name}?sort=${sort}`)).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'unknown_sort', fields: ['sort'] }] },
      });
  });
});
