import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '#generated/resources/resources.ts';
import { plainStores } from '#server/plain-stores.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import {
  OTHER_TENANT,
  TENANT,
  deskOf,
  editable,
  linesAbout,
  verdictOf,
  type Desk,
  type Row,
} from './plain-desk.ts';

const server = withTestApp({ invoices: 0, customers: 4, products: 4 });

let owner: Desk;
let other: Desk;
beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  other = await deskOf(server.current, 'owner@demo2.vn');
});

const productOf = (code: string) => ({
  product: { code, name: 'Ống thép', unit_price: '12.5', status: 'active' },
});

async function lineOf(record: Row, resource = 'products') {
  const line = (await linesAbout(server.current, resource, record.id)).at(-1);
  if (line === undefined) throw new Error('no line');
  return line;
}

describe('the line of a change', () => {
  test('holds just the fields that changed, before and after, with who did it to what', async () => {
    const made = await owner.make('/api/products', productOf('NK-1'));
    expect(await lineOf(made)).toMatchObject({
      action: 'create',
      record_label: 'Ống thép',
      changes: { code: [null, 'NK-1'], unit_price: [null, '12.5'], status: [null, 'active'] },
    });
    const url = `/api/products/${made.id}`;
    await owner.call('PUT', url, {
      product: editable(made, { unit_price: '13', unit: 'mét', name: 'Ống đồng' }),
    });
    const { body } = await owner.call<{ users: Row[] }>('GET', '/api/users?limit=100');
    const me = body.users.find(({ email }) => email === 'owner@demo.vn');
    const line = await lineOf(made);
    expect(line).toMatchObject({
      action: 'update',
      record_label: 'Ống đồng',
      actor_name: me?.['full_name'],
      user_id: me?.id,
    });
    expect(line.changes).toEqual({
      name: ['Ống thép', 'Ống đồng'],
      unit: [null, 'mét'],
      unit_price: ['12.5', '13'],
    });
    await owner.call('DELETE', url);
    expect(await lineOf(made)).toMatchObject({ action: 'delete', changes: { code: ['NK-1', null] } });
    await owner.call('POST', `${url}/restore`, {});
    expect(await lineOf(made)).toMatchObject({ action: 'restore', changes: { code: [null, 'NK-1'] } });
  });

  test('is not there when the change was refused', async () => {
    const made = await owner.make('/api/products', productOf('NK-2'));
    await owner.call('PUT', `/api/products/${made.id}`, { product: editable(made, { code: 'NK-1' }) });
    await owner.call('PUT', `/api/products/${made.id}`, { product: editable(made, { lock_version: 99 }) });
    expect(await linesAbout(server.current, 'products', made.id)).toHaveLength(1);
  });

  test('of a record of many values tells the whole of them', async () => {
    const role = await owner.make('/api/roles', { role: { name: 'Kho', permissions: ['read_products'] } });
    const permissions = ['read_products', 'update_products'];
    await owner.call('PUT', `/api/roles/${role.id}`, { role: editable(role, { permissions }) });
    expect((await lineOf(role, 'roles')).changes).toEqual({ permissions: [['read_products'], permissions] });
  });
});

test('no plain resource has a secret or a file among what its audit lines hold', () => {
  const untold = (fields: readonly { kind: string }[]): boolean =>
    fields.some(({ kind }) => ['password', 'file', 'image'].includes(kind));
  for (const descriptor of Object.values(resources))
    for (const { fields } of plainStores.has(descriptor.name) ? descriptor.fields : [])
      expect(untold(fields ?? [])).toBe(false);
});

test('ten clients writing at once in two companies leave two whole chains, each with its own numbers', async () => {
  const before = [await verdictOf(server.current, TENANT), await verdictOf(server.current, OTHER_TENANT)];
  const writes = Array.from({ length: 10 }, async (_one, client) => {
    const desk = client % 5 === 0 ? other : owner;
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const made = await desk.make('/api/products', productOf(`SS-${client}-${turn}`));
      const changed = await desk.call('PUT', `/api/products/${made.id}`, {
        product: editable(made, { name: `Máy ${client}` }),
      });
      statuses.push(changed.status, (await desk.call('DELETE', `/api/products/${made.id}`)).status);
    }
    return statuses;
  });
  expect((await Promise.all(writes)).flat()).toEqual(Array<number>(80).fill(200));
  const after = [await verdictOf(server.current, TENANT), await verdictOf(server.current, OTHER_TENANT)];
  expect(after.map(({ broken_at }) => broken_at)).toEqual([null, null]);
  expect(after.map(({ rows }, at) => rows - (before[at]?.rows ?? 0))).toEqual([8 * 12, 2 * 12]);
});

test('ten clients that change one and the same record wait for each other, and each line tells what it found', async () => {
  const made = await owner.make('/api/products', productOf('CHUNG'));
  const url = `/api/products/${made.id}`;
  const one = async (client: number): Promise<void> => {
    for (;;) {
      const read = await owner.read(url);
      const { status } = await owner.call('PUT', url, { product: editable(read, { name: `Máy ${client}` }) });
      if (status === 200) return;
      expect(status).toBe(409);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_one, client) => one(client)));
  const lines = await linesAbout(server.current, 'products', made.id);
  expect(lines).toHaveLength(11);
  const names = lines.map(({ changes }) => changes['name'] ?? []);
  for (const [at, [was]] of names.entries()) expect(was).toBe(at === 0 ? null : names[at - 1]?.[1]);
  expect((await owner.read(url)).lock_version).toBe(11);
});
