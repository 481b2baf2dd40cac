import { sql } from 'kysely';
import type { MonthCheckKey } from '#domain/month-end/checks.table.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '../signing/desk.ts';

type Changes = Readonly<Record<string, unknown>>;

/** Writes a row that is like an invoice but for what is given; of a fault that no ordinary work leaves behind. Answers its label. */
async function copyOf(tx: Tx, id: number, changes: Changes): Promise<string> {
  const { rows: columns } = await sql<{
    name: string;
  }>`select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = 'invoices' and is_generated = 'NEVER' and column_name <> 'id'`.execute(
    tx,
  );
  const names = sql.raw(columns.map(({ name }) => name).join(', '));
  const { rows } = await sql<{ label: string }>`insert into invoices (${names})
    select ${names} from jsonb_populate_record((select i from invoices i where tenant_id = ${TENANT} and id = ${id}),
      ${JSON.stringify(changes)}::jsonb)
    returning form_no || symbol || case when number is null then '' else ' ' || lpad(number::text, 8, '0') end as label`.execute(
    tx,
  );
  return rows[0]?.label ?? '';
}

async function numbered(tx: Tx, id: number, changes: Changes): Promise<string> {
  const { rows } = await sql<{ number: number }>`update series set last_number = last_number + 1
    where tenant_id = ${TENANT} and (form_no, symbol) = (select form_no, symbol from invoices where tenant_id = ${TENANT} and id = ${id})
    returning last_number as number`.execute(tx);
  return copyOf(tx, id, {
    lifecycle: 'numbered',
    tax_authority_code: null,
    number: rows[0]?.number,
    ...changes,
  });
}

/** A notice 04/SS of two invoices of another system, the second refused by the authority. Answers the label of that line. */
async function partlyRefused(tx: Tx, day: string, number: string): Promise<string> {
  const line = (digits: string) => ({ form_no: '1', symbol: 'C25TZZ', number: digits });
  const made = await sql<{
    id: number;
  }>`insert into invoice_mistakes (tenant_id, origin, invoices, label, invoice_names, status, created_on)
    values (${TENANT}, 'own', ${JSON.stringify([line('900'), line(number)])}::jsonb, 'x', 'x', 'tax_authority_received', ${day}) returning id`.execute(
    tx,
  );
  const id = made.rows[0]?.id;
  const sent = await sql<{
    id: number;
  }>`insert into documents (tenant_id, kind, subject_id, ordered_on, version, stage, signing, transmission, status, updated_on)
    values (${TENANT}, 'invoice_mistake', ${id}, ${day}, 1, 'in_effect', 'signed', 'tax_authority_received', 'tax_authority_received', ${day}) returning id`.execute(
    tx,
  );
  for (const position of [1, 2])
    await sql`insert into document_lines (tenant_id, document_id, version, position, accepted, reasons, transmission_id)
      select ${TENANT}, ${sent.rows[0]?.id}, 1, ${position}, ${position === 1}, '[{"code": "1", "message": "Không có"}]', min(id)
      from transmissions where tenant_id = ${TENANT}`.execute(tx);
  return `1C25TZZ ${number.padStart(8, '0')}`;
}

/** The invoices that the faults are made of, all issued in the month. */
type Issued = readonly { id: number; label: string }[];

/** An input invoice of the day, decided about or not. */
async function inputInvoice(tx: Tx, day: string, number: number, state: 'new' | 'approved'): Promise<string> {
  const name = `1C26TNB ${String(number).padStart(8, '0')}`;
  await sql`insert into invoice_collectors (tenant_id, name, form_no, symbol, number, issued_on, seller_name, seller_tax_code, currency,
      total, verdict, state, decided_on, file_name, file_bytes, sha256, checked_on, created_on)
    values (${TENANT}, ${name}, '1', 'C26TNB', ${number}, ${day}::date, 'Công ty Giấy An Hòa', '0000000017', 'VND', 1080000, 'valid', ${state},
      ${state === 'new' ? null : `${day}T03:00:00Z`}, 'hoa-don.xml', 1, ${`${number}`}, ${`${day}T02:00:00Z`}, ${`${day}T02:00:00Z`})`.execute(
    tx,
  );
  return name;
}

/** A package of cash-register invoices that went out on 2026-10-07, or has not gone yet. Answers its label. */
async function registerPackage(tx: Tx, day: string, has_gone: boolean): Promise<string> {
  const symbol = has_gone ? 'C26MGO' : 'C26MWA';
  await sql`with package as (
      insert into cash_register_packages (tenant_id, form_no, symbol, issued_on, package_no, invoice_count, total, status, created_on)
      values (${TENANT}, '1', ${symbol}, ${day}::date, 1, 1, 1000, 'sent', ${`${day}T03:00:00Z`}) returning id),
    document as (
      insert into documents (tenant_id, kind, subject_id, ordered_on, version, stage, signing, transmission, status, updated_on)
      select ${TENANT}, 'invoice_cash_register', id, ${day}::date, 1, 'started', 'signed', 'sent', 'sent', ${`${day}T03:00:00Z`}
      from package returning id)
    insert into transmission_documents (tenant_id, transmission_id, position, document_id, version)
    select ${TENANT}, (select min(id) from transmissions where tenant_id = ${TENANT} and direction = 'out'
      and created_on >= '2026-10-07'), 1000 + id, id, 1
    from document where ${has_gone}`.execute(tx);
  return `1${symbol} · lô 1`;
}

