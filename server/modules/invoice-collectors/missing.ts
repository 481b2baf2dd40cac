import { sql } from 'kysely';
import {
  missingKey,
  missingMonths,
  REGULAR_MONTHS,
  requestMail,
  type MissingInvoice,
} from '#domain/input-invoices/missing-invoices.ts';
import { addMonths } from '#domain/rules/deadlines/calendar.ts';
import type { components, operations } from '#generated/types.ts';
import type { Context, Handlers, Tx } from '#server/context.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { folded } from '#server/platform/crud/import/read/headings.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { named } from './corrections.ts';

type Missing = components['schemas']['MissingInputInvoice'];

/** How far back is looked, in months; what is older is in tax returns that were filed. */
const LOOKED_BACK = 18;
const MAX_SHOWN = 100;

/** Hóa đơn đầu vào có thể còn thiếu: what one would expect of sellers, and what the company has said of it. */
export const missingInvoiceHandlers = {
  listMissingInputInvoices: async ({ query }, { tenant, clock }) => ({
    missing_invoices: (await tenant((tx) => missingOf(tx, clock.today(), query))).slice(0, MAX_SHOWN),
  }),
  updateMissingInputInvoice: async ({ body }, { tenant, account, clock }) => {
    const { key, dismissed } = body.missing_invoice;
    return {
      missing_invoice: await tenant(async (tx) => {
        const found = (await missingOf(tx, clock.today())).find((one) => one.key === key);
        if (found === undefined) throw notFound();
        await remember(tx, key, dismissed, { account, clock });
        return { ...found, dismissed };
      }),
    };
  },
} satisfies Pick<Handlers, 'listMissingInputInvoices' | 'updateMissingInputInvoice'>;

async function remember(
  tx: Tx,
  hint: string,
  dismissed: boolean,
  { account, clock }: Pick<Context, 'account' | 'clock'>,
): Promise<void> {
  if (!dismissed) {
    await tx.deleteFrom('dismissed_missing_invoices').where('hint', '=', hint).execute();
    return;
  }
  const { tenant_id, user_id } = account;
  await tx
    .insertInto('dismissed_missing_invoices')
    .values({ tenant_id, hint, dismissed_on: clock.now(), dismissed_by: user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Found = {
  seller_name: string;
  seller_tax_code: string;
  /** For the order: the newest first, YYYY-MM-DD. */
  since: string;
  received: Missing['invoice_collector'];
  missing: MissingInvoice;
};

type Asked = NonNullable<operations['listMissingInputInvoices']['parameters']['query']>;

/** Whether a hint passes the filter by seller, kind and period; a month passes by any of its days. */
function isAsked({ seller, kind, from, to }: Asked): (found: Found) => boolean {
  const part = folded(seller?.trim() ?? '');
  return ({ seller_name, seller_tax_code, since, missing }) => {
    const first = missing.kind === 'month' ? `${missing.month}-01` : since;
    return (
      (kind === undefined || missing.kind === kind) &&
      (from === undefined || since >= from) &&
      (to === undefined || first <= to) &&
      folded(`${seller_name} ${seller_tax_code}`).includes(part)
    );
  };
}

async function missingOf(tx: Tx, today: string, asked: Asked = {}): Promise<Missing[]> {
  const company = await readTenant(tx);
  const from = addMonths(`${today.slice(0, 7)}-01`, -LOOKED_BACK);
  const found = [...(await missingOriginals(tx, from)), ...(await missingOfMonths(tx, from, today))];
  const { rows } = await sql<{ hint: string }>`select hint from dismissed_missing_invoices
    where tenant_id = ${TENANT}`.execute(tx);
  const dismissed = new Set(rows.map(({ hint }) => hint));
  return found
    .filter(isAsked(asked))
    .toSorted((one, other) => other.since.localeCompare(one.since))
    .map(({ missing, seller_name, seller_tax_code, received }) => {
      const key = missingKey(seller_tax_code, missing);
      const { subject, body } = requestMail(missing, seller_name, company);
      return {
        ...{ key, kind: missing.kind, dismissed: dismissed.has(key), seller_name, seller_tax_code },
        ...{
          missing_name: null,
          nature: null,
          month: null,
          months_before: null,
          invoice_collector: received,
        },
        ...wireOf(missing),
        ...{ mail_subject: subject, mail_body: body },
      };
    });
}

function wireOf(missing: MissingInvoice): Partial<Missing> {
  if (missing.kind === 'month') return { month: missing.month, months_before: missing.months_before };
  return { missing_name: missing.missing_name, nature: missing.nature };
}

type Original = {
  id: number;
  name: string;
  seller_name: string;
  related_seller: string;
  related_name: string;
  nature: 'replace' | 'adjust';
  issued_on: string;
};

/** What invoices that count replace or adjust, and was not collected: each once, by the newest that names it. */
async function missingOriginals(tx: Tx, from: string): Promise<Found[]> {
  const { rows } = await sql<Original>`
    select distinct on (related_seller, related_name) id, name, seller_name, related_seller, related_name, related ->> 'nature' as nature, issued_on
    from invoice_collectors as later
    where tenant_id = ${TENANT} and related_name is not null and related ->> 'nature' in ('replace', 'adjust')
      and verdict <> 'invalid' and state <> 'rejected' and issued_on >= ${from}::date
      and not exists (select from invoice_collectors as one where ${named('later', 'one')})
    order by related_seller, related_name, issued_on desc, id desc`.execute(tx);
  return rows.map(({ id, name, seller_name, related_seller, related_name, nature, issued_on }) => ({
    ...{ seller_name, seller_tax_code: related_seller, since: issued_on, received: { id, name } },
    missing: { kind: 'original', missing_name: related_name, received_name: name, nature },
  }));
}

type Seller = { seller_tax_code: string; seller_name: string; months: Record<string, number> };

/** Months of regular sellers; what only corrects another month's invoice is none of its month. */
async function missingOfMonths(tx: Tx, from: string, today: string): Promise<Found[]> {
  const { rows } = await sql<Seller>`
    select seller_tax_code, (array_agg(seller_name order by month desc))[1] as seller_name, json_object_agg(month, count) as months
    from (
      select seller_tax_code, to_char(issued_on, 'YYYY-MM') as month, max(seller_name) as seller_name, count(*)::int as count
      from invoice_collectors where tenant_id = ${TENANT} and issued_on >= ${from}::date and issued_on <= ${today}::date and related is null
      group by seller_tax_code, month
    ) as sent group by seller_tax_code having count(*) >= ${REGULAR_MONTHS}`.execute(tx);
  return rows.flatMap(({ seller_tax_code, seller_name, months }) =>
    missingMonths(new Map(Object.entries(months)), today).map(({ month, months_before }): Found => ({
      ...{ seller_name, seller_tax_code, since: `${month}-31`, received: null },
      missing: { kind: 'month', month, months_before },
    })),
  );
}
