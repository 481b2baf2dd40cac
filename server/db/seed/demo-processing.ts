import { dayOfMonth, monthOf } from '#domain/rules/deadlines/calendar.ts';
import type { MistakenInvoice } from '#domain/mistakes/content.ts';
import { DAY_MS, HOUR_MS } from '#domain/vietnam-time.ts';
import type { Account, Db, Tx } from '#server/context.ts';
import {
  carryDocument,
  collectAnswers,
  documentOf,
  type DocumentDeps,
} from '#server/modules/documents/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import {
  draftMistakeNotice,
  mistakeNoticeKind,
  submitMistakeNotice,
} from '#server/modules/invoice-mistakes/index.ts';
import { closeMonth } from '#server/modules/month-end/index.ts';
import { cancelInvoice } from '#server/modules/publishing/index.ts';
import type { FixedClock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

type DemoProcessing = {
  db: Db;
  documents: DocumentDeps;
  clock: FixedClock;
  now_ms: number;
  account: Account;
  tax_code: string;
  /** Has the sandbox authority send a message by itself. */
  initiate(initiative: object): Promise<void>;
};

/**
 * What comes after issuing, by the product's own code on a backdated clock: the months long past are closed once their refused invoices are given
 * up, a notice of mistakes is answered line by line, and the tax authority asks for a review that waits for its answer.
 */
export async function processDemoInvoices(demo: DemoProcessing): Promise<void> {
  await closeLongPastMonths(demo);
  await sendDemoNotice(demo);
  await receiveDemoReview(demo);
  demo.clock.set(new Date(demo.now_ms).toISOString());
}

/** A month is closed so many days after its last, by the first of the demo at once and by later ones when they are long past. */
const CLOSED_AFTER_DAYS = 5;
const LONG_PAST_DAYS = 70;

/** Nothing where the first month is not over yet. */
async function closeLongPastMonths({ db, clock, now_ms, account }: DemoProcessing): Promise<void> {
  await inTenant(db, account.tenant_id, async (tx) => {
    const { issued_on } = await tx
      .selectFrom('invoices')
      .select('issued_on')
      .orderBy('issued_on')
      .executeTakeFirstOrThrow();
    const first = issued_on.slice(0, 7);
    for (let month = first; ; month = monthAfter(month)) {
      const { last } = monthOf(month);
      const then = Date.parse(`${last}T09:00:00+07:00`) + CLOSED_AFTER_DAYS * DAY_MS;
      if (then > (month === first ? now_ms : now_ms - LONG_PAST_DAYS * DAY_MS)) return;
      clock.set(new Date(then).toISOString());
      await giveUpRefused(tx, last, account, clock);
      await closeMonth(tx, month, account, clock);
    }
  });
}

/** YYYY-MM of the month after. */
const monthAfter = (month: string): string => dayOfMonth(`${month}-01`, 1, 1).slice(0, 7);

async function giveUpRefused(tx: Tx, last: string, account: Account, clock: FixedClock): Promise<void> {
  const refused = await tx
    .selectFrom('invoices')
    .select(['id', 'lock_version'])
    .where('status', '=', 'denial_of_code_issuance')
    .where('issued_on', '<=', last)
    .execute();
  const reason = 'Người mua đã ngừng hoạt động, hai bên không mua bán nữa';
  for (const one of refused) await cancelInvoice(tx, { ...one, reason }, account, clock);
}

/** Two invoices in one notice: the authority takes the one of this company, and knows none of the other number. */
async function sendDemoNotice({ db, documents, clock, now_ms, account }: DemoProcessing): Promise<void> {
  const { tenant_id } = account;
  clock.set(new Date(now_ms - 3 * DAY_MS).toISOString());
  const id = await inTenant(db, tenant_id, async (tx) => {
    const wrong = await issuedBefore(tx, clock.today(), 25);
    const named = lineOf(wrong, 'Sai địa chỉ người mua: số 12, đúng là số 21.');
    const mistyped = {
      ...named,
      number: '90000001',
      authority_code: null,
      reason: 'Sai tên người mua hàng.',
    };
    const draft = await draftMistakeNotice(
      tx,
      {
        origin: 'own',
        review_no: null,
        review_on: null,
        invoices: [
          { ...named, invoice_id: wrong.id },
          { ...mistyped, invoice_id: null },
        ],
      },
      account,
      clock,
    );
    await submitMistakeNotice(tx, draft, account, clock);
    return draft.id;
  });
  const document = await inTenant(db, tenant_id, (tx) => documentOf(tx, mistakeNoticeKind.name, id));
  if (document === null) return;
  await carryDocument(documents, { tenant_id, document_id: document.id });
  clock.advance(2_000);
  await collectAnswers(documents, tenant_id);
}

/** A review (302) that came some hours ago. */
async function receiveDemoReview(demo: DemoProcessing): Promise<void> {
  const { db, documents, clock, now_ms, account, tax_code, initiate } = demo;
  clock.set(new Date(now_ms - 4 * HOUR_MS).toISOString());
  const { form_no, symbol, number, issued_on } = await inTenant(db, account.tenant_id, (tx) =>
    issuedBefore(tx, clock.today(), 40),
  );
  const text = 'Thuế suất trên hóa đơn chưa khớp với nhóm hàng, đề nghị rà soát.';
  await initiate({ tax_code, type: '302', text, invoices: [{ form_no, symbol, number, issued_on }] });
  await collectAnswers(documents, account.tenant_id);
}

/** An issued invoice of days before `day` (YYYY-MM-DD) that nothing corrects, so many back from the newest. */
async function issuedBefore(tx: Tx, day: string, back: number): Promise<InvoiceRow> {
  const { id } = await tx
    .selectFrom('invoices')
    .select('id')
    .where('lifecycle', '=', 'issued')
    .where('nature', '=', 'original')
    .where('issued_on', '<', day)
    .orderBy('id', 'desc')
    .offset(back)
    .executeTakeFirstOrThrow();
  return findInvoice(tx, id);
}

function lineOf(
  { form_no, symbol, number, issued_on, tax_authority_code }: InvoiceRow,
  reason: string,
): MistakenInvoice {
  return {
    ...{ form_no, symbol, issued_on, reason },
    number: String(number),
    authority_code: tax_authority_code,
    decree: '1',
    nature: 'explain',
  };
}
