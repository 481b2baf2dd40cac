import { expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import { KIND_OF_SUBJECT } from '#server/modules/changes/kinds.table.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';

const database = withTestDatabase();

test('a change of a document of every kind is told as a change of some kind of records', () => {
  for (const name of Object.keys(DOCUMENT_KINDS)) expect(KIND_OF_SUBJECT[name], name).toBeDefined();
});

test('every table of which changes are told has its three triggers', async () => {
  const { rows } = await database.pool.query<{ name: string; events: string }>(
    `select event_object_table as name, string_agg(event_manipulation, ',' order by event_manipulation) as events
     from information_schema.triggers where trigger_name like '%\\_notify\\_%' group by 1 order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'authority_notices',
    'documents',
    'imports',
    'invoice_emails',
    'invoice_publishes',
    'invoices',
    'jobs',
    'notice_reads',
    'payment_requests',
    'proof_packs',
    'signature_requests',
    'statements',
  ]);
  for (const { events } of rows) expect(events).toBe('DELETE,INSERT,UPDATE');
});
