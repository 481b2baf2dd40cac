import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { components } from '#generated/types.ts';
import type { Taxpayer } from '#server/gateways/provider/sandbox/records.ts';
import { carryDocument, collectAnswers, documentOf, storedFile } from '#server/modules/documents/index.ts';
import { packageKind } from '#server/modules/cash-registers/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { declareAt, keepDeclared } from '#tests/setup/declare.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Package = Schemas['InvoiceCalculatingMachineTmp'];

const { invoice_modes } = BLANK_DECLARATION;
const MODES = {
  invoice_modes: { ...invoice_modes, coded: true, coded_cash_register: true, uncoded_cash_register: true },
};

/** Somebody of the demo company, whose declaration names invoices of cash registers; C26MTN (coded) is a series of theirs. */
export async function registerDesk(app: TestApp) {
  const { db } = app.publishing;
  const { serial, name, tax_code } = await inTenant(db, TENANT, async (tx) => ({
    ...(await tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow()),
    ...(await readTenant(tx)),
  }));
  await declareAt(app.sandbox.url, { name, tax_code }, serial, app.clock.now(), MODES);
  const reply = await fetch(`${app.sandbox.url}/admin/taxpayers/${tax_code}`);
  const { taxpayer } = (await reply.json()) as { taxpayer: Taxpayer };
  const characters = taxpayer.register_code ?? '';
  await keepDeclared(db, TENANT, serial, app.clock.now(), MODES, characters);
  let token = await app.signIn('owner@demo.vn');
  let desk = await deskOf(app);

  const call = (id: Parameters<typeof judged>[1], options: Parameters<typeof judged>[2] = {}) =>
    judged(app, id, { token, ...options });

  /** Goes on at another time (ISO with Z), with a new session: the old one is over by then. */
  async function goTo(now: string): Promise<void> {
    app.clock.set(now);
    token = await app.signIn('owner@demo.vn');
    desk = await deskOf(app);
  }

  async function series(symbol: string): Promise<Answered> {
    const template = {
      name: `Bán lẻ ${symbol}`,
      form_no: '1',
      symbol,
      is_default: false,
      status: 'active',
      layout: 'modern',
    };
    return call('createTemplate', { body: { template } });
  }
  async function newSeries(symbol: string): Promise<number> {
    const made = await series(symbol);
    expect(made.status, made.text).toBe(201);
    return (made.body as { template: Schemas['Template'] }).template.id;
  }
  const template_id = await newSeries('C26MTN');

  /** Invoices of today, each sold. */
  async function issued(count: number, of = template_id): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await queueInvoice(of));
    await desk.work(ids);
    return ids;
  }

  /** A draft of today whose publication was asked for; no job has run. */
  async function queueInvoice(of = template_id): Promise<number> {
    const draft = await desk.draft({ template_id: of, issued_on: app.clock.today() });
    const { status, body } = await desk.publish(draft);
    expect(status, JSON.stringify(body)).toBe(202);
    return draft.id;
  }

  async function send(): Promise<Package[]> {
    const sent = await call('publishCashRegisterPackages', {
      headers: { 'idempotency-key': randomUUID() },
      body: {},
    });
    expect(sent.status, sent.text).toBe(202);
    return (sent.body as { invoice_calculating_machine_tmps: Package[] }).invoice_calculating_machine_tmps;
  }

  /** What the worker does with packages, and the answers that are there then. */
  async function carry(packages: readonly Pick<Package, 'id'>[]): Promise<void> {
    for (const { id } of packages) {
      const document = await inTenant(db, TENANT, (tx) => documentOf(tx, packageKind.name, id));
      await carryDocument(app.publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
    }
    await collectAnswers(app.publishing, TENANT);
  }

  const read = async (id: number): Promise<Package> =>
    ((await call('getCashRegisterPublish', { id })).body as { invoice_calculating_machine_tmp: Package })
      .invoice_calculating_machine_tmp;
  const again = (id: number) => call('publishCashRegisterPackage', { id, body: {} });
  const packages = async (): Promise<Package[]> =>
    ((await call('getRecentCashRegisterPublishes')).body as { invoice_calculating_machine_tmps: Package[] })
      .invoice_calculating_machine_tmps;
  const sending = async (): Promise<Schemas['CashRegisterSending']> =>
    (
      (await call('getCashRegisterSending')).body as {
        cash_register_sending: Schemas['CashRegisterSending'];
      }
    ).cash_register_sending;
  /** The signed data of a package's message. */
  const file = (id: number): Promise<Uint8Array> =>
    inTenant(db, TENANT, async (tx) => (await storedFile(tx, packageKind, id, 'signed')) ?? new Uint8Array());

  return {
    queueInvoice,
    again,
    call,
    carry,
    characters,
    desk: () => desk,
    file,
    goTo,
    issued,
    newSeries,
    packages,
    read,
    send,
    sending,
    series,
    template_id,
  };
}

export type RegisterDesk = Awaited<ReturnType<typeof registerDesk>>;
