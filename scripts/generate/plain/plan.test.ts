import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../templates/descriptor.ts';
import { planTables, type Plan, type Tables } from './plan.ts';
import { sampleOptions } from '#tests/setup/sample-fields.ts';
import { choice, code, optional, plainResource, required } from '#tests/setup/plain-resources.ts';

const name = optional('text', 'name');

/** The tables after a description of one resource. */
const standing = (fields: readonly FieldDescriptor[], soft_delete = false): Tables =>
  planTables({}, [plainResource('suppliers', fields, soft_delete)]).tables;

/** What comes of one edit of its fields. */
function edited(before: readonly FieldDescriptor[], after: readonly FieldDescriptor[]): Plan {
  return planTables(standing(before), [plainResource('suppliers', after)]);
}

const sqlOf = ({ migration }: Plan): string => migration?.sql ?? '';
const refused = (before: readonly FieldDescriptor[], after: readonly FieldDescriptor[]) =>
  expect(() => edited(before, after));

describe('a new resource', () => {
  const { migration, tables } = planTables({}, [plainResource('suppliers', [code, name], true)]);

  test('gets a table of its fields that keeps tenants apart', () => {
    expect(migration?.slug).toBe('suppliers');
    expect(migration?.sql).toContain('"code" text not null');
    expect(migration?.sql).toContain('"name" text,');
    expect(migration?.sql).toContain('primary key (tenant_id, id)');
    expect(migration?.sql).toContain('alter table "suppliers" force row level security;');
    expect(migration?.sql).toContain('create policy tenant_only on "suppliers"');
  });

  test('a unique value is free again once its record is deleted softly', () => {
    expect(migration?.sql).toMatch(/unique index "suppliers_code" .* where deleted_on is null;/);
  });

  test('is known from then on: the same description again asks for nothing', () => {
    const again = planTables(tables, [plainResource('suppliers', [code, name], true)]);
    expect(again).toEqual({ tables, migration: null, notes: [] });
  });

  test('comes after the tables it points at, whatever the order of the description', () => {
    const users = plainResource('users', [required('reference', 'role_id', { reference: 'roles' })]);
    const plan = planTables({}, [users, plainResource('roles', [code])]);
    expect(sqlOf(plan).indexOf('create table "roles"')).toBeLessThan(
      sqlOf(plan).indexOf('create table "users"'),
    );
    expect(sqlOf(plan)).toContain('foreign key (tenant_id, "role_id") references "roles" (tenant_id, id)');
  });

  test('is searched by texts only', () => {
    const days = optional('integer', 'payment_days', { search: true });
    expect(() => standing([code, days])).toThrow('suppliers.payment_days: only texts can be searched');
  });

  test('that is not plain gets no table', () => {
    const served = { ...plainResource('suppliers', [code]), plain: false };
    expect(planTables({}, [served]).migration).toBeNull();
  });
});

describe('a field added', () => {
  test('that may be empty is a column more', () => {
    const plan = edited([code], [code, optional('date', 'contract_on')]);
    expect(sqlOf(plan).trim()).toBe('alter table "suppliers" add column "contract_on" date;');
  });

  test('that is required gives records that exist its default', () => {
    const rank = required('text', 'rank', { default_value: "thường 'B'" });
    expect(sqlOf(edited([code], [code, rank]))).toContain(
      `add column "rank" text not null default 'thường ''B''';`,
    );
  });

  test('a choice without a default takes its first, a yes/no takes no', () => {
    const plan = edited([code], [code, choice('rank'), required('boolean', 'is_foreign')]);
    expect(sqlOf(plan)).toContain(`"rank" text not null default 'a';`);
    expect(sqlOf(plan)).toContain('"is_foreign" boolean not null default false;');
  });

  test('that is required and has no value for records that exist is refused, with what to do', () => {
    refused([code], [code, required('text', 'bank')]).toThrow(
      /suppliers\.bank: is required.*give it a default/,
    );
  });

  test('as a reference gets its foreign key', () => {
    const plan = edited([code], [code, optional('reference', 'customer_id', { reference: 'customers' })]);
    expect(sqlOf(plan)).toContain('references "customers" (tenant_id, id);');
  });
});

