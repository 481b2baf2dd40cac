import { sql } from 'kysely';
import { PUBLICATION_STATUSES, type PublicationStatus } from '#domain/transmission/publication.ts';
import { sentByItselfOn } from '#domain/scheduling/next-run.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { documentHold } from '#server/modules/documents/index.ts';
import { firstDeadline } from '#server/modules/incidents/index.ts';
import { inDong } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { PACKAGE, packageKind } from './document-kind.ts';
import { packageName } from './packages.ts';

type Schemas = components['schemas'];
type Tmp = Schemas['InvoiceCalculatingMachineTmp'];
type Sending = Schemas['CashRegisterSending'];

const MAX_PACKAGES = 100;

type Row = Omit<Tmp, 'name' | 'final' | 'error' | 'hold'> & {
  status: PublicationStatus;
  status_error: boolean;
};

/** The invoices of `package` that no later one carries: one that was refused in it may have been sent again. None is read where none was refused. */
const IN_NO_LATER = sql`package.refused_count > 0 and id in (select packed.invoice_id from cash_register_package_invoices as packed
    where packed.tenant_id = ${TENANT} and packed.package_id = package.id and not exists (
      select from cash_register_package_invoices as later
      where later.tenant_id = ${TENANT} and later.invoice_id = packed.invoice_id and later.package_id > packed.package_id))`;

/** Packages with the present message of each, and the open request for its signature where a person holds the key. */
const rows = (
  now: string,
) => sql`select package.id, package.form_no, package.symbol, package.issued_on, package.package_no, package.invoice_count,
    package.accepted_count, package.refused_count, package.total::text as total,
    case package.refused_count when 0 then package.invoice_count else latest.count end as latest_count,
    case package.refused_count when 0 then package.total else latest.total end::text as latest_total, package.status, package.status_error, package.reasons,
    message.message_id, message.id as transmission_id, message.size as bytes, package.created_on,
    (select full_name from users where users.tenant_id = package.tenant_id and users.id = package.created_by) as created_by_name,
    coalesce(first_sent.at, ${now}::timestamptz) >= ((package.issued_on + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') as late,
    package.answered_on, request.id as signature_request_id, request.kind as signature_kind
  from cash_register_packages as package
  join documents on documents.tenant_id = package.tenant_id and documents.kind = ${PACKAGE} and documents.subject_id = package.id
  left join lateral (select transmissions.id, transmissions.message_id, transmissions.size from transmission_documents as carried
    join transmissions on transmissions.tenant_id = carried.tenant_id and transmissions.id = carried.transmission_id
    where carried.tenant_id = documents.tenant_id and carried.document_id = documents.id and carried.version = documents.version
      and transmissions.direction = 'out' limit 1) as message on true
  left join lateral (select min(transmissions.created_on) as at from transmission_documents as carried
    join transmissions on transmissions.tenant_id = carried.tenant_id and transmissions.id = carried.transmission_id
    where carried.tenant_id = documents.tenant_id and carried.document_id = documents.id
      and transmissions.direction = 'out') as first_sent on true
  left join lateral (select asking.id, asking.kind from signature_request_documents as asked
    join signature_requests as asking on asking.tenant_id = asked.tenant_id and asking.id = asked.request_id
    where asked.tenant_id = documents.tenant_id and asked.document_id = documents.id and asked.version = documents.version
      and documents.signing = 'requested' limit 1) as request on true
  cross join lateral (select count(*)::integer as count, coalesce(sum(total_dong), 0) as total
    from ${inDong(IN_NO_LATER)} as invoices) as latest
  where package.tenant_id = ${TENANT}`;

function wire({ status_error, ...row }: Row): Tmp {
  const { final } = PUBLICATION_STATUSES[row.status];
  return { ...row, name: packageName(row), final, error: status_error, hold: null };
}

/** How the signing and sending of a package stands. 404 for one that is not there. */
export async function packageOf(tx: Tx, id: number, now: string): Promise<Tmp> {
  const { rows: found } = await sql<Row>`${rows(now)} and package.id = ${id}`.execute(tx);
  const [row] = found;
  if (row === undefined) throw notFound();
  return wire(row);
}

/** The same with why it stays where it is. */
export async function followedPackage(tx: Tx, id: number, clock: Clock): Promise<Tmp> {
  const one = await packageOf(tx, id, clock.now());
  const hold = await documentHold(tx, packageKind, one, clock, () => firstDeadline(tx, [one], clock.today()));
  return { ...one, hold };
}

/** The latest packages, the newest first. */
export async function recentPackages(tx: Tx, now: string): Promise<Tmp[]> {
  const { rows: found } = await sql<Row>`${rows(now)}
    order by package.created_on desc, package.id desc limit ${MAX_PACKAGES}`.execute(tx);
  return found.map(wire);
}

/** What waits and until when, and how the invoices of today stand. */
export async function sendingNow(tx: Tx, clock: Clock): Promise<Sending> {
  const today = clock.today();
  const { rows: counted } = await sql<Omit<Sending, 'sends_at' | 'under_way' | 'today'>>`
    select count(*)::integer as waiting_count, coalesce(sum(total_dong), 0)::text as waiting_total,
      ((min(issued_on) + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') as due_on
    from ${inDong(sql`transmission = 'to_package'`)} as invoices`.execute(tx);
  const { rows: of_today } = await sql<Sending['today']>`
    select count(*)::integer as total, (count(*) filter (where invoices.status = 'valid_invoice'))::integer as taken,
      (count(*) filter (where invoices.status = 'packed' and package.status is distinct from 'unknown'))::integer as waiting_answer,
      (count(*) filter (where invoices.status = 'packed' and package.status = 'unknown'))::integer as unknown,
      (count(*) filter (where invoices.status = 'to_package'))::integer as unsent,
      (count(*) filter (where invoices.status = 'invalid_invoice'))::integer as refused
    from invoices
    left join cash_register_package_invoices as packed on packed.tenant_id = invoices.tenant_id and packed.invoice_id = invoices.id
      and packed.version = invoices.version
    left join cash_register_packages as package on package.tenant_id = packed.tenant_id and package.id = packed.package_id
    where invoices.tenant_id = ${TENANT} and invoices.symbol like '___M%' and invoices.issued_on = ${today}::date
      and invoices.status in ('valid_invoice', 'packed', 'to_package', 'invalid_invoice')`.execute(tx);
  const open =
    await sql`select from documents where tenant_id = ${TENANT} and kind = ${PACKAGE} and stage in ('queued', 'started')
    and not status_error limit 1`.execute(tx);
  const [waiting] = counted;
  const [today_counts] = of_today;
  if (waiting === undefined || today_counts === undefined) throw new Error('an aggregate without a row');
  return {
    ...waiting,
    sends_at: sentByItselfOn(today),
    under_way: open.rows.length > 0,
    today: today_counts,
  };
}
