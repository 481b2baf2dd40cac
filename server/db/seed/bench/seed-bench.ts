import { sql } from 'kysely';
import type { Db, Tx } from '#server/context.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import {
  acceptanceOf,
  addedCertificate,
  declarationMessage,
  usualDeclaration,
  type DeclaringKey,
} from '#server/gateways/provider/sandbox/declare.ts';
import { startSandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import { foldRollups } from '#server/modules/invoices/index.ts';
import { DEMO_PASSWORD } from '#server/modules/site/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Log } from '#server/platform/log.ts';
import { demoCustomers, demoProducts } from '../demo-catalogues.ts';
import { createDemoRoot, giveCertificate } from '../demo-certificate.ts';
import { createDemoCompany, demoTaxCode, type DemoCompany } from '../demo-companies.ts';
import { insertBenchInvoices, insertBenchLines, type BenchPlan } from './bench-rows.ts';

/** The company of the benchmarks: large, made of plain rows. */
export const BENCH_COMPANY = {
  password: DEMO_PASSWORD,
  profile: {
    name: 'Công ty Cổ phần Đo tải',
    tax_code: demoTaxCode(5_550_001),
    address: 'Số 1 đường Đo Lường, phường Thử Nghiệm, thành phố Đà Nẵng',
    phone_number: '02363000111',
    email: 'hoadon@dotai.example',
    bank_account: '0071009999999',
    bank_name: 'Ngân hàng TMCP Biển Đông, chi nhánh Đà Nẵng',
  },
  users: [{ email: 'owner@bench.vn', full_name: 'Người Đo Tải', role: 'Chủ doanh nghiệp' }],
} as const satisfies DemoCompany;

type BenchSeed = {
  /** A pool that may own tables: rows go in as hoadon_app, the statistics are gathered as the owner. */
  db: Db;
  database_url: string;
  certificate_key: Buffer;
  clock: Clock;
  log: Log;
  on_progress?: (done: number, total: number) => void;
};

export type BenchSizes = { invoices: number; lines: boolean };

const CHUNK = 20_000;
const CUSTOMERS = { fewest: 10, most: 20_000, invoices_each: 50 } as const;
const CUSTOMERS_A_STATEMENT = 1_000;
const TWO_YEARS_MS = 730 * 24 * 60 * 60 * 1000;

/** Whether owner@bench.vn is there already. */
export async function hasBench(db: Db): Promise<boolean> {
  const { email } = BENCH_COMPANY.users[0];
  const found = await db.selectFrom('sign_ins').select('email').where('email', '=', email).executeTakeFirst();
  return found !== undefined;
}

/** A tenant of plain rows, as large as asked for, with a certificate that is declared to the sandbox authority. Answers its id. */
export async function seedBench(seed: BenchSeed, sizes: BenchSizes): Promise<number> {
  const { db, clock } = seed;
  const now = clock.now();
  const since_ms = clock.epoch_ms() - TWO_YEARS_MS;
  const since = new Date(since_ms).toISOString();
  const { tenant_id } = await createDemoCompany(db, BENCH_COMPANY, since, { demo: false });
  await giveTrust(seed, tenant_id, since_ms);
  const series = await inTenant(db, tenant_id, async (tx) => {
    await giveNames(tx, tenant_id, sizes.invoices, since);
    return giveBenchSeries(tx, tenant_id, clock.today(), since);
  });
  const plan: BenchPlan = { tenant_id, invoices: sizes.invoices, today: clock.today(), series, now };
  for (let from = 1; from <= sizes.invoices; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, sizes.invoices);
    await inTenant(db, tenant_id, (tx) => insertChunk(tx, plan, from, to, sizes.lines));
    seed.on_progress?.(to, sizes.invoices);
  }
  await inTenant(db, tenant_id, countNumbers);
  // As the worker does every two minutes.
  while ((await inTenant(db, tenant_id, foldRollups)) > 0);
  for (const table of ['customers', 'invoices', 'invoice_lines', 'invoice_rollups', 'invoice_rollup_deltas'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  return tenant_id;
}

async function insertChunk(tx: Tx, plan: BenchPlan, from: number, to: number, lines: boolean): Promise<void> {
  const last = await sql<{ id: number }>`select coalesce(max(id), 0) as id from invoices`.execute(tx);
  await insertBenchInvoices(tx, plan, from, to);
  if (lines) await insertBenchLines(tx, plan.tenant_id, last.rows[0]?.id ?? 0);
}

async function giveTrust(
  { db, database_url, certificate_key, clock, log }: BenchSeed,
  tenant_id: number,
  since_ms: number,
): Promise<void> {
  const now_ms = clock.epoch_ms();
  const root = createDemoRoot(now_ms);
  const { profile } = BENCH_COMPANY;
  const delays = { receipt_ms: 0, verdict_ms: 0 };
  const sandbox = await startSandbox({
    database_url,
    port: 0,
    clock,
    log,
    sealing_key: certificate_key,
    delays,
  });
  const provider = httpProvider({ base_url: sandbox.url, api_key: '' });
  const declare = async (key: DeclaringKey): Promise<string | null> => {
    const now = clock.now();
    const declaration = usualDeclaration(profile, [addedCertificate(key.certificate_der)], now);
    const message = declarationMessage(declaration, key, now);
    await provider.submit(message);
    const { cursor, register_code } = await acceptanceOf(provider, message);
    await inTenant(db, tenant_id, (tx) =>
      tx.insertInto('answer_cursors').values({ tenant_id, cursor, read_on: now }).execute(),
    );
    return register_code;
  };
  try {
    await giveCertificate(db, tenant_id, profile, { root, certificate_key, now_ms, since_ms, declare });
  } finally {
    await sandbox.close();
  }
}

async function giveNames(tx: Tx, tenant_id: number, invoices: number, since: string): Promise<void> {
  const wanted = Math.round(invoices / CUSTOMERS.invoices_each);
  const customers = demoCustomers(
    tenant_id,
    Math.min(Math.max(wanted, CUSTOMERS.fewest), CUSTOMERS.most),
    since,
  );
  for (let at = 0; at < customers.length; at += CUSTOMERS_A_STATEMENT) {
    await tx
      .insertInto('customers')
      .values(customers.slice(at, at + CUSTOMERS_A_STATEMENT))
      .execute();
  }
  await tx
    .insertInto('products')
    .values(demoProducts(tenant_id, since, since.slice(0, 10)))
    .execute();
}

async function giveBenchSeries(
  tx: Tx,
  tenant_id: number,
  today: string,
  since: string,
): Promise<BenchPlan['series']> {
  const year = Number(today.slice(2, 4));
  const made = [false, true].flatMap((this_year) =>
    ['TAA', 'TAB'].map((letters) => ({
      this_year,
      symbol: `C${String(this_year ? year : year - 1).padStart(2, '0')}${letters}`,
    })),
  );
  await tx
    .insertInto('series')
    .values(made.map(({ symbol }) => ({ tenant_id, form_no: '1', symbol })))
    .execute();
  const rows = await tx
    .insertInto('templates')
    .values(
      made.map(({ symbol }) => ({
        tenant_id,
        name: `Hóa đơn GTGT ${symbol}`,
        form_no: '1',
        symbol,
        layout: 'modern',
        is_default: symbol === `C${today.slice(2, 4)}TAA`,
        status: 'active',
        created_on: since,
      })),
    )
    .returning(['id', 'symbol'])
    .execute();
  return made.map((one) => ({ ...one, template_id: rows.find((row) => row.symbol === one.symbol)?.id ?? 0 }));
}

/** Each series goes on after the last number of its rows. */
async function countNumbers(tx: Tx): Promise<void> {
  await sql`update series set last_number = coalesce((select max(number) from invoices
    where invoices.form_no = series.form_no and invoices.symbol = series.symbol), 0)`.execute(tx);
}
