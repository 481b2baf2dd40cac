import { sellerOf } from '#domain/invoice/invoice-from-input.ts';
import { checkReady } from '#domain/invoice/readiness.ts';
import { issuingWarnings, type IssuingWarning } from '#domain/invoice/ready/issuing-warnings.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { stopRefusals, type UseStop } from '#domain/registration/use-stops.ts';
import { deadlineChannelOf } from '#domain/registration/series-in-force.ts';
import { serialsInForce } from '#domain/registration/certificate-in-force.ts';
import { inForce, type AcceptedDeclaration } from '#domain/registration/in-force.ts';
import { channelOf, type Incident } from '#domain/rules/deadlines/send-deadline.ts';
import type { IssuingWarningCode } from '#domain/rules/issuing-warnings.table.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import {
  certificateById,
  signingCertificate,
  type SigningCertificate,
} from '#server/modules/certificates/index.ts';
import { refuseUnlawfulCorrection, valueOnceInEffect } from '#server/modules/corrections/index.ts';
import { acceptedDeclarations, useStops } from '#server/modules/in-force/index.ts';
import { knownIncidents } from '#server/modules/incidents/index.ts';
import {
  extrasOf,
  linesOfMany,
  movementOf,
  placeOf,
  specialOf,
  storedAmounts,
  refusalItems,
  type InvoiceRow,
  type LineRow,
} from '#server/modules/invoices/index.ts';
import { templateTable } from '#server/modules/templates/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { contentFrom } from './content-and-design.ts';
import { bearsList } from './lists-of-corrections.ts';
import { refuseHeldSeries } from './till-series.ts';

type Template = components['schemas']['Template'];

/** Checked without a pause: the amounts of one of 500 lines take some milliseconds. */
export const CHECKED_AT_ONCE = 5;

/** What publishing these invoices depends on besides themselves, and their lines: read once, however many they are. */
type Circumstances = {
  lines: ReadonlyMap<number, LineRow[]>;
  incidents: readonly Incident[];
  declarations: readonly AcceptedDeclaration[];
  /** By series, the latest two of those that have a number or are about to get one. Taken in the order of dates, none of these comes behind a later one of them. */
  latest: ReadonlyMap<string, Dated[]>;
};

/** The same for the whole check. */
export type Readiness = Circumstances & {
  company: components['schemas']['Tenant'];
  templates: ReadonlyMap<number, Template>;
  stops: readonly UseStop[];
  certificate: SigningCertificate | null;
  /** It was named when publication was ordered. */
  was_chosen: boolean;
  style: NumberStyle;
};

type Issued = Pick<InvoiceRow, 'id' | 'form_no' | 'symbol' | 'issued_on'>;
type Dated = Pick<InvoiceRow, 'id' | 'issued_on'>;

const seriesOf = ({ form_no, symbol }: Issued): string => `${form_no}${symbol}`;

export async function circumstancesOf(tx: Tx, rows: readonly InvoiceRow[]): Promise<Circumstances> {
  const lines = await linesOfMany(
    tx,
    rows.map(({ id }) => id),
  );
  const latest = new Map<string, Dated[]>();
  for (const row of new Map(rows.map((one) => [seriesOf(one), one])).values())
    latest.set(seriesOf(row), await latestOf(tx, row));
  const declarations = await acceptedDeclarations(tx);
  return { lines, incidents: await knownIncidents(tx), declarations, latest };
}

/** `chosen` is the certificate that is to sign; null is the one that would. Failure: 404 where the template of one is not there. */
export async function readinessOf(
  tx: Tx,
  rows: readonly InvoiceRow[],
  clock: Clock,
  chosen: number | null = null,
): Promise<Readiness> {
  const company = await readTenant(tx);
  const circumstances = await circumstancesOf(tx, rows);
  const templates = new Map<number, Template>();
  for (const id of new Set(rows.map(({ template_id }) => template_id)))
    templates.set(id, await templateTable.get(tx, id));
  const serials = serialsInForce(circumstances.declarations, clock.now());
  return {
    ...circumstances,
    ...{ company, templates },
    stops: await useStops(tx),
    certificate:
      chosen === null
        ? await signingCertificate(tx, company.tax_code, serials, clock)
        : await certificateById(tx, chosen),
    was_chosen: chosen !== null,
    style: await readNumberStyle(tx),
  };
}

