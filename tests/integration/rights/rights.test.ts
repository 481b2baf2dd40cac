import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { operations } from '#generated/operations.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { described, describedAs } from '#tests/contract/described.ts';
import { inject, judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Role = components['schemas']['Role'];
type User = components['schemas']['Account'];
type Code = Role['permissions'][number];

const server = withTestApp();
everyStatementNamesItsTenant(server);
const TENANT = 1;
/** Somebody of the office: keeps accounts and roles, and holds two more rights. */
const OWN: Code[] = ['user_permissions', 'read_customers', 'create_customers'];

let owner = '';
let keeper = '';
let own_role: Role;
let people: Readonly<Record<string, User>> = {};

const codeOf = ({ status, body }: Answered): [number, string | undefined] => [
  status,
  (body as ErrorBody).errors[0]?.code,
];

function ask(
  operation: string,
  token: string,
  sent: { id?: number; body?: unknown } = {},
): Promise<Answered> {
  return judged(server.current, operation, { ...sent, token });
}

let serial = 0;
async function roleWith(permissions: Code[]): Promise<Role> {
  const role = { name: `Vai trò thử ${(serial += 1)}`, description: null, permissions };
  const made = await ask('createRole', owner, { body: { role } });
  expect(made.status, made.text).toBe(201);
  return (made.body as { role: Role }).role;
}

async function hire(role_id: number): Promise<User> {
  const user = {
    email: `nguoi${(serial += 1)}@saoviet.example`,
    full_name: 'Lê Văn Thử',
    phone_number: null,
    role_id,
    status: 'active',
  };
  const made = await ask('createUser', owner, { body: { user } });
  expect(made.status, made.text).toBe(201);
  return (made.body as { user: User }).user;
}

const change = (token: string, user: User, changed: Partial<User>): Promise<Answered> => {
  const { email, full_name, phone_number = null, role_id, status, lock_version } = { ...user, ...changed };
  const body = { user: { email, full_name, phone_number, role_id, status, lock_version } };
  return ask('updateUser', token, { id: user.id, body });
};

const edit = (token: string, { id, name, lock_version }: Role, permissions: Code[]): Promise<Answered> =>
  ask('updateRole', token, { id, body: { role: { name, description: null, permissions, lock_version } } });

beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  own_role = await roleWith(OWN);
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.updateTable('users').set({ role_id: own_role.id }).where('email', '=', 'ketoan@demo.vn').execute(),
  );
  keeper = await server.current.signIn('ketoan@demo.vn');
  const { body } = await ask('listUsers', owner);
  people = Object.fromEntries((body as { users: User[] }).users.map((user) => [user.email, user]));
});

const personAt = (email: string): User => {
  const found = people[email];
  if (found === undefined) throw new Error(`no account ${email}`);
  return found;
};

describe('who keeps roles', () => {
  test.each<[string, Code[]]>([
    ['everything', ['full']],
    ['a right of their own and one more', ['read_customers', 'publish_invoices']],
  ])('makes none with %s', async (_what, permissions) => {
    const role = { name: `Vai trò thử ${(serial += 1)}`, description: null, permissions };
    const refused = await ask('createRole', keeper, { body: { role } });
    expect(codeOf(refused)).toEqual([422, 'beyond_own_rights']);
    expect((refused.body as ErrorBody).errors[0]).toMatchObject({ fields: ['permissions'] });
  });

  test('gives their own role nothing, and may lay a right down', async () => {
    const role = await roleWith([...OWN]);
    expect(codeOf(await edit(keeper, own_role, ['full']))).toEqual([422, 'beyond_own_rights']);
    expect(codeOf(await edit(keeper, own_role, [...OWN, 'tenant_settings']))).toEqual([
      422,
      'beyond_own_rights',
    ]);
    expect((await edit(keeper, role, ['read_customers'])).status).toBe(200);
  });

  test.each<[string, Code[], Code[]]>([
    ['takes full from nobody', ['full'], ['read_customers']],
    ['takes no right they do not hold', ['read_customers', 'publish_invoices'], ['read_customers']],
    [
      'renames no role above their own',
      ['read_customers', 'publish_invoices'],
      ['read_customers', 'publish_invoices'],
    ],
  ])('%s', async (_what, before, after) => {
    const role = await roleWith(before);
    const refused = await edit(keeper, role, after);
    expect(codeOf(refused)).toEqual([403, 'above_own_rights']);
    expect(refused.text).toContain(before.includes('full') ? 'Toàn quyền' : 'phát hành');
    expect(codeOf(await ask('deleteRole', keeper, { id: role.id }))).toEqual([403, 'above_own_rights']);
  });

  test('makes, changes and deletes roles within their own', async () => {
    const made = await ask('createRole', keeper, {
      body: { role: { name: 'Trong phạm vi', description: null, permissions: ['read_customers'] } },
    });
    expect(made.status).toBe(201);
    const { role } = made.body as { role: Role };
    expect((await edit(keeper, role, ['create_customers'])).status).toBe(200);
    expect((await ask('deleteRole', keeper, { id: role.id })).status).toBe(200);
  });
});

