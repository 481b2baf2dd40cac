import type { InvoiceContent } from '#domain/invoice/content.ts';
import { checkReady } from '#domain/invoice/readiness.ts';
import { issuingWarnings, type IssuingWarning } from '#domain/invoice/ready/issuing-warnings.ts';
import { stopRefusals } from '#domain/registration/use-stops.ts';
import { serialsInForce } from '#domain/registration/certificate-in-force.ts';
import type { AcceptedDeclaration } from '#domain/registration/in-force.ts';
import type { Incident } from '#domain/rules/deadlines/send-deadline.ts';
import type { IssuingWarningCode } from '#domain/rules/issuing-warnings.table.ts';
import type { Tx } from '#server/context.ts';
import { signingCertificate } from '#server/modules/certificates/index.ts';
import { refuseUnlawfulCorrection, valueOnceInEffect } from '#server/modules/corrections/index.ts';
import { acceptedDeclarations, useStops } from '#server/modules/in-force/index.ts';
import { knownIncidents } from '#server/modules/incidents/index.ts';
import {
  extrasOf,
  movementOf,
  placeOf,
  specialOf,
  storedAmounts,
  refusalItems,
  type InvoiceRow,
} from '#server/modules/invoices/index.ts';
import { templateTable } from '#server/modules/templates/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { storedContent } from './content-and-design.ts';
import { refuseHeldSeries } from './till-series.ts';

type Issued = Pick<InvoiceRow, 'id' | 'form_no' | 'symbol' | 'number' | 'issued_on' | 'nature'>;

/** What has to be confirmed before an invoice is published. */
export async function warningsOf(
  tx: Tx,
  row: Issued,
  clock: Clock,
  incidents?: readonly Incident[],
): Promise<IssuingWarning[]> {
  return issuingWarnings(row, {
    last_issued_on: await lastIssuedOn(tx, row),
    today: clock.today(),
    incidents: incidents ?? (await knownIncidents(tx)),
    value_after: row.nature === 'adjust' ? await valueOnceInEffect(tx, row.id) : null,
    texts: await printedTexts(tx, row.id),
  });
}

/** What people typed that the print shows: of the buyer, of goods on the way, in fields of the company's own, and of the lines. */
async function printedTexts(tx: Tx, id: number): Promise<string[]> {
  const head = await tx
    .selectFrom('invoices')
    .select([
      'buyer_name',
      'buyer_person',
      'buyer_address',
      'buyer_bank_name',
      'buyer_code',
      'payment_method',
      'buyer_place',
      'movement',
      'extras',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  const lines = await tx
    .selectFrom('invoice_lines')
    .select(['name', 'unit', 'code', 'special', 'extras'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute();
  const own = head === undefined ? [] : [placeOf(head) ?? {}, movementOf(head) ?? {}, ...extrasOf(head)];
  const stated = lines.flatMap((line) => [...(specialOf(line) ?? []), ...extrasOf(line)]);
  return [head ?? {}, ...own, ...lines, ...stated].flatMap((row) =>
    Object.values(row).filter((text) => typeof text === 'string'),
  );
}

/** The latest issue date of its series among what has a number or is about to get one. */
async function lastIssuedOn(tx: Tx, { id, form_no, symbol }: Issued): Promise<string | null> {
  const last = await tx
    .selectFrom('invoices')
    .select('issued_on')
    .where('lifecycle', '<>', 'draft')
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .where('id', '<>', id)
    .orderBy('issued_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.issued_on ?? null;
}

/**
 * Stops with every reason at once when the invoice may not be published as it is, or with what has to be confirmed and is not among
 * the warnings that were acknowledged. Many in a row share what was declared.
 */
export async function refuseUnready(
  tx: Tx,
  row: InvoiceRow,
  clock: Clock,
  acknowledged: readonly IssuingWarningCode[],
  declared?: readonly AcceptedDeclaration[],
): Promise<void> {
  await refuseHeldSeries(tx, row);
  await refuseUnlawfulCorrection(tx, row, clock);
  const content: InvoiceContent = await storedContent(tx, row);
  const template = await templateTable.get(tx, row.template_id);
  const declarations = declared ?? (await acceptedDeclarations(tx));
  const now = clock.now();
  const serials = serialsInForce(declarations, now);
  const stopped = stopRefusals(await useStops(tx), row, now);
  const refusals = checkReady({
    content,
    amounts: storedAmounts(row, content),
    today: clock.today(),
    now,
    series: { active: template.status === 'active', last_number: template.last_number },
    certificate: await signingCertificate(tx, content.seller.tax_code, serials, clock),
    declarations,
    message_bytes: null,
  });
  const style = await readNumberStyle(tx);
  const all = [...stopped, ...refusals];
  if (all.length > 0) throw new Failure(422, refusalItems(all, style));
  const warnings = await warningsOf(tx, row, clock);
  const unasked = warnings.filter(({ code }) => !acknowledged.includes(code));
  if (unasked.length > 0) throw new Failure(422, refusalItems(unasked, style));
}