async function latestOf(tx: Tx, { form_no, symbol }: Issued): Promise<Dated[]> {
  return tx
    .selectFrom('invoices')
    .select(['id', 'issued_on'])
    .where('lifecycle', '<>', 'draft')
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .orderBy('issued_on', 'desc')
    .limit(2)
    .execute();
}

/** What has to be confirmed before an invoice is published. */
export async function warningsOf(
  tx: Tx,
  row: InvoiceRow,
  { lines, incidents, declarations, latest }: Circumstances,
  clock: Clock,
): Promise<IssuingWarning[]> {
  const others = latest.get(seriesOf(row))?.filter(({ id }) => id !== row.id);
  return issuingWarnings(row, {
    last_issued_on: others?.[0]?.issued_on ?? null,
    today: clock.today(),
    incidents,
    // A correction with a list is no row of a table.
    channel: bearsList(row)
      ? channelOf(row.symbol)
      : deadlineChannelOf(inForce(declarations, clock.today()), row.symbol),
    value_after: row.nature === 'adjust' ? await valueOnceInEffect(tx, row.id) : null,
    texts: printedTexts(row, lines.get(row.id) ?? []),
    lines: (lines.get(row.id) ?? []).map((line) => ({
      ...{ kind: line.kind, name: line.name, special: specialOf(line), extras: extrasOf(line) },
    })),
  });
}

/** What people typed that the print shows: of the buyer, of goods on the way, in fields of the company's own, and of the lines. */
function printedTexts(row: InvoiceRow, lines: readonly LineRow[]): string[] {
  const { buyer_name, buyer_person, buyer_address, buyer_bank_name, buyer_code, payment_method } = row;
  const head = { buyer_name, buyer_person, buyer_address, buyer_bank_name, buyer_code, payment_method };
  const of_lines = lines.flatMap((line) => {
    const { name, unit, code } = line;
    return [{ name, unit, code }, ...(specialOf(line) ?? []), ...extrasOf(line)];
  });
  const all: object[] = [head, placeOf(row) ?? {}, movementOf(row) ?? {}, ...extrasOf(row), ...of_lines];
  return all.flatMap((one) => Object.values(one).filter((text) => typeof text === 'string'));
}

/**
 * Stops with every reason at once when the invoice may not be published as it is, or with what has to be confirmed and is not among
 * the warnings that were acknowledged.
 */
export async function refuseUnready(
  tx: Tx,
  row: InvoiceRow,
  readiness: Readiness,
  acknowledged: readonly IssuingWarningCode[],
  clock: Clock,
): Promise<void> {
  await refuseHeldSeries(tx, row);
  await refuseUnlawfulCorrection(tx, row, clock);
  const { lines, company, templates, declarations, stops, certificate, was_chosen, style } = readiness;
  const template = templates.get(row.template_id);
  if (template === undefined) throw new Error(`invoice ${row.id} was not read with its template`);
  const content = contentFrom(row, lines.get(row.id) ?? [], sellerOf(company, template));
  const now = clock.now();
  const refusals = checkReady({
    content,
    amounts: storedAmounts(row, content),
    today: clock.today(),
    now,
    series: { active: template.status === 'active', last_number: template.last_number },
    certificate,
    was_chosen,
    declarations,
    message_bytes: null,
  });
  const all = [...stopRefusals(stops, row, now), ...refusals];
  if (all.length > 0) throw new Failure(422, refusalItems(all, style));
  const warnings = await warningsOf(tx, row, readiness, clock);
  const unasked = warnings.filter(({ code }) => !acknowledged.includes(code));
  if (unasked.length > 0) throw new Failure(422, refusalItems(unasked, style));
}
