import { beforeAll, expect, test } from 'vitest';
import { loadParser, tablesWithoutTenant } from './tenant-of-tables.ts';

const OF_COMPANIES = ['invoices', 'lines', 'customers'];
const unreached = (text: string) => tablesWithoutTenant(text, (table) => OF_COMPANIES.includes(table));

beforeAll(loadParser);

test.each([
  ['a table by its company', 'select * from invoices where tenant_id = $1 and id = 3'],
  [
    'both tables of a join',
    'select * from invoices i join lines l on l.tenant_id = $1 where i.tenant_id = $1',
  ],
  [
    'one through the other',
    'select * from invoices i join lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id where i.tenant_id = $1',
  ],
  ['using', 'select * from invoices join lines using (tenant_id, id) where invoices.tenant_id = $1'],
  [
    'a left join, by its own condition',
    'select * from invoices i left join lines l on l.tenant_id = i.tenant_id where i.tenant_id = $1',
  ],
  [
    'a correlated subquery',
    'select (select max(id) from lines l where l.tenant_id = i.tenant_id) from invoices i where tenant_id = $1',
  ],
  [
    'lateral',
    'select * from invoices i, lateral (select id from lines where lines.tenant_id = i.tenant_id) l where i.tenant_id = $1',
  ],
  [
    'with',
    'with few as (select id, tenant_id from invoices where tenant_id = $1) select * from few join lines on lines.tenant_id = few.tenant_id',
  ],
  [
    'a union',
    'select id from invoices where tenant_id = $1 union all select id from lines where tenant_id = $1',
  ],
  [
    'changes',
    'update invoices set id = l.id from lines l where invoices.tenant_id = $1 and l.tenant_id = invoices.tenant_id',
  ],
  ['deletes', 'delete from invoices where tenant_id = $1'],
  [
    'inserts',
    'insert into lines (tenant_id, id) select tenant_id, id from invoices where tenant_id = $1 on conflict do nothing',
  ],
  [
    'what an insert gives back',
    'insert into invoices (tenant_id) values ($1) returning (select id from lines where lines.tenant_id = invoices.tenant_id)',
  ],
  ['what all share', 'select * from tenants'],
])('%s', (_name, text) => expect(unreached(text)).toEqual([]));

test.each([
  ['no company', 'select * from invoices where id = 3', ['invoices invoices']],
  [
    'joined to each other alone',
    'select * from invoices i join lines l on l.tenant_id = i.tenant_id',
    ['invoices i', 'lines l'],
  ],
  [
    'joined by the id alone',
    'select * from invoices i join lines l on l.invoice_id = i.id where i.tenant_id = $1',
    ['lines l'],
  ],
  [
    'a condition that may not hold',
    'select * from invoices where tenant_id = $1 or id = 3',
    ['invoices invoices'],
  ],
  ['another comparison', 'select * from invoices where tenant_id > $1', ['invoices invoices']],
  ['one of several companies', 'select * from invoices where tenant_id = any($1)', ['invoices invoices']],
  [
    'a subquery',
    'select * from invoices where tenant_id = $1 and id in (select id from lines)',
    ['lines lines'],
  ],
  [
    'exists',
    'select * from invoices i where tenant_id = $1 and exists (select from lines l where l.id = i.id)',
    ['lines l'],
  ],
  ['with', 'with few as (select id from lines) select * from few', ['lines lines']],
  [
    'the arm of a union',
    'select id from invoices where tenant_id = $1 union select id from lines',
    ['lines lines'],
  ],
  ['changes', 'update invoices set id = 1', ['invoices invoices']],
  [
    'deletes over another',
    'delete from invoices using lines where invoices.tenant_id = $1 and lines.id = 2',
    ['lines lines'],
  ],
  ['inserts', 'insert into lines (id) values (1)', ['lines (inserted)']],
])('not %s', (_name, text, tables) => expect(unreached(text)).toEqual(tables));
