import { beforeEach, describe, expect, test } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { keepDeclared } from '#tests/setup/declare.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
const HOUR_MS = 60 * 60 * 1000;
const { invoice_modes, invoice_types } = BLANK_DECLARATION;
const UNCODED = { invoice_modes: { ...invoice_modes, uncoded: true } };
const CODED = {};

let owner: Desk;
let serial = '';
let changes = 0;
beforeEach(async () => {
  const app = server.current;
  owner = await deskOf(app);
  const { serial: found } = await inTenant(app.publishing.db, TENANT, (tx) =>
    tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow(),
  );
  serial = found;
  await accepted(CODED);
});

/** A declaration of change is accepted, each later than the one before; the clock goes with it. */
async function accepted(change: Partial<DeclarationContent>): Promise<void> {
  const { publishing, clock } = server.current;
  changes += 1;
  clock.set(new Date(Date.parse(TEST_NOW) + changes * 60_000).toISOString());
  await keepDeclared(publishing.db, TENANT, serial, clock.now(), change);
}

const stop = (): Partial<DeclarationContent> => ({
  certificates: [
    {
      issuer_name: 'CA thử nghiệm',
      serial,
      valid_from: '2020-01-01T00:00:00.000Z',
      valid_to: '2039-12-31T00:00:00.000Z',
      action: 'stop',
    },
  ],
});

type Refused = { errors: { code: string; message: string; fields: string[] }[] };

describe('an invoice is published by what is in force', () => {
  const CASES: [string, () => Partial<DeclarationContent>, string][] = [
    ['coded invoices were given up', () => UNCODED, 'series_mode_not_declared'],
    [
      'VAT invoices were given up',
      () => ({ invoice_types: { ...invoice_types, sales: true } }),
      'series_type_not_declared',
    ],
    ['the certificate was stopped', stop, 'certificate_stopped'],
  ];

  test.each(CASES)('not after %s: one by itself, and among many', async (_what, change, code) => {
    const one = await owner.draft();
    const other = await owner.draft();
    await accepted(change());
    const { status, body } = await owner.publish(one);
    expect([status, (body as unknown as Refused).errors.map((error) => error.code)]).toEqual([422, [code]]);
    expect((body as unknown as Refused).errors[0]?.message).toContain('ờ khai');

    const invoices = [one, other].map(({ id, lock_version }) => ({ id, lock_version }));
    const many = await owner.post<{
      bulk_publication: { accepted: unknown[]; refused: { reasons: { code: string }[] }[] };
    }>('/api/invoices/publish', { invoices });
    expect(many.body.bulk_publication.accepted).toEqual([]);
    expect(many.body.bulk_publication.refused.map(({ reasons }) => reasons.map((why) => why.code))).toEqual([
      [code],
      [code],
    ]);

    await accepted(CODED);
    expect((await owner.publish(one)).status).toBe(202);
  });

  test.each(CASES)('asked for before %s, it is not signed after that', async (_what, change, code) => {
    const one = await owner.draft();
    expect((await owner.publish(one)).status).toBe(202);
    await accepted(change());
    await owner.work([one.id]);
    const failed = await owner.publication(one.id);
    expect(failed.reasons.map((reason) => reason.code)).toEqual([code]);
    expect(await owner.isWithoutFile(one.id)).toBe(true);

    await accepted(CODED);
    expect((await owner.publish(await owner.invoice(one.id))).status).toBe(202);
    await owner.work([one.id]);
    expect(await owner.isWithoutFile(one.id)).toBe(false);
  });
});

test('an invoice dated before the first declaration was accepted is not published', async () => {
  const before = Date.parse(TEST_NOW) - 151 * 24 * HOUR_MS;
  const one = await owner.draft({ issued_on: new Date(before).toISOString().slice(0, 10) });
  const { status, body } = await owner.publish(one);
  const codes = (body as unknown as Refused).errors.map((error) => error.code);
  expect([status, codes]).toEqual([422, ['issued_before_declaration']]);
});
