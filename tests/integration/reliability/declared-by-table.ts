import type pg from 'pg';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { DB } from '#generated/database.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { declareAt, keepDeclared } from '#tests/setup/declare.ts';
import { TEST_NOW } from '#tests/setup/test-app.ts';

const TENANT = 1;
/** Before the month that tables of the tests are of. */
const DECLARED_AT = '2026-10-01T02:00:00.000Z';

const { invoice_modes, transfer } = BLANK_DECLARATION;
const BY_TABLE = {
  invoice_modes: { ...invoice_modes, coded: true, coded_cash_register: true, uncoded: true },
  transfer: { ...transfer, summary_table: true },
};

/** The demo company has declared that data of uncoded invoices is sent by table: with us since before the month that is over, and at the authority. */
export async function declareByTable(pool: pg.Pool, sandbox_url: string): Promise<void> {
  const db = kyselyOver<DB>(pool);
  const { serial, name, tax_code } = await inTenant(db, TENANT, async (tx) => ({
    ...(await tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow()),
    ...(await readTenant(tx)),
  }));
  const at = await fetch(`${sandbox_url}/admin/taxpayers/${tax_code}`);
  const { taxpayer } = (await at.json()) as { taxpayer: { register_code: string | null } };
  await keepDeclared(db, TENANT, serial, DECLARED_AT, BY_TABLE, taxpayer.register_code);
  await declareAt(sandbox_url, { name, tax_code }, serial, TEST_NOW, BY_TABLE);
}
