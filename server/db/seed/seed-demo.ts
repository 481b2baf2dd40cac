import { writeFileSync } from 'node:fs';
import type { DB } from '#generated/database.ts';
import type { Account, Db } from '#server/context.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import {
  acceptanceOf,
  addedCertificate,
  declarationMessage,
  usualDeclaration,
  type DeclaringKey,
} from '#server/gateways/provider/sandbox/declare.ts';
import { startSandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import type { DocumentDeps } from '#server/modules/documents/index.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { giveCatalogues } from './demo-catalogues.ts';
import { createDemoRoot, giveCertificate } from './demo-certificate.ts';
import { createDemoCompany, DEMO_COMPANIES, type DemoCompany } from './demo-companies.ts';
import { collectDemoInputs } from './demo-input-invoices.ts';
import { issueDemoNotes } from './demo-delivery-notes.ts';
import { demoPlan, FAMILIES_FROM, issueDemoInvoices, type Fate } from './demo-invoices.ts';
import { beginOfPast, byYear, demoPast } from './demo-past.ts';
import { buyDemoPackages } from './demo-payments.ts';
import { processDemoInvoices } from './demo-processing.ts';
import { reconcileDemoDays } from './demo-reconciliations.ts';
import { issueDemoSales } from './demo-register-sales.ts';
import { repeatDemoInvoices } from './demo-recurring.ts';
import { signDemoStatement } from './demo-statement.ts';
import { seededRandom } from './random.ts';

/** The coded series and the one of the cash register, for the year of a day. Answers the id of the coded one. */
export async function giveSeries(
  db: Db,
  tenant_id: number,
  year: string,
  now: string,
  { is_default = true }: { is_default?: boolean } = {},
): Promise<number> {
  const common = { tenant_id, form_no: '1', layout: 'modern', status: 'active', created_on: now };
  const digits = year.slice(2, 4);
  return inTenant(db, tenant_id, async (tx) => {
    const coded = {
      ...common,
      name: 'Hóa đơn GTGT có mã',
      symbol: `C${digits}TAA`,
      accent_color: '#1b54d0',
      is_default,
    };
    const cash = {
      ...common,
      name: 'Hóa đơn từ máy tính tiền',
      symbol: `C${digits}MAA`,
      accent_color: '#0f7a45',
      is_default: false,
    };
    for (const { symbol, form_no } of [coded, cash])
      await tx.insertInto('series').values({ tenant_id, form_no, symbol }).execute();
    const rows = await tx.insertInto('templates').values([coded, cash]).returning(['id', 'symbol']).execute();
    const row = rows.find((one) => one.symbol === coded.symbol);
    if (row === undefined) throw new Error('the coded series was not made');
    return row.id;
  });
}

export type DemoSizes = {
  invoices: number;
  customers: number;
  products: number;
  /** Issued in the months before the others, in the series of their years. */
  past_invoices?: number;
  /** Whether it has delivery notes, sales of a cash register and recurring invoices too. */
  beside_sales?: boolean;
};

type SeedDeps = {
  database_url: string;
  documents: Omit<DocumentDeps, 'db' | 'clock' | 'provider' | 'authority_roots'>;
  /** ISO with Z: the present of the demo. */
  now: string;
  /** Where the demo's own root certificate is laid, for those who want to verify its invoices with outside tools. */
  root_file: string;
  /** Told after each invoice of the first company. */
  on_progress?: (done: number, total: number) => void;
};

const MONTHS_BACK_MS = 150 * 24 * 60 * 60 * 1000;
/** So long after the present a held message is answered. */
const HELD_MS = 2 * 60 * 1000;

/** Two companies that look used, every invoice of theirs sent through the real pipeline on a backdated clock. */
export async function seedDemo(deps: SeedDeps, sizes: DemoSizes): Promise<void> {
  const clock = fixedClock(deps.now);
  const { log } = deps.documents;
  const pool = createPool(deps.database_url, { name: 'hoadon seed', log });
  const sandbox = await startSandbox({
    database_url: deps.database_url,
    port: 0,
    clock,
    log,
    sealing_key: deps.documents.certificate_key,
    allow_time_travel: true,
  });
  try {
    const provider = httpProvider({
      base_url: sandbox.url,
      api_key: '',
      headers: () => ({ 'x-sandbox-now': clock.now() }),
    });
    const documents: DocumentDeps = {
      ...deps.documents,
      db: kyselyOver<DB>(pool),
      clock,
      provider,
      authority_roots: [sandbox.authority_root_pem],
    };
    const root = createDemoRoot(clock.epoch_ms());
    writeFileSync(deps.root_file, root.certificate_pem);
    const admin = (path: string, body: object): Promise<void> => post(sandbox.url, path, body);
    const company = (
      one: DemoCompany,
      some: DemoSizes,
      seed: number,
      on_progress: Seeding['on_progress'],
    ): Promise<void> =>
      seedCompany({ documents, admin, clock, root, now: deps.now, seed, on_progress }, one, some);
    await company(DEMO_COMPANIES.first, sizes, 1, deps.on_progress);
    const few: DemoSizes = {
      invoices: Math.min(5, sizes.invoices),
      customers: Math.min(8, sizes.customers),
      products: Math.min(20, sizes.products),
    };
    await company(DEMO_COMPANIES.second, few, 2, undefined);
  } finally {
    await sandbox.close();
    await pool.end();
  }
}

type Seeding = {
  documents: DocumentDeps;
  admin(path: string, body: object): Promise<void>;
  clock: ReturnType<typeof fixedClock>;
  root: ReturnType<typeof createDemoRoot>;
  now: string;
  seed: number;
  on_progress: SeedDeps['on_progress'];
};

async function seedCompany(seeding: Seeding, company: DemoCompany, sizes: DemoSizes): Promise<void> {
  const { documents, admin, clock, root, now, seed } = seeding;
  const { db } = documents;
  clock.set(now);
  const now_ms = clock.epoch_ms();
  const { past_invoices = 0, beside_sales = false } = sizes;
  const since_ms = past_invoices > 0 ? beginOfPast(now_ms) : now_ms - MONTHS_BACK_MS;
  const since = new Date(since_ms).toISOString();
  const { tenant_id, users } = await createDemoCompany(db, company, since);
  const { profile, office, delegate } = company;
  const { name, tax_code } = profile;
  // Before the declaration, which is filled in from the profile.
  const known = { ...office, ...delegate };
  if (Object.keys(known).length > 0)
    await inTenant(db, tenant_id, (tx) => tx.updateTable('tenant_profiles').set(known).execute());
  const certificate_key = documents.certificate_key;
  const declare = async (key: DeclaringKey): Promise<string | null> => {
    clock.set(since);
    const usual = usualDeclaration(profile, [addedCertificate(key.certificate_der)], since);
    const invoice_modes = { ...usual.invoice_modes, coded_cash_register: true };
    const invoice_types = { ...usual.invoice_types, documents_like_invoices: beside_sales };
    const declaration = { ...usual, invoice_modes, invoice_types };
    const message = declarationMessage(declaration, key, since);
    await documents.provider.submit(message);
    clock.set(now);
    const { cursor, register_code } = await acceptanceOf(documents.provider, message);
    // They answer a message that the product did not send: it goes on reading behind them.
    await inTenant(db, tenant_id, (tx) =>
      tx.insertInto('answer_cursors').values({ tenant_id, cursor, read_on: now }).execute(),
    );
    return register_code;
  };
  await giveCertificate(
    db,
    tenant_id,
    { name, tax_code },
    { root, certificate_key, now_ms, since_ms, delivery_notes: beside_sales, declare },
  );
  await giveCatalogues(db, tenant_id, sizes, since, clock.today());
  const template_id = await giveSeries(db, tenant_id, clock.today(), since);
  const account = ownerOf(company, tenant_id, users);
  const order = (fate: Fate): Promise<void> => orderFault(admin, fate, now_ms + HELD_MS - clock.epoch_ms());
  const random = seededRandom(seed);
  const demo = { db, documents, clock, now_ms, account, template_id, random, order };
  const today = clock.today();
  const past = demoPast(past_invoices, now_ms, today);
  const total = past.length + sizes.invoices;
  await issuePast(demo, byYear(past), {
    today,
    since,
    on_progress: (done) => seeding.on_progress?.(done, total),
  });
  clock.set(now);
  await issueDemoInvoices(demo, demoPlan(sizes.invoices, now_ms, today), (done) =>
    seeding.on_progress?.(past.length + done, total),
  );
  if (beside_sales) {
    await issueDemoNotes(demo, since);
    await issueDemoSales(demo);
    await repeatDemoInvoices(demo);
  }
  if (sizes.invoices < FAMILIES_FROM) return;
  await signDemoStatement(demo);
  const initiate = (initiative: object) => admin('/admin/initiatives', initiative);
  await processDemoInvoices({ ...demo, tax_code, initiate });
  await collectDemoInputs({ db, log: documents.log, clock, now_ms, account, root });
  await reconcileDemoDays({ documents, clock, now_ms, account });
  await buyDemoPackages({ db, clock, log: documents.log, now_ms, account, company: profile });
}

type Past = { today: string; since: string; on_progress(done: number): void };

/** The invoices of years before go out in series of theirs, which are closed afterwards. */
async function issuePast(
  demo: Parameters<typeof issueDemoInvoices>[0],
  years: ReturnType<typeof byYear>,
  { today, since, on_progress }: Past,
): Promise<void> {
  const { db, account, template_id } = demo;
  const { tenant_id } = account;
  let before = 0;
  for (const [year, invoices] of years) {
    const is_past = year !== today.slice(0, 4);
    const series = is_past
      ? await giveSeries(db, tenant_id, year, since, { is_default: false })
      : template_id;
    const done_before = before;
    await issueDemoInvoices({ ...demo, template_id: series }, invoices, (done) =>
      on_progress(done_before + done),
    );
    before += invoices.length;
    if (!is_past) continue;
    await inTenant(db, tenant_id, (tx) =>
      tx
        .updateTable('templates')
        .set({ status: 'inactive' })
        .where('symbol', 'like', `_${year.slice(2, 4)}%`)
        .execute(),
    );
  }
}

function ownerOf(company: DemoCompany, tenant_id: number, users: ReadonlyMap<string, number>): Account {
  const owner = company.users[0];
  const user_id = owner === undefined ? undefined : users.get(owner.email);
  if (owner === undefined || user_id === undefined) throw new Error('a demo company needs an owner');
  return { user_id, tenant_id, email: owner.email, full_name: owner.full_name, permissions: ['full'] };
}

const DENIAL = {
  code: '20014',
  text: 'Mã số thuế người mua đã ngừng hiệu lực.',
  remedy: 'Kiểm tra lại mã số thuế người mua, sửa hóa đơn rồi ký và gửi lại.',
} as const;

async function orderFault(admin: Seeding['admin'], fate: Fate, held_ms: number): Promise<void> {
  if (fate === 'denied')
    await admin('/admin/faults', { fault: { kind: 'refuse', reasons: [DENIAL] }, count: 1 });
  if (fate === 'held')
    await admin('/admin/faults', { fault: { kind: 'delay', delay_ms: held_ms }, count: 1 });
}

async function post(base: string, path: string, body: object): Promise<void> {
  const reply = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
}