describe('who keeps accounts', () => {
  test('gives no account a role with more than they hold, their own least of all', async () => {
    const within = await hire(own_role.id);
    const { role_id } = personAt('owner@demo.vn');
    expect(codeOf(await change(keeper, within, { role_id }))).toEqual([422, 'beyond_own_rights']);
    expect(codeOf(await change(keeper, personAt('ketoan@demo.vn'), { role_id }))).toEqual([
      422,
      'beyond_own_rights',
    ]);
    const user = {
      email: `nguoi${(serial += 1)}@saoviet.example`,
      full_name: 'Lạ',
      phone_number: null,
      role_id,
      status: 'active',
    };
    expect(codeOf(await ask('createUser', keeper, { body: { user } }))).toEqual([422, 'beyond_own_rights']);
  });

  test.each<[string, Partial<User>]>([
    ['the address', { email: 'cua-toi@saoviet.example' }],
    ['the role', { role_id: 0 }],
    ['the status', { status: 'inactive' }],
    ['the name', { full_name: 'Tên khác' }],
  ])('of an account with more rights they do not change %s', async (_what, changed) => {
    const role_id = changed.role_id === undefined ? undefined : own_role.id;
    for (const email of ['owner@demo.vn', 'thungan@demo.vn'])
      expect(
        codeOf(
          await change(keeper, personAt(email), {
            ...changed,
            ...(role_id === undefined ? {} : { role_id }),
          }),
        ),
      ).toEqual([403, 'above_own_rights']);
  });

  test('they send it no link and take no second factor off it', async () => {
    const { id } = personAt('owner@demo.vn');
    expect(codeOf(await ask('inviteUser', keeper, { id, body: { invitation: { message: null } } }))).toEqual([
      403,
      'above_own_rights',
    ]);
    expect(codeOf(await ask('removeSecondFactor', keeper, { id }))).toEqual([403, 'above_own_rights']);
  });

  test('an account that is switched off keeps its rank', async () => {
    const chief = await hire(personAt('ktt@demo.vn').role_id);
    const off = await change(owner, chief, { status: 'inactive' });
    const { user } = off.body as { user: User };
    expect(
      codeOf(await change(keeper, user, { email: 'cua-toi@saoviet.example', status: 'active' })),
    ).toEqual([403, 'above_own_rights']);
  });

  test('within their own rights they do all of it', async () => {
    const lesser = await roleWith(['read_customers']);
    const user = await hire(own_role.id);
    const moved = await change(keeper, user, {
      email: `nguoi${(serial += 1)}@saoviet.example`,
      role_id: lesser.id,
    });
    expect(moved.status).toBe(200);
    expect(
      (await ask('inviteUser', keeper, { id: user.id, body: { invitation: { message: null } } })).status,
    ).toBe(200);
    expect(codeOf(await ask('removeSecondFactor', keeper, { id: user.id })), 'but there is none').toEqual([
      409,
      'no_second_factor',
    ]);
  });

  test('what counts is what they hold now, not what their session remembers', async () => {
    const role = await roleWith(['user_permissions', 'publish_invoices']);
    const helper = personAt('xem@demo.vn');
    const promoted = await change(owner, helper, { role_id: role.id });
    expect(promoted.status).toBe(200);
    const token = await server.current.signIn('xem@demo.vn');
    const make = () =>
      ask('createRole', token, {
        body: {
          role: {
            name: `Vai trò thử ${(serial += 1)}`,
            description: null,
            permissions: ['publish_invoices'],
          },
        },
      });
    expect((await make()).status).toBe(201);
    const { role: narrowed } = (await edit(owner, role, ['user_permissions'])).body as { role: Role };
    expect(narrowed.permissions).toEqual(['user_permissions']);
    // The clock stands: the session still remembers the account with its old rights.
    expect(codeOf(await make())).toEqual([422, 'beyond_own_rights']);
  });
});

