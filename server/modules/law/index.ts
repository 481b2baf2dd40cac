import { sql, type RawBuilder } from 'kysely';
import { changeText, changeTitle } from '#domain/rules/changes/change-words.table.ts';
import { changesAhead, type Change } from '#domain/rules/changes/changes.ts';
import { draftTouchedBy, type DraftFacts } from '#domain/rules/changes/draft-touched.ts';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** Drafts looked at, those dated last first: coming changes touch them sooner than others. */
const MAX_DRAFTS = 500;

/** Days from issuing an invoice to the last day to send it, at the most: a day off may move that of drafts dated before it. */
const LONGEST_WAY_TO_SEND = 20;

type DraftRow = Pick<DraftFacts, 'issued_on' | 'form_no' | 'symbol' | 'rates' | 'buyer_name'> & {
  /** Of the first invoice of the chain that the draft corrects. */
  corrected_on: string | null;
};

/** What changes of law ask of the drafts dated `from` (YYYY-MM-DD) or later; one more than are looked at, to know there are more. */
function draftsFrom(from: string): RawBuilder<DraftRow> {
  return sql<DraftRow>`
    select issued_on, form_no, symbol, buyer_name,
      coalesce(related ->> 'first_issued_on', related ->> 'issued_on') as corrected_on,
      array(select distinct vat_rate from invoice_lines as line
        where line.tenant_id = invoices.tenant_id and line.invoice_id = invoices.id and vat_rate is not null) as rates
    from invoices
    where tenant_id = ${TENANT} and status = 'draft' and issued_on >= ${from}
    order by issued_on desc, id desc
    limit ${MAX_DRAFTS + 1}`;
}

/** Hóa đơn bán hàng, of sellers who pay VAT as a percentage of revenue. */
const SALES_FORM = '2';

function factsOf({ corrected_on, ...row }: DraftRow): DraftFacts {
  const corrects = corrected_on === null ? null : { issued_on: corrected_on };
  return { ...row, corrects, percentage_on_revenue: row.form_no === SALES_FORM };
}

type LawChange = components['schemas']['LawChange'];

/** A change with the drafts it touches; `more`: there are drafts besides those given. */
export function describeChange(change: Change, drafts: readonly DraftFacts[], more: boolean): LawChange {
  const { kind, on, subject, after } = change;
  const told = { kind, on, subject, ends: after === null };
  const days = drafts.filter((draft) => draftTouchedBy(draft, change)).map(({ issued_on }) => issued_on);
  const touched = { count: days.length, more: more && days.length > 0 };
  days.sort();
  return {
    ...told,
    title: changeTitle(told),
    text: changeText(told, touched),
    drafts: touched.count,
    drafts_more: touched.more,
    drafts_from: days[0] ?? null,
    drafts_to: days.at(-1) ?? null,
  };
}

/** Days that are looked ahead. */
const AHEAD = 45;

export const lawHandlers = {
  listLawChanges: async (_input, { read, clock }) => {
    const today = clock.today();
    const changes = changesAhead(today, addDays(today, AHEAD));
    const [first] = changes;
    if (first === undefined) return { law_changes: [] };
    const found = await read(draftsFrom(addDays(first.on, -LONGEST_WAY_TO_SEND)));
    const drafts = found.slice(0, MAX_DRAFTS).map(factsOf);
    const more = found.length > MAX_DRAFTS;
    return { law_changes: changes.map((change) => describeChange(change, drafts, more)) };
  },
} satisfies Pick<Handlers, 'listLawChanges'>;