describe('a field renamed', () => {
  const renamed = { ...code, source: 'supplier_no', was: 'code' };

  test('with x-was keeps its column, its index and what it holds', () => {
    const plan = edited([code, name], [renamed, name]);
    expect(sqlOf(plan)).toContain('rename column "code" to "supplier_no";');
    expect(sqlOf(plan)).toContain('alter index "suppliers_code" rename to "suppliers_supplier_no";');
    expect(plan.tables['suppliers']).toMatchObject({ unique: ['supplier_no'], search: ['supplier_no'] });
    expect(plan.notes).toEqual([]);
  });

  test('takes the name of its foreign key along, which tells the field that is refused', () => {
    const to = (source: string, was: string | null) =>
      optional('reference', source, { reference: 'customers', was });
    expect(sqlOf(edited([to('customer_id', null)], [to('buyer_id', 'customer_id')]))).toContain(
      'rename constraint "suppliers_tenant_id_customer_id_fkey" to "suppliers_tenant_id_buyer_id_fkey";',
    );
  });

  test('x-was may stay: the next run asks for nothing', () => {
    const { tables } = edited([code, name], [renamed, name]);
    expect(planTables(tables, [plainResource('suppliers', [renamed, name])]).migration).toBeNull();
  });

  test('without x-was is one removed and one added, and says so', () => {
    const plan = edited([code, name], [code, optional('text', 'full_name')]);
    expect(sqlOf(plan)).toContain('add column "full_name" text;');
    expect(plan.notes.join()).toMatch(/suppliers\.name: removed.*kept.*x-was/);
  });

  test('to the name of a column that is kept is refused: two fields would share what it holds', () => {
    const { tables } = edited([code, name], [code]);
    const back = optional('text', 'name', { was: 'title' });
    const titled = planTables(tables, [plainResource('suppliers', [code, optional('text', 'title')])]);
    expect(() => planTables(titled.tables, [plainResource('suppliers', [code, back])])).toThrow(
      /suppliers\.name: cannot be renamed from title/,
    );
  });
});

describe('a field removed', () => {
  const bank = required('text', 'bank');

  test('keeps its column and what it holds, may be empty from then on, and is noted', () => {
    const plan = edited([code, bank], [code]);
    expect(sqlOf(plan).trim()).toBe('alter table "suppliers" alter column "bank" drop not null;');
    expect(sqlOf(plan)).not.toMatch(/drop column|drop table/);
    expect(plan.tables['suppliers']?.columns['bank']).toEqual({ type: 'text', nullable: true, kept: true });
    expect(plan.notes).toHaveLength(1);
  });

  test('frees its unique values and leaves the search', () => {
    const plan = edited([code, name], [name]);
    expect(sqlOf(plan)).toContain('drop index "suppliers_code";');
    expect(plan.tables['suppliers']).toMatchObject({ unique: [], search: [] });
  });

  test('and described again finds what it held', () => {
    const { tables } = edited([code, name], [code]);
    const again = planTables(tables, [plainResource('suppliers', [code, name])]);
    expect(again.migration).toBeNull();
    expect(again.tables['suppliers']?.columns['name']).toEqual({ type: 'text', nullable: true });
  });

  test('a resource that is gone keeps its table, and is noted', () => {
    const plan = planTables(standing([code]), []);
    expect(plan.migration).toBeNull();
    expect(plan.notes.join()).toContain(
      'suppliers: no longer described; its table and what it holds are kept',
    );
  });
});

