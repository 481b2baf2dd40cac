import { isAwaitingSigner } from '#domain/signing/lifecycle.ts';
import { requestOfDocument } from '#server/modules/signing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import type { Job, PublishingDeps } from './deps.ts';
import { nextStep, STEPS, type StepEnd, type StepName } from './pipeline.ts';
import { machinesOf } from './publication.ts';

/** Runs one invoice's steps until it has to wait. Safe to run twice at once: each step locks the invoice and looks again. */
export async function runPipeline(deps: PublishingDeps, job: Job): Promise<Exclude<StepEnd, 'go'>> {
  for (;;) {
    const name = await stepOf(deps, job);
    if (name === null) return 'wait';
    await deps.on_step?.(name, 'before');
    const end = await STEPS[name](deps, job);
    await deps.on_step?.(name, 'after');
    if (end !== 'go') return end;
  }
}

function stepOf(deps: PublishingDeps, { tenant_id, invoice_id }: Job): Promise<StepName | null> {
  return inTenant(deps.db, tenant_id, async (tx) => {
    const row = await findInvoice(tx, invoice_id);
    const seal = await tx
      .selectFrom('invoice_seals')
      .select('version')
      .where('invoice_id', '=', invoice_id)
      .where('version', '=', row.version)
      .executeTakeFirst();
    const asked =
      isAwaitingSigner(machinesOf(row).signing) &&
      (await requestOfDocument(tx, { invoice_id, version: row.version })) !== null;
    return nextStep(machinesOf(row), { sealed: seal !== undefined, asked });
  });
}
