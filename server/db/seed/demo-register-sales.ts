import { PAYMENT_METHODS } from '#domain/invoice/payment-methods.table.ts';
import { newestRetailBuyer, retailBuyerOn } from '#domain/rules/particulars/retail-buyer.table.ts';
import { sentByItselfOn } from '#domain/scheduling/next-run.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import { packageKind, sendDayEnd } from '#server/modules/cash-registers/index.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { readCatalogue, sendDraft, writeDraft, type Catalogue, type DemoInvoices } from './demo-invoices.ts';
import { between, pick, type Random } from './random.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

/** 09:20 in Vietnam (GMT+7), as UTC minutes of a day, and so many minutes between two sales. */
const FIRST_MINUTE = 140;
const STEP_MINUTES = 37;
/** Sales of the days before today and of today, the oldest first. */
const SALES = [
  { back: 2, count: 9 },
  { back: 1, count: 8 },
  { back: 0, count: 4 },
] as const;
const ANSWERED_AFTER_MS = 2_000;

/** Days (YYYY-MM-DD) with the instants of their sales (ISO with Z): of the year of today's series, and none ahead of the present. */
export function demoSalesPlan(now_ms: number, today: string): { day: string; at: string[] }[] {
  return SALES.map(({ back, count }) => {
    const day = vietnamDate(now_ms - back * DAY_MS);
    const first_ms = Date.parse(`${day}T00:00:00Z`) + FIRST_MINUTE * 60_000;
    const at = Array.from({ length: count }, (_, place) => first_ms + place * STEP_MINUTES * 60_000);
    return { day, at: at.filter((ms) => ms < now_ms).map((ms) => new Date(ms).toISOString()) };
  }).filter(({ day, at }) => at.length > 0 && day.slice(0, 4) === today.slice(0, 4));
}

/** What the shop sold at its cash register: the days before were sent in packages, today's sales wait for its end. */
export async function issueDemoSales(demo: DemoInvoices): Promise<void> {
  const { db, account, clock, documents, now_ms, random } = demo;
  const { tenant_id } = account;
  const today = vietnamDate(now_ms);
  const { id: template_id } = await inTenant(db, tenant_id, (tx) =>
    tx
      .selectFrom('templates')
      .select('id')
      .where('symbol', '=', `C${today.slice(2, 4)}MAA`)
      .executeTakeFirstOrThrow(),
  );
  const catalogue = await readCatalogue(demo);
  for (const { day, at } of demoSalesPlan(now_ms, today)) {
    for (const moment of at) {
      clock.set(moment);
      await sendDraft(demo, await writeDraft(demo, demoSale(random, catalogue, template_id, day)), 'coded');
    }
    if (day === today) break;
    clock.set(sentByItselfOn(day));
    await sendDayEnd({ db, clock });
    const packages = await inTenant(db, tenant_id, (tx) =>
      tx.selectFrom('cash_register_packages').select('id').where('issued_on', '=', day).execute(),
    );
    for (const { id } of packages) {
      const document = await inTenant(db, tenant_id, (tx) => documentOf(tx, packageKind.name, id));
      if (document !== null) await carryDocument(documents, { tenant_id, document_id: document.id });
    }
    clock.advance(ANSWERED_AFTER_MS);
    await collectAnswers(documents, tenant_id);
  }
  clock.set(new Date(now_ms).toISOString());
}

const MAX_LINES = 3;
const MAX_QUANTITY = 4;

/** A sale to somebody who gives no name. */
export function demoSale(
  random: Random,
  { products }: Catalogue,
  template_id: number,
  issued_on: string,
): InvoiceInput {
  const [, cash, transfer] = PAYMENT_METHODS;
  const lines = Array.from({ length: between(random, 1, MAX_LINES) }, () => {
    const { id, code, name, unit, unit_price, vat_rate } = pick(random, products);
    const quantity = String(between(random, 1, MAX_QUANTITY));
    return { kind: 'goods' as const, product_id: id, code, name, unit, quantity, unit_price, vat_rate };
  });
  return {
    template_id,
    issued_on,
    buyer_name: retailBuyerOn(issued_on) ?? newestRetailBuyer(),
    payment_method: pick(random, [cash, transfer]),
    currency: 'VND',
    lines,
  };
}
