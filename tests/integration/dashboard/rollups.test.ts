import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { foldRollups, foldSold, proveRollups, proveSold, rolled } from '#server/modules/invoices/index.ts';
import { figuresOf, rolledFigures } from '#server/modules/month-end/figures.ts';
import { detailPage, detailRows } from '#server/modules/reports/invoice-details.ts';
import { usageRows } from '#server/modules/reports/invoice-usages.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Tx } from '#server/context.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { spreadOverYear, sumOf } from './sold-year.ts';

const server = withTestApp({ invoices: 40, customers: 5, products: 5 });
const YEAR = { first: '2025-11-01', last: '2026-12-31' };
const MONTHS = ['2026-03', '2026-06', '2026-10', '2026-11'];

beforeAll(() => spreadOverYear(server.current));

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTenant(server.current.publishing.db, TENANT, work);

/** Some of those in a state, chosen by chance. */
const some = (states: RawBuilder<unknown>, seed: number) =>
  sql`invoices.tenant_id = ${TENANT} and ${states} and (invoices.id * 7919 + ${seed}) % 5 < 2`;

/** Makes new ones like those of `from`, with what `changes` says in JSON, and lines; `next` in it is a new number of the series. */
async function copied(tx: Tx, from: RawBuilder<unknown>, changes: RawBuilder<unknown>): Promise<void> {
  await sql`insert into invoices (${columns}) select ${columns} from (
    select made.* from invoices cross join lateral (
      select row_number() over (order by others.id) + (select coalesce(max(number), 0) from invoices as numbered
          where numbered.tenant_id = ${TENANT} and numbered.form_no = others.form_no and numbered.symbol = others.symbol) as next, others.id
      from invoices as others where others.tenant_id = ${TENANT} and others.form_no = invoices.form_no and others.symbol = invoices.symbol
    ) as placed cross join lateral jsonb_populate_record(invoices, ${changes} || jsonb_build_object('id', nextval('invoices_id_seq'))) as made
    where placed.id = invoices.id and ${from}
  ) as rows`.execute(tx);
  await sql`insert into invoice_lines (tenant_id, invoice_id, position, kind, product_id, name, amount, vat_rate, vat_amount)
    select ${TENANT}, id, position, (array['goods', 'discount', 'goods', 'promotion', 'note'])[(id + position) % 5 + 1],
      case when (id + position) % 3 <> 0 then (select min(products.id) + (invoices.id + position) % 4 from products where products.tenant_id = ${TENANT}) end,
      'Hàng ' || (id + position) % 4, case when (id + position) % 7 <> 0 then id * 100 end,
      (array['8%', '10%', null])[(id * 2 + position) % 3 + 1], id * 10
    from invoices cross join generate_series(0, 3) as position
    where tenant_id = ${TENANT} and id not in (select invoice_id from invoice_lines where tenant_id = ${TENANT}) and (id + position) % 6 <> 1`.execute(
    tx,
  );
}

