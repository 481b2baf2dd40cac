import { shownName } from '#domain/invoice/shown-name.ts';
import { sql } from 'kysely';
import { stopOf } from '#domain/registration/use-stops.ts';
import { stopSignIn } from '#domain/rules/stop-signs.table.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { useStops } from './use-stops.ts';

type Suggestion = components['schemas']['UseStopSuggestion'];

type Refused = {
  id: number;
  form_no: string;
  symbol: string;
  number: string;
  reason: string;
  refused_on: string;
};

const RECENT_MS = 30 * DAY_MS;
/** Of the last refused invoices; a stop refuses every one. */
const MAX_LOOKED_AT = 50;

/**
 * A stop of which no notice came, as the refusals of invoices show it (TT 91/2026 Điều 8.2: on these grounds the authority just takes no
 * more): what was refused in the last thirty days with words that say so, and stands. Null where there is none, or where a stop is
 * recorded already; refusals of before the last resumption count no more.
 */
export async function stopSuggestion(tx: Tx, clock: Clock): Promise<Suggestion | null> {
  const now = clock.now();
  const stops = await useStops(tx);
  // A symbol that is in the scope of every stop.
  if (stopOf(stops, { symbol: 'C26MAA' }, now) !== null) return null;
  const since = latest([
    new Date(Date.parse(now) - RECENT_MS).toISOString(),
    ...stops.flatMap(({ resumed_on }) => resumed_on ?? []),
  ]);
  const { rows } = await sql<Refused>`
    select invoices.id, invoices.form_no, invoices.symbol, invoices.number::text as number,
      (select string_agg(why ->> 'message', ' ') from jsonb_array_elements(invoices.reasons) as why) as reason,
      invoices.updated_on as refused_on
    from invoices
    where invoices.tenant_id = ${TENANT} and invoices.status in ('denial_of_code_issuance', 'invalid_invoice')
      and invoices.updated_on > ${since}
    order by invoices.updated_on desc limit ${MAX_LOOKED_AT}`.execute(tx);
  const found = rows.flatMap((row) => {
    const sign = stopSignIn(row.reason ?? '', vietnamDate(Date.parse(row.refused_on)));
    return sign === null ? [] : [{ ...row, sign }];
  });
  const [last] = found;
  const first = found.at(-1);
  if (last === undefined || first === undefined) return null;
  return {
    ground: last.sign.ground,
    scope: found.every(({ symbol }) => symbol.charAt(3) === 'M') ? 'cash_register' : 'all',
    refused: found.length,
    refused_on: first.refused_on,
    invoice_id: last.id,
    invoice_name: shownName(last),
    reason: last.reason,
  };
}

function latest(instants: readonly string[]): string {
  return instants.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? '';
}