/** A summary table of the month of `day` that was due on the third of the next and has not gone. Answers its name. */
async function summaryTable(tx: Tx, day: string, supplement: number): Promise<string> {
  const name = `Bảng tổng hợp ${supplement}`;
  await sql`insert into invoice_data_summary_tables (tenant_id, period_kind, year, period_no, currency, supplement, table_no, name, due_on,
      status, created_on)
    values (${TENANT}, 'month', ${Number(day.slice(0, 4))}, ${Number(day.slice(5, 7))}, 'VND', ${supplement}, 1, ${name},
      ${day}::date + 4, 'draft', ${`${day}T03:00:00Z`})`.execute(tx);
  return name;
}

/** Plants 31 faults in the month of `day`; the three of a correction, a review and a notice come by ordinary work. Answers labels by check. */
export async function plantFaults(
  tx: Tx,
  issued: Issued,
  day: string,
): Promise<Map<MonthCheckKey, string[]>> {
  const at = (place: number) => issued[place] ?? { id: 0, label: '' };
  const [{ id }] = [at(0)];
  const uncoded = {
    symbol: 'K26TZZ',
    status: 'valid_invoice',
    lifecycle: 'issued',
    tax_authority_code: null,
  };
  for (const number of [1, 2, 4, 7]) await copyOf(tx, id, { ...uncoded, number });
  await sql`insert into series (tenant_id, form_no, symbol, last_number) values (${TENANT}, '1', 'K26TZZ', 11)`.execute(
    tx,
  );
  const drafts = [];
  for (let count = 0; count < 3; count += 1)
    drafts.push(
      await copyOf(tx, id, { number: null, lifecycle: 'draft', status: 'draft', signing: 'not_requested' }),
    );
  const unsent = [];
  for (const status of ['signed', 'numbered', 'signature_failed'])
    unsent.push(await numbered(tx, id, { status, status_error: status === 'signature_failed' }));
  const unknown = [
    await numbered(tx, id, { status: 'unknown' }),
    await numbered(tx, id, { status: 'unknown' }),
  ];
  const unanswered = [await numbered(tx, id, { status: 'sent' })];
  const refused = [];
  for (const status of ['denial_of_code_issuance', 'invalid_message', 'response_in_incorrect_format'])
    refused.push(await numbered(tx, id, { status, status_error: true }));
  const wrong = async (place: number, changes: Changes): Promise<string> => {
    await tx
      .updateTable('invoices')
      .set(changes)
      .where('id', '=', at(place).id)
      .where('tenant_id', '=', TENANT)
      .execute();
    return at(place).label;
  };
  await inputInvoice(tx, day, 2, 'approved');
  // In time, and a supplement, which tells of what came later.
  await registerPackage(tx, '2026-10-07', true);
  await summaryTable(tx, day, 1);
  const planted = new Map<MonthCheckKey, string[]>([
    ['unchecked_inputs', [await inputInvoice(tx, day, 1, 'new')]],
    ['number_gaps', ['1K26TZZ 00000003', '1K26TZZ 00000005 – 00000006', '1K26TZZ 00000008 – 00000009']],
    ['unissued_drafts', drafts],
    ['unsent', unsent],
    ['unknown', unknown],
    [
      'not_reported',
      [
        await copyOf(tx, id, { ...uncoded, number: 10, status: 'to_report' }),
        await copyOf(tx, id, { ...uncoded, number: 11, status: 'to_report' }),
      ],
    ],
    ['unanswered', unanswered],
    [
      'returned_mails',
      [await wrong(4, { email_state: 'bounced' }), await wrong(6, { email_state: 'bounced' })],
    ],
    ['unsent_mails', [await wrong(5, { email_state: 'failed' })]],
    ['refused', refused],
    ['refused_lines', [await partlyRefused(tx, day, '901'), await partlyRefused(tx, day, '902')]],
    [
      'ledger',
      [
        await wrong(1, { total: '999' }),
        await wrong(2, { tax_authority_code: '00F' }),
        await wrong(3, { lifecycle: 'numbered' }),
      ],
    ],
    [
      'late',
      [
        await wrong(4, { signed_on: '2026-10-20T02:00:00.000Z' }),
        await wrong(5, { signed_on: '2026-10-21T02:00:00.000Z' }),
      ],
    ],
    [
      'late_packages',
      [
        await registerPackage(tx, '2026-10-06', true),
        await registerPackage(tx, day, false),
        await summaryTable(tx, day, 0),
      ],
    ],
  ]);
  // Replaced since, its mail that came back is no fault any more.
  await wrong(0, { lifecycle: 'replaced', email_state: 'bounced' });
  return planted;
}