let columns: RawBuilder<unknown> = sql``;
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'invoices' and is_generated = 'NEVER' order by ordinal_position`.execute(
    server.current.publishing.db,
  );
  columns = sql.join(rows.map(({ name }) => sql.ref(name)));
});

const numberedAs = (changes: object) =>
  sql`${JSON.stringify(changes)}::jsonb || jsonb_build_object('number', next)`;
const CORRECTS = { related: { number: '1' } };
const NEGATIVE = {
  total_before_vat: -10,
  total_vat: -1,
  total: -11,
  by_rate: [{ vat_rate: '10%', amount: '-10', vat_amount: '-1' }],
};

/** As what changes lines for the product: the database itself, where a record of a catalogue is deleted. */
async function byOwner(tx: Tx, statement: RawBuilder<unknown>): Promise<void> {
  await sql`reset role`.execute(tx);
  await statement.execute(tx);
  await sql`set local role hoadon_app`.execute(tx);
}

/** What happens to invoices, each as the statements of the product write it: many in one statement. */
const STEPS = {
  draft: (tx, seed) =>
    copied(
      tx,
      some(sql`true`, seed),
      sql`'{"number": null, "lifecycle": "draft", "status": "draft", "status_error": false, "nature": "original", "corrects": null, "related": null}'::jsonb`,
    ),
  issue: (tx, seed) =>
    copied(
      tx,
      some(sql`invoices.lifecycle = 'issued'`, seed),
      numberedAs({ nature: 'original', corrects: null, related: null }),
    ),
  number: (tx, seed) =>
    copied(
      tx,
      some(sql`invoices.lifecycle = 'issued'`, seed),
      numberedAs({
        lifecycle: 'numbered',
        status: 'signed',
        nature: 'original',
        corrects: null,
        related: null,
      }),
    ),
  refuse: (tx, seed) =>
    sql`update invoices set status = 'denial_of_code_issuance', status_error = true where ${some(sql`invoices.lifecycle = 'numbered'`, seed)}`.execute(
      tx,
    ),
  lose: (tx, seed) =>
    sql`update invoices set status = 'unknown', status_error = false where ${some(sql`invoices.lifecycle = 'numbered'`, seed)}`.execute(
      tx,
    ),
  accept_late: (tx, seed) =>
    sql`update invoices set lifecycle = 'issued', status = 'code_issued', status_error = false where ${some(sql`invoices.lifecycle = 'numbered'`, seed)}`.execute(
      tx,
    ),
  adjust: async (tx, seed) => {
    await copied(
      tx,
      some(sql`invoices.lifecycle = 'issued'`, seed),
      numberedAs({ ...CORRECTS, nature: 'adjust', ...NEGATIVE }),
    );
    await sql`update invoices set lifecycle = 'adjusted' where ${some(sql`invoices.lifecycle = 'issued' and invoices.nature <> 'adjust'`, seed)}`.execute(
      tx,
    );
  },
  replace: async (tx, seed) => {
    await copied(
      tx,
      some(sql`invoices.lifecycle = 'issued'`, seed),
      numberedAs({ ...CORRECTS, nature: 'replace' }),
    );
    await sql`update invoices set lifecycle = 'replaced' where ${some(sql`invoices.lifecycle in ('issued', 'adjusted') and invoices.nature <> 'replace'`, seed)}`.execute(
      tx,
    );
  },
  cancel: (tx, seed) =>
    sql`update invoices set lifecycle = 'cancelled', cancelled_on = now(), cancel_reason = 'x' where ${some(sql`invoices.lifecycle = 'numbered'`, seed)}`.execute(
      tx,
    ),
  delete: (tx, seed) =>
    sql`delete from invoices where ${some(sql`invoices.lifecycle = 'draft' and invoices.corrects is null`, seed)}`.execute(
      tx,
    ),
  // The product deletes drafts alone. By hand others may be: their lines first, of which nothing is known once they went with the invoice.
  delete_issued: async (tx, seed) => {
    const chosen = sql`${some(sql`invoices.lifecycle in ('issued', 'adjusted') and invoices.corrects is null`, seed)}
      and not exists (select from documents where documents.tenant_id = ${TENANT} and documents.subject_id = invoices.id)`;
    await sql`delete from invoice_lines where tenant_id = ${TENANT} and invoice_id in (select id from invoices where ${chosen})`.execute(
      tx,
    );
    await sql`delete from invoices where ${chosen}`.execute(tx);
  },
  other_day: (tx, seed) =>
    sql`update invoices set issued_on = issued_on - 1 where ${some(sql`invoices.number is not null`, seed)}`.execute(
      tx,
    ),
  other_amounts: (tx, seed) =>
    sql`update invoices set total = total + 7, total_before_vat = total_before_vat + 7 where ${some(sql`true`, seed)}`.execute(
      tx,
    ),
  currency: (tx, seed) =>
    sql`update invoices set currency = 'EUR', exchange_rate = case when id % 2 = 0 then 27123.457 end where ${some(sql`true`, seed)}`.execute(
      tx,
    ),
  no_rates: (tx, seed) => sql`update invoices set by_rate = '[]' where ${some(sql`true`, seed)}`.execute(tx),
  other_columns: (tx, seed) =>
    sql`update invoices set internal_note = 'x' where ${some(sql`true`, seed)}`.execute(tx),
  other_buyer: (tx, seed) =>
    sql`update invoices set customer_id = null, buyer_name = case when id % 2 = 0 then 'Ông Năm' end,
        buyer_tax_code = case when id % 3 = 0 then '0100109106' else '' end where ${some(sql`true`, seed)}`.execute(
      tx,
    ),
  other_lines: (tx, seed) =>
    byOwner(
      tx,
      sql`update invoice_lines set amount = coalesce(amount, 0) + 3, product_id = null, kind = case when position = 1 then 'goods' else kind end
        where tenant_id = ${TENANT} and (invoice_id * 31 + position + ${seed}) % 5 < 2`,
    ),
  other_rates: (tx, seed) =>
    byOwner(
      tx,
      sql`update invoice_lines set vat_rate = '5%' where tenant_id = ${TENANT} and (invoice_id + position + ${seed}) % 5 < 2`,
    ),
  fewer_lines: (tx, seed) =>
    sql`delete from invoice_lines where tenant_id = ${TENANT} and (invoice_id * 31 + position + ${seed}) % 5 < 2`.execute(
      tx,
    ),
  fold: (tx) => foldRollups(tx),
  fold_sold: (tx) => foldSold(tx),
} as const satisfies Record<string, (tx: Tx, seed: number) => Promise<unknown>>;

type Step = keyof typeof STEPS;

/** The report's statement over the invoices themselves. */
const rawUsage = sql`select template_id, form_no || symbol as series, min(number) as first, max(number) as last,
    count(*) as submitted,
    count(*) filter (where lifecycle in ('issued', 'adjusted', 'replaced') and nature = 'original') as issued,
    count(*) filter (where lifecycle in ('issued', 'adjusted', 'replaced') and nature = 'adjust') as adjusting,
    count(*) filter (where lifecycle in ('issued', 'adjusted', 'replaced') and nature = 'replace') as replacing,
    count(*) filter (where lifecycle = 'cancelled') as cancelled, count(*) filter (where lifecycle = 'replaced') as replaced
  from invoices where tenant_id = ${TENANT} and issued_on between ${YEAR.first}::date and ${YEAR.last}::date
    and lifecycle not in ('draft', 'deleted') group by template_id, form_no, symbol order by series, template_id`;

const USAGE_COLUMNS = [
  'template_id',
  'series',
  'first',
  'last',
  'submitted',
  'issued',
  'adjusting',
  'replacing',
  'cancelled',
  'replaced',
];

async function expectSame(tx: Tx, after: string): Promise<void> {
  for (const month of MONTHS) {
    const range = { first: `${month}-01`, last: `${month}-28` };
    const read = await figuresOf(tx, range);
    expect(await rolledFigures(tx, range), `${month} ${after}`).toEqual(read);
    const { rows: series } = await usageRows({ from: range.first, to: range.last }).execute(tx);
    expect(amountsOf(series), `${month} ${after}`).toEqual(amountsOf([read]));
  }
  const { rows: usage } = await usageRows({ from: YEAR.first, to: YEAR.last }).execute(tx);
  const wanted = await sql<object>`${rawUsage}`.execute(tx);
  expect(
    usage.map((row) =>
      Object.fromEntries(USAGE_COLUMNS.map((name) => [name, row[name as keyof typeof row]])),
    ),
  ).toEqual(wanted.rows);
  const counts = sql`status, lifecycle, template_id`;
  const by_month =
    await sql`select ${counts}, sum(invoices)::bigint as count from ${rolled('month', 'whole')} as invoices
    group by ${counts} having sum(invoices) <> 0 order by ${counts}`.execute(tx);
  const by_hand =
    await sql`select ${counts}, count(*) as count from invoices where tenant_id = ${TENANT} group by ${counts} order by ${counts}`.execute(
      tx,
    );
  expect(by_month.rows, after).toEqual(by_hand.rows);
  expect(await proveRollups(tx), after).toEqual([]);
  expect(await proveSold(tx), after).toEqual([]);
  await expectSameDetails(tx, after);
}

type Amounts = Record<'revenue' | 'vat' | 'total', string> & { without_rate: number };

const amountsOf = (rows: readonly Amounts[]) => ({
  revenue: sumOf(rows.map(({ revenue }) => revenue)),
  vat: sumOf(rows.map(({ vat }) => vat)),
  total: sumOf(rows.map(({ total }) => total)),
  without_rate: rows.reduce((sum, { without_rate }) => sum + without_rate, 0),
});

/** Each page of bảng kê chi tiết, found by the rollups, is the part of all its rows that it ought to be. */
async function expectSameDetails(tx: Tx, after: string): Promise<void> {
  for (const vat_rate of [undefined, '8%', 'none']) {
    const asked = { from: YEAR.first, to: YEAR.last, series: undefined, buyer: undefined, vat_rate };
    const { rows: wanted } = await detailRows(asked).execute(tx);
    const limit = Math.max(1, Math.ceil(wanted.length / 3));
    for (let offset = 0; offset < wanted.length; offset += limit) {
      const [page] = (await detailPage(asked, { limit, offset }).execute(tx)).rows;
      expect(page?.figures.rows, after).toBe(wanted.length);
      // Rows of files have more.
      expect(wanted.slice(offset, offset + limit), after).toMatchObject(page?.rows ?? []);
    }
  }
}

test('[rollups] whatever happens to invoices, in whatever order and folded whenever, rollups say what the invoices say', async () => {
  const names = Object.keys(STEPS) as Step[];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ step: fc.constantFrom(...names), seed: fc.nat(1000), undone: fc.boolean() }), {
        minLength: 6,
        maxLength: 10,
      }),
      async (steps) => {
        await within(async (tx) => {
          const done: string[] = [];
          for (const { step, seed, undone } of steps) {
            if (undone) await sql`savepoint before_step`.execute(tx);
            await STEPS[step](tx, seed);
            if (undone) await sql`rollback to savepoint before_step`.execute(tx);
            done.push(`${undone ? 'not ' : ''}${step}`);
            await expectSame(tx, done.join(', '));
          }
          throw new Undone();
        }).catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      },
    ),
    {
      numRuns: 6,
      examples: [
        // Each step once, whatever chance chooses in the others.
        [names.map((step) => ({ step, seed: 17, undone: false }))],
        // The only invoices of a rate are of a currency without a rate of exchange.
        [
          [
            { step: 'number', seed: 637, undone: false },
            { step: 'replace', seed: 541, undone: false },
            { step: 'currency', seed: 248, undone: false },
          ],
        ],
      ],
    },
  );
}, 120_000);

class Undone extends Error {}

test('two that publish at once append beside each other, and a reader sees each change once while it is folded', async () => {
  const { db } = server.current.publishing;
  const countOf = (tx: Tx) =>
    sql<{ count: number }>`select sum(invoices)::bigint as count from ${rolled('month', 'whole')} as invoices`
      .execute(tx)
      .then(({ rows }) => rows[0]?.count);
  const before = await within(countOf);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let written = (): void => undefined;
  const wrote = new Promise<void>((resolve) => (written = resolve));
  const first = inTenant(db, TENANT, async (tx) => {
    await STEPS.draft(tx, 1);
    written();
    await held;
  });
  await Promise.race([wrote, first]);
  // Neither waits for the first, which is not over.
  await within((tx) => STEPS.draft(tx, 2));
  await within(foldRollups);
  const after = await within(countOf);
  expect(after).toBeGreaterThan(before ?? 0);
  release();
  await first;
  expect(await within(countOf)).toBeGreaterThan(after ?? 0);
  await within((tx) => expectSame(tx, 'two at once'));
  await within(foldRollups);
  await within((tx) => expectSame(tx, 'two at once, folded'));
});

test('what changed behind the triggers is found, told and put right', async () => {
  await within(foldRollups);
  await within(foldSold);
  await asOwner(server.current, async (tx) => {
    await sql`alter table invoices disable trigger user`.execute(tx);
    await sql`update invoices set lifecycle = 'issued', status = 'code_issued', total = total + 1000, total_before_vat = total_before_vat + 1000
      where tenant_id = ${TENANT} and id in (select id from invoices where tenant_id = ${TENANT} and number is not null order by id limit 3)`.execute(
      tx,
    );
    await sql`update invoices set issued_on = issued_on - 40 where tenant_id = ${TENANT} and id in (
      select id from invoices where tenant_id = ${TENANT} and number is not null order by id desc limit 2)`.execute(
      tx,
    );
    await sql`alter table invoices enable trigger user`.execute(tx);
    await sql`alter table invoice_lines disable trigger user`.execute(tx);
    await sql`update invoice_lines set amount = coalesce(amount, 0) + 1000, kind = 'goods'
      where tenant_id = ${TENANT} and position = 1`.execute(tx);
    await sql`alter table invoice_lines enable trigger user`.execute(tx);
  });
  const found = await within(proveRollups);
  expect(new Set((await within(proveSold)).map(({ part }) => part))).toEqual(
    new Set(['customer', 'product', 'lines']),
  );
  expect(new Set(found.map(({ part }) => part))).toEqual(new Set(['whole', 'rate', 'numbers']));
  await within((tx) => expectSame(tx, 'put right'));
  await within(foldRollups);
  await within((tx) => expectSame(tx, 'put right, folded'));
});