describe('a field changed', () => {
  test.each([
    ['integer', 'decimal', 'numeric'],
    ['integer', 'text', 'text'],
    ['decimal', 'text', 'text'],
  ] as const)('from %s to %s widens its column', (from, to, type) => {
    const plan = edited([optional(from, 'amount')], [optional(to, 'amount')]);
    expect(sqlOf(plan).trim()).toBe(`alter table "suppliers" alter column "amount" type ${type};`);
  });

  test.each([
    ['text', 'integer'],
    ['decimal', 'integer'],
    ['date', 'text'],
  ] as const)('from %s to %s is refused: a value might not fit', (from, to) => {
    refused([optional(from, 'amount')], [optional(to, 'amount')]).toThrow(
      /suppliers\.amount: .* cannot become/,
    );
  });

  test('of kind alone, both kept as text, changes no table', () => {
    expect(edited([optional('text', 'note')], [optional('long_text', 'note')]).migration).toBeNull();
  });

  test('to point at another resource is refused', () => {
    const to = (reference: string) => [optional('reference', 'owner_id', { reference })];
    refused(to('customers'), to('users')).toThrow(
      'suppliers.owner_id: pointed at customers and now at users',
    );
  });

  test('to required fills what is empty, past the row-level security of the owner', () => {
    const sql = sqlOf(edited([optional('text', 'rank')], [choice('rank')]));
    const steps = [
      'no force row level security',
      `set "rank" = 'a' where "rank" is null`,
      '" force row level security',
      'set not null',
    ];
    const at = steps.map((step) => sql.indexOf(step));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((one, other) => one - other));
  });

  test('to fewer choices gives records that hold one of the others the default, warns with their number and says so', () => {
    const options = sampleOptions.filter(({ value }) => value !== 'b');
    const plan = edited([choice('rank')], [choice('rank', { options, default_value: 'c' })]);
    expect(sqlOf(plan)).toContain(`update "suppliers" set "rank" = 'c' where "rank" = any (array['b'])`);
    expect(sqlOf(plan)).toContain("raise warning 'suppliers.rank: % records held b, removed");
    expect(plan.notes).toEqual([
      expect.stringMatching(/^suppliers\.rank: b removed from the choices; .* become c/),
    ]);
    const none = edited([choice('rank', { options })], [choice('rank')]);
    expect([none.migration, none.notes]).toEqual([null, []]);
  });

  test('to fewer choices, of a field that may be empty and of one that holds several', () => {
    const options = sampleOptions.slice(1);
    const sql = (more: Partial<FieldDescriptor>) =>
      sqlOf(
        edited(
          [optional('enum', 'rank', { options: sampleOptions, ...more })],
          [optional('enum', 'rank', { options, ...more })],
        ),
      );
    expect(sql({})).toContain(`set "rank" = null where "rank" = any (array['a'])`);
    expect(sql({ many: true })).toContain(
      `set "rank" = array_remove("rank", 'a') where "rank" && array['a']`,
    );
  });

  test('to required without a value for what is empty is refused', () => {
    refused([name], [required('text', 'name')]).toThrow(/suppliers\.name: becomes required/);
  });

  test('to optional lets it be empty', () => {
    const plan = edited([required('text', 'name')], [name]);
    expect(sqlOf(plan)).toContain('alter column "name" drop not null;');
  });

  test('to unique gets an index, and a warning of doubles; the other way the index goes', () => {
    const tax_code = optional('tax_code', 'tax_code');
    const unique = { ...tax_code, unique: true };
    const plan = edited([tax_code], [unique]);
    expect(sqlOf(plan)).toContain('create unique index "suppliers_tax_code"');
    expect(plan.notes.join()).toContain('suppliers.tax_code: unique from now on');
    expect(sqlOf(edited([unique], [tax_code]))).toContain('drop index "suppliers_tax_code";');
  });

  test('to searched makes the search text again', () => {
    const sql = sqlOf(edited([code, name], [code, { ...name, search: true }]));
    expect(sql).toContain('drop column search_text;');
    expect(sql).toContain(`fold_text("code" || ' ' || coalesce("name", ''))`);
    expect(sql).toContain('create index "suppliers_search"');
  });
});

describe('soft deletion', () => {
  test('taken up gives deleted_on first, then unique indexes that leave out what is deleted', () => {
    const sql = sqlOf(planTables(standing([code]), [plainResource('suppliers', [code], true)]));
    expect(sql.split('\n').map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'alter table "suppliers"',
      'drop index "suppliers_code";',
      'create unique index',
      '',
    ]);
    expect(sql).toContain('where deleted_on is null;');
  });

  test('given up is refused: what was deleted would come back', () => {
    expect(() => planTables(standing([code], true), [plainResource('suppliers', [code])])).toThrow(
      'soft_delete cannot be taken away',
    );
  });
});

test('all that cannot be done is told at once', () => {
  refused([name], [required('text', 'name'), required('date', 'since')]).toThrow(/name.*\n.*since/);
});
