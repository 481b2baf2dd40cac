import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { TENANT } from '../signing/desk.ts';
import { AGREED, codesIn, correctionsDesk, draftIn } from './corrections-desk.ts';

type Invoice = components['schemas']['Invoice'];
type Nature = 'adjust' | 'replace';

const server = withTestApp();
let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const LESS = {
  kind: 'goods',
  name: 'Băng keo',
  quantity: '-1',
  unit_price: '11500',
  vat_rate: '10%',
} as const;
const adjustment = async (id: number) =>
  draftIn(
    await judged(server.current, 'createAdjustment', {
      token: at.token,
      id,
      body: { correction: { ...AGREED, lines: [LESS] } },
    }),
  );
const replacement = async (id: number) =>
  draftIn(
    await judged(server.current, 'createReplacement', { token: at.token, id, body: { correction: AGREED } }),
  );

/** By the application's own role, as code that forgot a rule would do it. */
const asApp = <T>(work: (tx: Tx) => Promise<T>) => inTenant(server.current.publishing.db, TENANT, work);

/** A draft that says it corrects, and that nothing ties to an invoice yet. */
async function correcting(nature: Nature): Promise<Invoice> {
  const draft = await at.desk.draft();
  await asApp((tx) =>
    sql`update invoices set nature = ${nature}, related = ${JSON.stringify({ nature, form_no: '1', symbol: 'C26TAA', number: '1' })}
      where tenant_id = ${TENANT} and id = ${draft.id}`.execute(tx),
  );
  return draft;
}

type Tied = { target?: number; other?: number; nature: Nature; in_effect?: boolean };

const tie = (invoice_id: number, { target, other, nature, in_effect = false }: Tied) =>
  asApp((tx) =>
    tx
      .insertInto('invoice_corrections')
      .values({
        ...{ tenant_id: TENANT, invoice_id, nature, in_effect },
        target_id: target ?? null,
        other_id: other ?? null,
        matter: 'main_content',
        created_on: server.current.clock.now(),
      })
      .execute(),
  );

describe('the database itself refuses', () => {
  test('a second correction while one is under way', async () => {
    const original = await at.issued();
    await adjustment(original.id);
    const second = await correcting('adjust');
    await expect(tie(second.id, { target: original.id, nature: 'adjust' })).rejects.toThrow(
      /invoice_corrections_open/,
    );
  });

  test('any correction of what was replaced, and a second replacement', async () => {
    const original = await at.issued();
    await at.coded(await replacement(original.id));
    for (const nature of ['adjust', 'replace'] as const) {
      const again = await correcting(nature);
      await expect(tie(again.id, { target: original.id, nature })).rejects.toThrow(/another method/);
    }
  });

  test('replacing what was adjusted, while it may be adjusted again', async () => {
    const original = await at.issued();
    await at.coded(await adjustment(original.id));
    const replacing = await correcting('replace');
    await expect(tie(replacing.id, { target: original.id, nature: 'replace' })).rejects.toThrow(
      /another method/,
    );
    const again = await correcting('adjust');
    await tie(again.id, { target: original.id, nature: 'adjust' });
  });

  test('turning a correction under way into one of the other method, or of another invoice', async () => {
    const [adjusted, other] = [await at.issued(), await at.issued()];
    await at.coded(await adjustment(adjusted.id));
    const draft = await replacement(other.id);
    const change = (set: Partial<{ nature: Nature; target_id: number; invoice_id: number }>) =>
      asApp((tx) =>
        tx.updateTable('invoice_corrections').set(set).where('invoice_id', '=', draft.id).execute(),
      );
    await expect(change({ target_id: adjusted.id })).rejects.toThrow(/another method/);
    await expect(change({ nature: 'adjust' })).rejects.toThrow(/does not say that it corrects/);
    const { id: invoice_id } = await correcting('adjust');
    await expect(change({ invoice_id })).rejects.toThrow(/does not say that it corrects/);
  });

  test('correcting a draft, or an invoice that the tax authority has not taken', async () => {
    const draft = await at.desk.draft();
    const draftless = await correcting('adjust');
    await expect(tie(draftless.id, { target: draft.id, nature: 'adjust' })).rejects.toThrow(
      /is not in force/,
    );
    await authority(server.current.sandbox.url).fault({
      kind: 'refuse',
      reasons: [{ code: '20014', text: 'Sai.', remedy: null }],
    });
    expect((await at.desk.publish(draft)).status).toBe(202);
    await server.current.publishNow(TENANT, draft.id);
    await expect(tie(draftless.id, { target: draft.id, nature: 'adjust' })).rejects.toThrow(
      /is not in force/,
    );
  });

  test('correcting an invoice that is replaced, whatever made it so', async () => {
    const [invoice, draft] = [await at.issued(), await correcting('adjust')];
    await asApp((tx) =>
      tx.updateTable('invoices').set({ lifecycle: 'replaced' }).where('id', '=', invoice.id).execute(),
    );
    await expect(tie(draft.id, { target: invoice.id, nature: 'adjust' })).rejects.toThrow(/is not in force/);
  });

  test('an invoice that corrects itself, in two ways, or nothing, or by a way its file does not say', async () => {
    const [first, second] = [await at.issued(), await at.issued()];
    const draft = await correcting('adjust');
    await expect(tie(first.id, { target: first.id, nature: 'adjust' })).rejects.toThrow(
      /does not say that it corrects|violates check/,
    );
    await expect(tie(draft.id, { target: second.id, nature: 'replace' })).rejects.toThrow(
      /does not say that it corrects/,
    );
    await expect(tie(draft.id, { nature: 'adjust' })).rejects.toThrow(/invoice_corrections_one_target/);
    await tie(draft.id, { target: first.id, nature: 'adjust' });
    await expect(tie(draft.id, { target: second.id, nature: 'replace' })).rejects.toThrow(
      /corrects in two ways/,
    );
  });

  test('a correcting invoice without the invoice it names, and an original that names one', async () => {
    const draft = await at.desk.draft();
    for (const set of [{ nature: 'adjust' }, { related: JSON.stringify({ nature: 'adjust' }) }])
      await expect(
        asApp((tx) => tx.updateTable('invoices').set(set).where('id', '=', draft.id).execute()),
      ).rejects.toThrow(/invoices_related/);
  });

  test('a number for a correction of another form or currency; its publication says so before', async () => {
    const original = await at.issued();
    const draft = await adjustment(original.id);
    const number = (set: object) =>
      asApp((tx) =>
        tx
          .updateTable('invoices')
          .set({ number: 99_999, ...set })
          .where('id', '=', draft.id)
          .execute(),
      );
    await expect(number({ currency: 'USD' })).rejects.toThrow(/another form or currency/);
    await expect(number({ form_no: '2' })).rejects.toThrow(/another form or currency/);
    await asApp((tx) =>
      tx
        .updateTable('invoices')
        .set({ currency: 'USD', exchange_rate: '26000' })
        .where('id', '=', draft.id)
        .execute(),
    );
    const { body } = await at.call('getInvoice', { id: draft.id });
    const answer = await judged(server.current, 'publishInvoice', {
      token: at.token,
      id: draft.id,
      body: { invoice: { lock_version: (body as { invoice: Invoice }).invoice.lock_version } },
    });
    expect(codesIn(answer)).toEqual([422, ['correction_unlike_original']]);
  });

  test('a number kept for content of another currency; what is answered about the one before is written', async () => {
    const original = await at.issued();
    const { id } = await adjustment(original.id);
    const change = (set: object) =>
      asApp((tx) => tx.updateTable('invoices').set(set).where('id', '=', id).execute());
    const sealed = { number: 99_997, version: 1 };
    await change(sealed);
    // Refused, and its draft is worked on.
    await change({ currency: 'USD', exchange_rate: '26000' });
    await change({ ...sealed, status: 'denial_of_code_issuance' });
    await expect(change({ ...sealed, version: 2 })).rejects.toThrow(/another form or currency/);
    await change({ ...sealed, version: 2, currency: 'VND', exchange_rate: null });
  });
});

