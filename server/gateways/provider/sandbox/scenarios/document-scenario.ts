import type pg from 'pg';
import type { Fault } from './faults.ts';
import { scenarioOf } from './scenarios.table.ts';

const BEGINS = Buffer.from('<MKHang>SANDBOX:');
const ENDS = Buffer.from('</MKHang>');
/** A customer's code (MKHang) has at most 50 characters. */
const MAX_LENGTH = 50;

/** Faults of the line that would keep the message away without end: they meet its first try alone. */
const OF_THE_FIRST_TRY: ReadonlySet<Fault['kind']> = new Set([
  'drop',
  'server_error',
  'timeout',
  'garble',
] satisfies Fault['kind'][]);

/**
 * `refuse:1001` of a message with an invoice whose customer's code (MKHang) is `SANDBOX:refuse:1001`; of several invoices the first one
 * counts. Null where no code begins so. A program that issues through the product chooses scenarios this way, wherever it runs.
 */
export function scenarioInDocument(bytes: Buffer): string | null {
  const at = bytes.indexOf(BEGINS);
  if (at < 0) return null;
  const from = at + BEGINS.length;
  const text = bytes.subarray(from, from + MAX_LENGTH + ENDS.length);
  const end = text.indexOf(ENDS);
  return end < 0 ? null : text.subarray(0, end).toString('utf8').trim();
}

/** Null where there is no such scenario, or where it was met already: then the message passes. */
export async function faultInDocument(
  pool: pg.Pool,
  message_id: string,
  scenario: string,
): Promise<Fault | null> {
  const fault = scenarioOf(scenario);
  if (fault === null || !OF_THE_FIRST_TRY.has(fault.kind)) return fault;
  const inserted = await pool.query(
    'insert into sandbox.first_tries (message_id) values ($1) on conflict do nothing',
    [message_id],
  );
  return inserted.rowCount === 0 ? null : fault;
}