describe('an API token', () => {
  const keyWith = async (
    permissions: Code[],
    token = owner,
  ): Promise<{ id: number; secret: string; lock_version: number }> => {
    const made = await ask('createApiToken', token, {
      body: { api_token: { name: 'Phần mềm', permissions, expires_on: null } },
    });
    expect(made.status, made.text).toBe(201);
    return (made.body as { api_token: { id: number; secret: string; lock_version: number } }).api_token;
  };

  test('gives no more than it was given itself, whoever made it', async () => {
    const { secret } = await keyWith(['user_permissions', 'read_customers']);
    const role = (permissions: Code[]) => ({
      body: { role: { name: `Vai trò thử ${(serial += 1)}`, description: null, permissions } },
    });
    expect(codeOf(await ask('createRole', secret, role(['full'])))).toEqual([422, 'beyond_own_rights']);
    expect(codeOf(await ask('createRole', secret, role(['create_customers'])))).toEqual([
      422,
      'beyond_own_rights',
    ]);
    expect((await ask('createRole', secret, role(['read_customers']))).status).toBe(201);
  });

  test('with more rights than theirs is out of the reach of others, but not of its maker', async () => {
    const role = await roleWith(['tenant_settings', 'read_customers']);
    const moved = await change(owner, await freshUser('thungan@demo.vn'), { role_id: role.id });
    expect(moved.status).toBe(200);
    const clerk = await server.current.signIn('thungan@demo.vn');
    const { id, lock_version } = await keyWith(['full']);
    const name = { api_token: { name: 'Tên khác', lock_version } };
    expect(codeOf(await ask('updateApiToken', clerk, { id, body: name }))).toEqual([403, 'above_own_rights']);
    expect(codeOf(await ask('deleteApiToken', clerk, { id }))).toEqual([403, 'above_own_rights']);
    const own = await keyWith(['read_customers'], clerk);
    await edit(owner, role, ['tenant_settings']);
    expect((await ask('deleteApiToken', clerk, { id: own.id })).status).toBe(200);
  });

  test('with everything is let into every operation whose security names API tokens, and into no other', async () => {
    const { secret } = await keyWith(['full']);
    const ids = Object.keys(operations) as (keyof typeof operations)[];
    const signedIn = ids.filter((id) => operations[id].auth === 'bearer' && id !== 'deleteApiToken');
    const let_in: string[] = [];
    const named: string[] = [];
    for (const id of signedIn) {
      if (describedAs(id).security?.some((one) => 'bearer' in one) === true) named.push(id);
      const { status, body } = await inject(server.current, id, { token: secret, id: 999_999_999 });
      const refused = status === 403 && (body as ErrorBody).errors[0]?.code === 'api_token_refused';
      expect(status, id).not.toBe(401);
      if (!refused) let_in.push(id);
    }
    expect(described.length).toBeGreaterThan(signedIn.length);
    expect(let_in).toEqual(named);
    expect(let_in.length).toBeGreaterThan(50);
    expect(signedIn.length - let_in.length).toBeGreaterThan(15);
  });
});

async function freshUser(email: string): Promise<User> {
  const { body } = await ask('getUser', owner, { id: personAt(email).id });
  return (body as { user: User }).user;
}
