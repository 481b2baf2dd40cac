import { sql } from 'kysely';
import { refusalText } from '#domain/refusals.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { mayRevise } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { circumstancesOf, warningsOf } from './check-ready.ts';
import { signingNow } from './signing-readiness.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type PublicationForecast = components['schemas']['PublicationForecast'];

/**
 * What publishing these invoices together would make of each, in the order of their numbers: the number it is expected to get, and what
 * has to be confirmed. Those that are not there or are on their way are left out; nothing is held for anybody.
 */
export async function forecast(tx: Tx, ids: readonly number[], clock: Clock): Promise<PublicationForecast[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('invoices')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('invoice_lines')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('invoice_lines.tenant_id', '=', 'invoices.tenant_id')
        .whereRef('invoice_lines.invoice_id', '=', 'invoices.id')
        .as('line_count'),
    )
    .where('id', 'in', [...ids])
    .orderBy('issued_on')
    .orderBy('id')
    .execute();
  const circumstances = await circumstancesOf(tx, rows);
  const next = await nextNumbers(tx);
  const certificate = await certificateNow(tx, clock);
  const forecasts: PublicationForecast[] = [];
  for (const row of rows.filter(mayRevise)) {
    const series = `${row.form_no}${row.symbol}`;
    const expected_number = row.number ?? next.get(series) ?? 1;
    if (row.number === null) next.set(series, expected_number + 1);
    const warnings = await warningsOf(tx, row, circumstances, clock);
    forecasts.push({
      invoice_id: row.id,
      issued_on: row.issued_on,
      line_count: row.line_count ?? 0,
      expected_number,
      certificate,
      warnings: warnings.map((warning) => ({ code: warning.code, message: refusalText(warning) })),
    });
  }
  return forecasts;
}

async function certificateNow(tx: Tx, clock: Clock): Promise<PublicationForecast['certificate']> {
  const { tax_code } = await tx.selectFrom('tenant_profiles').select('tax_code').executeTakeFirstOrThrow();
  const { certificate } = await signingNow(tx, tax_code, clock);
  if (certificate === null) return null;
  const { kind, subject_name, valid_from, valid_to } = certificate;
  return { kind, subject_name, valid_from, valid_to };
}

/** By form and symbol, the number after the last and after those that wait for theirs. */
async function nextNumbers(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ series: string; next: number }>`select form_no || symbol as series,
    last_number + 1 + (select count(*) from invoices where invoices.tenant_id = series.tenant_id
      and invoices.form_no = series.form_no and invoices.symbol = series.symbol and invoices.lifecycle = 'queued') as next
    from series where series.tenant_id = ${TENANT}`.execute(tx);
  return new Map(rows.map(({ series, next }) => [series, Number(next)]));
}
