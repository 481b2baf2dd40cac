import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import type { Account, Db } from '#server/context.ts';
import { collectAnswers, type DocumentDeps } from '#server/modules/documents/index.ts';
import { draftCorrection } from '#server/modules/corrections/index.ts';
import { createDraft, findInvoice, wireInvoice } from '#server/modules/invoices/index.ts';
import { queuePublication, carryInvoice } from '#server/modules/publishing/index.ts';
import type { FixedClock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { between, pick, type Random } from './random.ts';

type Invoice = components['schemas']['Invoice'];
type InvoiceInput = components['schemas']['InvoiceInput'];
type LineInput = components['schemas']['InvoiceLineInput'];

/**
 * What becomes of a demo invoice. held: the authority has it, and answers a few minutes after the demo was made. adjusts, replaces: it
 * corrects one issued shortly before, and gets its code.
 */
export type Fate = 'draft' | 'coded' | 'denied' | 'held' | 'adjusts' | 'replaces';

export type DemoInvoices = {
  db: Db;
  documents: DocumentDeps;
  clock: FixedClock;
  /** The present: nothing of the demo is later. */
  now_ms: number;
  account: Account;
  template_id: number;
  random: Random;
  /** Tells the sandbox what to do with the next message. */
  order(fate: Fate): Promise<void>;
};

export type Catalogue = {
  customers: {
    id: number;
    name: string;
    tax_code: string | null;
    address: string | null;
    contact_name: string | null;
    email: string | null;
    code: string;
  }[];
  products: {
    id: number;
    code: string;
    name: string;
    unit: string | null;
    unit_price: string | null;
    vat_rate: string | null;
  }[];
};

/** An instant (ISO with Z) and what becomes of the invoice written then. */
export type Planned = { at: string; fate: Fate };

const ANSWERED_AFTER_MS = 2_000;

/** One invoice on its way at each instant, oldest first: written, asked for, signed, sent and answered by the product's own code. */
export async function issueDemoInvoices(
  demo: DemoInvoices,
  plan: readonly Planned[],
  on_progress?: (done: number, total: number) => void,
): Promise<void> {
  const catalogue = await readCatalogue(demo);
  for (const [done, { at, fate }] of plan.entries()) {
    on_progress?.(done, plan.length);
    demo.clock.set(at);
    const draft =
      fate === 'adjusts' || fate === 'replaces'
        ? await demoCorrection(demo, fate)
        : await writeDraft(demo, demoInvoice(demo, catalogue));
    await sendDraft(demo, draft, fate);
  }
}

/** What becomes of a draft, from the moment on that the clock shows. */
export async function sendDraft(demo: DemoInvoices, draft: Invoice, fate: Fate): Promise<void> {
  if (fate === 'draft') return;
  const { account, clock, documents } = demo;
  const thought_ms = between(demo.random, 60, 600) * 1000;
  clock.advance(Math.max(0, Math.min(thought_ms, demo.now_ms - clock.epoch_ms() - ANSWERED_AFTER_MS)));
  await demo.order(fate);
  await inTenant(demo.db, account.tenant_id, (tx) => queuePublication(tx, draft, account, clock));
  await carryInvoice(documents, { tenant_id: account.tenant_id, invoice_id: draft.id });
  clock.advance(ANSWERED_AFTER_MS);
  await collectAnswers(documents, account.tenant_id);
}

export function writeDraft({ db, account, clock }: DemoInvoices, input: InvoiceInput): Promise<Invoice> {
  return inTenant(db, account.tenant_id, (tx) => createDraft(tx, input, account, clock));
}

/** The draft that takes one unit off the first line of the latest issued invoice, or that replaces it by one with the same content. */
function demoCorrection(
  { db, account, clock }: DemoInvoices,
  fate: 'adjusts' | 'replaces',
): Promise<Invoice> {
  return inTenant(db, account.tenant_id, async (tx) => {
    const wrong = await tx
      .selectFrom('invoices')
      .select('id')
      .where('lifecycle', '=', 'issued')
      .where('nature', '=', 'original')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { id } = wrong;
    const ref = { target_id: id, other_id: null };
    const agreed = { agreement_no: `BB-${id}`, agreement_on: clock.today() };
    const stated = { matter: 'main_content', ...agreed } as const;
    if (fate === 'replaces') return draftCorrection(tx, { ref, method: 'replace', stated }, account, clock);
    const { lines } = await wireInvoice(tx, await findInvoice(tx, id));
    const [first] = lines.map(({ vat_amount: _computed, ...line }) => line);
    const less = first === undefined ? [] : [{ ...first, quantity: '-1' }];
    return draftCorrection(tx, { ref, method: 'adjust', stated: { ...stated, lines: less } }, account, clock);
  });
}

export function readCatalogue(demo: DemoInvoices): Promise<Catalogue> {
  return inTenant(demo.db, demo.account.tenant_id, async (tx) => ({
    customers: await tx
      .selectFrom('customers')
      .select(['id', 'name', 'tax_code', 'address', 'contact_name', 'email', 'code'])
      .where('status', '=', 'active')
      .orderBy('id')
      .execute(),
    products: await tx
      .selectFrom('products')
      .select(['id', 'code', 'name', 'unit', 'unit_price', 'vat_rate'])
      .orderBy('id')
      .execute(),
  }));
}

const MAX_LINES = 7;

function demoInvoice(demo: DemoInvoices, { customers, products }: Catalogue): InvoiceInput {
  const { random, template_id, clock } = demo;
  const customer = pick(random, customers);
  const lines = Array.from({ length: between(random, 1, MAX_LINES) }, () =>
    demoLine(random, pick(random, products)),
  );
  return {
    template_id,
    issued_on: clock.today(),
    customer_id: customer.id,
    buyer_name: customer.name,
    buyer_tax_code: customer.tax_code,
    buyer_address: customer.address,
    buyer_person: customer.contact_name,
    buyer_email: customer.email,
    buyer_code: customer.code,
    payment_method: pick(random, ['TM/CK', 'Chuyển khoản', 'Tiền mặt']),
    currency: 'VND',
    lines,
  };
}

function demoLine(random: Random, product: Catalogue['products'][number]): LineInput {
  return {
    kind: 'goods',
    product_id: product.id,
    code: product.code,
    name: product.name,
    unit: product.unit,
    quantity: String(pick(random, [1, 2, 5, 10, 12, 20, 24, 48, 60, 100, 250])),
    unit_price: product.unit_price,
    discount_rate: random() < 0.2 ? String(between(random, 1, 5)) : null,
    vat_rate: product.vat_rate,
  };
}

/** 08:30 in Vietnam (GMT+7), as UTC minutes of a day. */
const FIRST_MINUTE = 90;
const STEP_MINUTES = 17;
const DENIED_EVERY = 40;
/** The newest ones, as a working day leaves them: this many at the end follow the pattern, over and over. */
const FRESH_SHARE = 0.16;
const FRESH: readonly Fate[] = [
  'draft',
  'coded',
  'held',
  'coded',
  'draft',
  'denied',
  'coded',
  'coded',
  'draft',
  'coded',
];

const PLAN_DAYS = 110;

/** The first day (YYYY-MM-DD) that the plan reaches back to. */
export function firstDemoDay(today: string): string {
  const back = new Date(Date.parse(`${today}T00:00:00Z`) - PLAN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const new_year = `${today.slice(0, 4)}-01-01`;
  return back > new_year ? back : new_year;
}

/**
 * When each of the demo's invoices was written and what became of it: spread over the last months of this year, the newest last.
 * A series is of one year, so nothing is older than its first of January.
 */
export function demoPlan(count: number, now_ms: number, today: string): Planned[] {
  const year_begins = Date.parse(`${today.slice(0, 4)}-01-01T00:00:00+07:00`);
  const last_day = Date.parse(`${today}T00:00:00Z`);
  const days = Math.round((last_day - Date.parse(`${firstDemoDay(today)}T00:00:00Z`)) / DAY_MS);
  const fresh = Math.floor(count * FRESH_SHARE);
  const plan = Array.from({ length: count }, (_, at) => {
    const day = last_day - Math.round((days * (count - 1 - at)) / count) * DAY_MS;
    const minute = FIRST_MINUTE + ((at * STEP_MINUTES) % 480);
    return {
      at: Math.max(year_begins, Math.min(day + minute * 60_000, now_ms - (count - at) * 15_000)),
      fate: fateOf(at, count - fresh),
    };
  });
  return plan.sort((a, b) => a.at - b.at).map(({ at, fate }) => ({ at: new Date(at).toISOString(), fate }));
}

/** A demo with so many settled invoices has families: some invoices before the newest, one adjusts another and one replaces another. */
export const FAMILIES_FROM = 50;
const ADJUSTS_BEFORE_FRESH = 12;
const REPLACES_BEFORE_FRESH = 6;

function fateOf(at: number, first_fresh: number): Fate {
  if (first_fresh >= FAMILIES_FROM) {
    if (at === first_fresh - ADJUSTS_BEFORE_FRESH) return 'adjusts';
    if (at === first_fresh - REPLACES_BEFORE_FRESH) return 'replaces';
  }
  if (at >= first_fresh) return FRESH[(at - first_fresh) % FRESH.length] ?? 'coded';
  return at % DENIED_EVERY === DENIED_EVERY - 1 ? 'denied' : 'coded';
}
