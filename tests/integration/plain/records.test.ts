import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdChain } from '#server/platform/audit/write-audit.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT, deskOf, editable, linesAbout, waitingForLocks, type Desk, type Row } from './plain-desk.ts';

const server = withTestApp({ invoices: 0, customers: 4, products: 4 });

let owner: Desk;
let other: Desk;
beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  other = await deskOf(server.current, 'owner@demo2.vn');
});

const customerOf = (code: string) => ({ customer: { code, name: `Khách ${code}`, status: 'active' } });
const make = (code: string): Promise<Row> => owner.make('/api/customers', customerOf(code));
const refusedAs = (status: number, code: string, fields: string[] = []) => ({
  status,
  body: { errors: [{ code, fields }] },
});

test('several e-mail addresses of a customer are kept in one form, however they were typed', async () => {
  const typed = { ...customerOf('THU').customer, email: ' a@b.vn;c@d.vn ,a@b.vn' };
  const made = await owner.make('/api/customers', { customer: typed });
  expect(made['email']).toBe('a@b.vn, c@d.vn');
});

describe('a code', () => {
  test('is had by one record that stands, and by any number in another company', async () => {
    await make('MOT');
    expect(await owner.call('POST', '/api/customers', customerOf('MOT'))).toMatchObject(
      refusedAs(422, 'already_used', ['code']),
    );
    expect((await other.call('POST', '/api/customers', customerOf('MOT'))).status).toBe(201);
  });

  test('of a deleted record is free again, and the deleted one then cannot come back with it', async () => {
    const first = await make('TRA-LAI');
    expect((await owner.call('DELETE', `/api/customers/${first.id}`)).status).toBe(200);
    const second = await make('TRA-LAI');
    const back = await owner.call('POST', `/api/customers/${first.id}/restore`, {});
    expect(back).toMatchObject(refusedAs(422, 'already_used', ['code']));
    expect(back.body.errors[0]?.message).toContain('Không khôi phục được');
    await owner.call('DELETE', `/api/customers/${second.id}`);
    expect((await owner.call('POST', `/api/customers/${first.id}/restore`, {})).status).toBe(200);
  });

  test('wanted by 20 at once is given to one; the others are told so', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => owner.call('POST', '/api/customers', customerOf('TRANH'))),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(422)]);
    expect((await owner.call('GET', '/api/customers?query=TRANH')).total).toBe(1);
  });

  test('cannot be taken over by an update either', async () => {
    const [one, two] = [await make('CU-1'), await make('CU-2')];
    const taken = await owner.call('PUT', `/api/customers/${two.id}`, {
      customer: editable(two, { code: one['code'] }),
    });
    expect(taken).toMatchObject(refusedAs(422, 'already_used', ['code']));
  });
});

