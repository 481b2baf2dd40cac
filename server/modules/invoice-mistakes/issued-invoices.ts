import { sql, type RawBuilder } from 'kysely';
import { refusalText } from '#domain/refusals.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { CrudTx } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure } from '#server/platform/http/failure.ts';

type MistakenInvoice = components['schemas']['MistakenInvoice'];
type Candidate = components['schemas']['MistakeCandidate'];

/** What a search finds. */
const MAX_RESULTS = 20;

/** The tax authority has it: with its number and, of a coded one, its code. */
const ISSUED = sql`lifecycle in ('issued', 'adjusted', 'replaced')`;
const COLUMNS = sql`id as invoice_id, form_no, symbol, number::text as number, issued_on, tax_authority_code as authority_code,
  coalesce(nullif(buyer_name, ''), buyer_person) as buyer_name`;

/** Invoices that a notice may name, the last ones first, by symbol, number or buyer. */
export async function mistakeCandidates(tx: Tx, query: string): Promise<Candidate[]> {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const found = words.map((word) => matching(word));
  const { rows } = await sql<Candidate>`select ${COLUMNS} from invoices
    where tenant_id = ${TENANT} and ${ISSUED} and ${found.length === 0 ? sql`true` : sql.join(found, sql` and `)}
    order by issued_on desc, id desc limit ${MAX_RESULTS}`.execute(tx);
  return rows;
}

/** `00000015` and `1C26TAA` are typed as they are read: with leading zeros, with the form's digit. */
function matching(word: string): RawBuilder<boolean> {
  const plain = /^0+\d+$/.test(word) ? word.replace(/^0+/, '') : word.replace(/^\d(?=[CK]\d{2})/i, '');
  const pattern = `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text like fold_text(${pattern})`;
}

/**
 * Lines with issued invoices as they are, whatever was sent of them. Failure: 422 for an invoice that is not there or not issued.
 */
export async function asIssued(tx: CrudTx, lines: readonly MistakenInvoice[]): Promise<MistakenInvoice[]> {
  const ids = lines.flatMap(({ invoice_id }) => (invoice_id === null ? [] : [invoice_id]));
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await sql<Candidate>`select ${COLUMNS} from invoices
          where tenant_id = ${TENANT} and ${ISSUED} and id = any(${ids}::bigint[])`.execute(tx);
  const issued = new Map(rows.map((row) => [row.invoice_id, row]));
  return lines.map((line, at) => {
    if (line.invoice_id === null) return line;
    const found = issued.get(line.invoice_id);
    if (found === undefined) throw notIssued(at);
    const { form_no, symbol, number, issued_on, authority_code } = found;
    return { ...line, form_no, symbol, number, issued_on, authority_code, decree: '1' };
  });
}

function notIssued(at: number): Failure {
  const code = 'mistake_invoice_not_issued';
  const message = refusalText({ code, params: { line: String(at + 1) } });
  return new Failure(422, [{ code, message, fields: [`invoices.${at}.invoice_id`] }]);
}
