import type { Selectable } from 'kysely';
import type { TenantProfiles } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import { operations } from '#generated/operations.ts';
import { inOneLine } from '#domain/fields/text.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { hasTaxCodeProof, type ProofDeps } from '#server/modules/certificates/index.ts';
import { claimTaxCode, taxCodeStanding } from '#server/modules/companies/index.ts';
import { readDisplay } from '#server/modules/tenant-settings/index.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { stale, valuesOf } from '#server/platform/crud/crud-table.ts';
import { notFound } from '#server/platform/http/failure.ts';

type Tenant = components['schemas']['Tenant'];

const WRITABLE = operations.updateTenant.request_fields.filter((name) => name !== 'lock_version');

/** Mã số thuế in the profile of the tenant at hand. */
export async function readTaxCode(tx: Tx): Promise<string> {
  const row = await tx.selectFrom('tenant_profiles').select('tax_code').executeTakeFirst();
  if (row === undefined) throw notFound();
  return row.tax_code;
}

/** Hồ sơ doanh nghiệp of the tenant at hand: the seller of its invoices. */
export async function readTenant(tx: Tx, options: { lock: boolean } = { lock: false }): Promise<Tenant> {
  const query = tx.selectFrom('tenant_profiles').selectAll();
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw notFound();
  const beside = await tx
    .selectFrom('tenants')
    .select(['trial_until', taxCodeStanding.as('tax_code_standing')])
    .where('id', '=', row.tenant_id)
    .executeTakeFirstOrThrow();
  return wire(row, { ...beside, ...(await readDisplay(tx)) });
}

function wire(
  { tenant_id, ...rest }: Selectable<TenantProfiles>,
  more: Pick<Tenant, 'trial_until' | 'timezone' | 'number_style' | 'tax_code_standing'>,
): Tenant {
  return { id: tenant_id, ...rest, ...more };
}

export const tenantHandlers = (deps: ProofDeps) =>
  ({
    getTenant: async (_input, { tenant }) => ({ tenant: await tenant((tx) => readTenant(tx)) }),
    updateTenant: async ({ body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const current = await readTenant(tx, { lock: true });
        if (current.lock_version !== body.tenant.lock_version) throw stale(current, body.tenant, 'hồ sơ');
        const { tax_code } = body.tenant;
        if (tax_code !== current.tax_code) {
          const now = clock.now();
          await claimTaxCode(tx, tax_code, { proven: await hasTaxCodeProof(deps, tx, tax_code, now), now });
        }
        await tx
          .updateTable('tenant_profiles')
          // Each is one line of the paper; the file of an invoice would carry the ends of others as they are.
          .set({ ...inOneLine(valuesOf(WRITABLE, body.tenant)), lock_version: current.lock_version + 1 })
          .execute();
        const changed = await readTenant(tx);
        await auditChange(tx, account, clock.now(), {
          action: 'update',
          resource: 'tenant',
          record_id: changed.id,
          record_label: changed.name,
          changes: changesBetween(current, changed, WRITABLE),
        });
        return { tenant: changed };
      }),
  }) satisfies Pick<Handlers, 'getTenant' | 'updateTenant'>;