describe('the chain of an invoice of another system', () => {
  const otherInvoice = (number: string, currency = 'VND') =>
    asApp((tx) =>
      tx
        .insertInto('other_invoices')
        .values({
          ...{
            tenant_id: TENANT,
            regime: '1',
            seller_tax_code: '0000000017',
            form_no: '1',
            symbol: 'C26TZZ',
          },
          ...{ number, issued_on: '2026-10-01', currency, content: '{}', total: '1000' },
          created_on: server.current.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  const change = (
    invoice_id: number,
    set: { in_effect: boolean } | { other_id: number } | { nature: Nature },
  ) =>
    asApp((tx) =>
      tx.updateTable('invoice_corrections').set(set).where('invoice_id', '=', invoice_id).execute(),
    );

  test('is held alike', async () => {
    const other = await otherInvoice('7');
    const [first, second, third] = [
      await correcting('replace'),
      await correcting('adjust'),
      await correcting('replace'),
    ];
    await tie(first.id, { other: other.id, nature: 'replace' });
    await expect(tie(third.id, { other: other.id, nature: 'replace' })).rejects.toThrow(
      /invoice_corrections_other_open/,
    );
    await change(first.id, { in_effect: true });
    await expect(tie(second.id, { other: other.id, nature: 'adjust' })).rejects.toThrow(/another method/);
    // Nor is one under way turned to it; what is in effect is no obstacle to itself.
    await tie(second.id, { other: (await otherInvoice('8')).id, nature: 'adjust' });
    await expect(change(second.id, { other_id: other.id })).rejects.toThrow(/another method/);
    await change(first.id, { nature: 'replace' });
  });

  test('has one currency, but may have another form', async () => {
    const other = await otherInvoice('9', 'USD');
    const draft = await correcting('adjust');
    await tie(draft.id, { other: other.id, nature: 'adjust' });
    const number = (set: object) =>
      asApp((tx) =>
        tx
          .updateTable('invoices')
          .set({ number: 99_998, ...set })
          .where('id', '=', draft.id)
          .execute(),
      );
    await expect(number({})).rejects.toThrow(/another form or currency/);
    await number({ currency: 'USD', exchange_rate: '26000', form_no: '2' });
  });
});

test('of a chain of corrections the last one has the day of the first, whose rates stay', async () => {
  const first = await at.issued();
  server.current.clock.advance(24 * 60 * 60 * 1000);
  // The session of yesterday is over.
  at = await correctionsDesk(server.current);
  const second = await replacement(first.id);
  expect(second.related).toMatchObject({ issued_on: first.issued_on, first_issued_on: first.issued_on });
  await at.coded(second);
  const agreement = { ...AGREED, agreement_on: second.issued_on };
  const third = draftIn(
    await at.call('createReplacement', { id: second.id, body: { correction: agreement } }),
  );
  expect(second.issued_on).not.toBe(first.issued_on);
  expect(third.related).toMatchObject({ issued_on: second.issued_on, first_issued_on: first.issued_on });
});