describe('a record', () => {
  test('that somebody else has changed meanwhile answers 409 with both versions', async () => {
    const read = await make('CU-MOI');
    const url = `/api/customers/${read.id}`;
    await owner.call('PUT', url, { customer: editable(read, { name: 'Người trước' }) });
    const late = await owner.call('PUT', url, { customer: editable(read, { name: 'Người sau' }) });
    expect(late).toMatchObject(refusedAs(409, 'stale_record'));
    expect(late.body).toMatchObject({
      current: { name: 'Người trước', lock_version: 2 },
      submitted: { name: 'Người sau', lock_version: 1 },
    });
    expect(await owner.read(url)).toMatchObject({ name: 'Người trước', lock_version: 2 });
  });

  test('read by ten and saved by all of them is saved once', async () => {
    const read = await make('MUOI');
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_one, at) =>
        owner.call('PUT', `/api/customers/${read.id}`, {
          customer: editable(read, { name: `Lần ${at}` }),
        }),
      ),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('that is deleted is not changed before it is brought back', async () => {
    const { id } = await make('DA-XOA');
    await owner.call('DELETE', `/api/customers/${id}`);
    const deleted = await owner.read(`/api/customers/${id}`);
    expect(deleted['deleted_on']).not.toBeNull();
    const changed = await owner.call('PUT', `/api/customers/${id}`, { customer: editable(deleted) });
    expect(changed).toMatchObject(refusedAs(409, 'deleted_record'));
  });

  test('deleted twice is not found the second time; restored twice it stands, and is noted once', async () => {
    const { id } = await make('HAI-LAN');
    const url = `/api/customers/${id}`;
    expect((await owner.call('DELETE', url)).status).toBe(200);
    expect((await owner.call('DELETE', url)).status).toBe(404);
    expect((await owner.call('POST', `${url}/restore`, {})).status).toBe(200);
    expect((await owner.call('POST', `${url}/restore`, {})).status).toBe(200);
    const lines = await linesAbout(server.current, 'customers', id);
    expect(lines.map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });

  test.each(['GET', 'DELETE'] as const)('with an id beyond any is not there (%s)', async (method) => {
    expect((await owner.call(method, '/api/customers/9007199254740991')).status).toBe(404);
  });
});

test('a currency is one of ISO 4217, and not the đồng', async () => {
  const currency = { code: 'NOK', name: 'Krone Na Uy', status: 'active' };
  const made = await owner.make('/api/currencies', { currency });
  const codes: Record<string, string> = {
    VND: 'currency_is_home',
    ABC: 'currency_unknown',
    XAU: 'currency_unknown',
  };
  for (const [code, refusal] of Object.entries(codes)) {
    const answers = [
      await owner.call('POST', '/api/currencies', { currency: { ...currency, code } }),
      await owner.call('PUT', `/api/currencies/${made.id}`, { currency: editable(made, { code }) }),
    ];
    for (const { status, body } of answers)
      expect([status, body.errors[0]?.code, body.errors[0]?.fields]).toEqual([422, refusal, ['code']]);
  }
});

test('a currency has a rate above zero, or none', async () => {
  const currency = { code: 'DKK', name: 'Krone Đan Mạch', status: 'active' };
  const refused = refusedAs(422, 'exchange_rate_not_positive', ['exchange_rate']);
  for (const exchange_rate of ['0', '0.00'])
    expect(
      await owner.call('POST', '/api/currencies', { currency: { ...currency, exchange_rate } }),
    ).toMatchObject(refused);
  const made = await owner.make('/api/currencies', { currency: { ...currency, exchange_rate: '3650.5' } });
  const change = (exchange_rate: string | null) =>
    owner.call('PUT', `/api/currencies/${made.id}`, { currency: editable(made, { exchange_rate }) });
  expect(await change('0')).toMatchObject(refused);
  expect((await change(null)).status).toBe(200);
});

describe('a reference', () => {
  const account = (role_id: number) => ({
    user: { email: `nguoi${role_id}@demo.vn`, full_name: 'Người mới', role_id, status: 'active' },
  });

  test('to a record of another company, or to none, is refused at its field', async () => {
    const role = await other.make('/api/roles', { role: { name: 'Vai trò nhà kia', permissions: ['full'] } });
    for (const role_id of [role.id, 999_999]) {
      const refused = refusedAs(422, 'reference_missing', ['role_id']);
      expect(await owner.call('POST', '/api/users', account(role_id))).toMatchObject(refused);
      const me = await keeper();
      const moved = await owner.call('PUT', `/api/users/${me.id}`, { user: editable(me, { role_id }) });
      expect(moved).toMatchObject(refused);
    }
  });

  test('keeps what it points at: a role that somebody has is not deleted, one that nobody has is', async () => {
    const role = await owner.make('/api/roles', {
      role: { name: 'Thủ kho', permissions: ['read_products'] },
    });
    const user = await owner.make('/api/users', account(role.id));
    expect(await owner.call('DELETE', `/api/roles/${role.id}`)).toMatchObject(refusedAs(409, 'in_use'));
    const { role_id } = await keeper();
    await owner.call('PUT', `/api/users/${user.id}`, {
      user: editable(user, { role_id, status: 'inactive' }),
    });
    expect((await owner.call('DELETE', `/api/roles/${role.id}`)).status).toBe(200);
    expect((await owner.call('GET', `/api/roles/${role.id}`)).status).toBe(404);
  });
});

async function keeper(): Promise<Row> {
  const { body } = await owner.call<{ users: Row[] }>('GET', '/api/users?limit=100');
  const found = body.users.find(({ email }) => email === 'owner@demo.vn');
  if (found === undefined) throw new Error('no owner');
  return found;
}

describe('the last account with full rights', () => {
  const last = refusedAs(409, 'last_full_account');

  test('keeps them whatever is tried: its status, its role, the rights of that role', async () => {
    const me = await keeper();
    const url = `/api/users/${me.id}`;
    const lesser = await owner.make('/api/roles', {
      role: { name: 'Chỉ xem khách hàng', permissions: ['read_customers'] },
    });
    expect(await owner.call('PUT', url, { user: editable(me, { status: 'inactive' }) })).toMatchObject(last);
    expect(await owner.call('PUT', url, { user: editable(me, { role_id: lesser.id }) })).toMatchObject(last);
    const role = await owner.read(`/api/roles/${String(me['role_id'])}`);
    const stripped = editable(role, { permissions: ['user_permissions'] });
    expect(await owner.call('PUT', `/api/roles/${role.id}`, { role: stripped })).toMatchObject(last);
    expect(await keeper()).toEqual(me);
  });

  test('is one of the two, when both are switched off at the same moment', async () => {
    const first = await keeper();
    const second = await anotherKeeper('thu-hai@demo.vn', first);
    const replies = await whileBothAreChecked([first, second].map((user) => () => switchOff(user)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject(last);
    expect(await activeKeepers()).toHaveLength(1);
    await bringBack(first, second);
  });

  test('is the other one, once whoever switches off has switched off their own', async () => {
    const first = await keeper();
    const second = await anotherKeeper('thu-ba@demo.vn', first);
    expect((await switchOff(first)).status).toBe(200);
    // The session is remembered for three seconds, its rights are read anew.
    expect(await switchOff(second)).toMatchObject(refusedAs(403, 'above_own_rights'));
    server.current.clock.advance(3_000);
    expect((await switchOff(second)).status).toBe(401);
    expect(await activeKeepers()).toEqual([{ id: second.id }]);
    await bringBack(first, second);
  });

  const switchOff = (user: Row) =>
    owner.call('PUT', `/api/users/${user.id}`, { user: editable(user, { status: 'inactive' }) });

  const anotherKeeper = (email: string, { role_id }: Row): Promise<Row> =>
    owner.make('/api/users', { user: { email, full_name: 'Người thứ hai', role_id, status: 'active' } });

  const activeKeepers = () =>
    inTenant(server.current.publishing.db, TENANT, (tx) =>
      tx
        .selectFrom('users')
        .innerJoin('roles', 'roles.id', 'users.role_id')
        .select('users.id')
        .where('users.status', '=', 'active')
        .where(sql<boolean>`'full' = any(roles.permissions)`)
        .execute(),
    );

  /** Holds the end of the audit chain until both changes wait for it, each with its rights checked and its row changed. */
  async function whileBothAreChecked<R>(changes: readonly (() => Promise<R>)[]): Promise<R[]> {
    let replies: Promise<R[]> | undefined;
    await inTenant(server.current.publishing.db, TENANT, async (tx) => {
      await holdChain(tx, TENANT);
      replies = Promise.all(changes.map((change) => change()));
      await expect.poll(() => waitingForLocks(server.current)).toBe(changes.length);
    });
    return (await replies) ?? [];
  }

  /** Nobody can sign in as the second: the rows are put right beneath the application. */
  async function bringBack(me: Row, { id: second_id }: Row): Promise<void> {
    await inTenant(server.current.publishing.db, TENANT, async (tx) => {
      await tx.updateTable('users').set({ status: 'active' }).where('id', '=', me.id).execute();
      await tx.updateTable('users').set({ status: 'inactive' }).where('id', '=', second_id).execute();
    });
    owner = await deskOf(server.current, 'owner@demo.vn');
  }
});
