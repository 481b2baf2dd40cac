import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { Tx } from '#server/context.ts';
import type { components } from '#generated/types.ts';
import { signingDeps, signWaiting, type DocumentDeps } from '#server/modules/documents/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { carryRequest } from '#server/modules/signing/index.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { declareAt, keepDeclared } from '#tests/setup/declare.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { clerk, type Reply } from '../reliability/clerk.ts';
import { OWN_TAX_CODE, type HeldKey } from './held-key.ts';

type Schemas = components['schemas'];
export type Request = Schemas['SignatureRequest'];
export type Certificate = Schemas['TenantCertificate'];
type Errors = Schemas['Errors'];

export const TENANT = 1;

/** Somebody at the first company who publishes and signs, over real HTTP; jobs run when the test says so. */
export async function deskOf(app: TestApp) {
  const token = await app.signIn('owner@demo.vn');
  const owner = clerk(app.url, token);

  async function call<Body>(method: string, path: string, body?: object): Promise<Reply<Body & Errors>> {
    const reply = await fetch(app.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && path.endsWith('publish') && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Body & Errors };
  }

  const post = <Body>(path: string, body: object) => call<Body>('POST', path, body);

  /** Adds it; where it is given as held, a declaration that names it is accepted first. */
  async function addCertificate(
    tenant_certificate: Schemas['TenantCertificateInput'],
    held: HeldKey | null,
  ): Promise<Certificate> {
    if (held !== null) await declare(held);
    const { status, body } = await post<{ tenant_certificate: Certificate }>('/api/certificates', {
      tenant_certificate,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.tenant_certificate;
  }

  /** As an accepted declaration (tờ khai 01/ĐKTĐ-HĐĐT) that names it would, with us. */
  async function declareSerial(serial: string): Promise<void> {
    const { db, clock } = app.publishing;
    await keepDeclared(db, TENANT, serial, clock.now());
  }

  /** With us and at the authority, over its wire. */
  async function declare({ serial }: HeldKey): Promise<void> {
    await declareSerial(serial);
    const declarant = { name: 'Công ty Cổ phần Thương mại Sao Việt', tax_code: OWN_TAX_CODE };
    await declareAt(app.sandbox.url, declarant, serial, app.publishing.clock.now());
  }

  /** The publishing jobs of these invoices, as a worker takes them. */
  async function work(ids: readonly number[], deps: DocumentDeps = app.publishing): Promise<void> {
    await signWaiting(deps, TENANT, 'invoice');
    for (const invoice_id of ids) await carryInvoice(deps, { tenant_id: TENANT, invoice_id });
  }

  /** New drafts, published in one go; the person is asked when this returns. */
  async function publishTogether(count: number): Promise<{ ids: number[]; request: Request }> {
    const drafts = [];
    for (let at = 0; at < count; at += 1) drafts.push(await owner.draft());
    const invoices = drafts.map(({ id, lock_version }) => ({ id, lock_version }));
    const { status, body } = await post('/api/invoices/publish', { invoices });
    expect(status, JSON.stringify(body)).toBe(202);
    const ids = drafts.map(({ id }) => id);
    await work(ids);
    const { signature_request_id } = await owner.publication(ids[0] ?? 0);
    return { ids, request: await request(signature_request_id ?? 0) };
  }

  async function request(id: number): Promise<Request> {
    const { status, body } = await call<{ signature_request: Request }>(
      'GET',
      `/api/signature_requests/${id}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.signature_request;
  }

  const openRequests = async (): Promise<Request[]> =>
    (await call<{ signature_requests: Request[] }>('GET', '/api/signature_requests')).body.signature_requests;

  const act = (id: number, what: string, signature_request: object) =>
    post<{ signature_request: Request }>(`/api/signature_requests/${id}/${what}`, { signature_request });

  return {
    ...owner,
    call,
    post,
    addCertificate,
    declareSerial,
    work,
    publishTogether,
    request,
    openRequests,
    submit: (id: number, signatures: readonly Buffer[]) =>
      act(id, 'signatures', { signatures: signatures.map((one) => one.toString('base64')) }),
    sendOtp: (id: number, otp: string) => act(id, 'otp', { otp }),
    cancel: (id: number, reason?: string) => act(id, 'cancel', reason === undefined ? {} : { reason }),
    /** The request's job, once. */
    carry: (request_id: number, deps: DocumentDeps = app.publishing) =>
      carryRequest(signingDeps(deps), { tenant_id: TENANT, request_id }),
    /** What the token would give for each document. */
    signaturesOf: ({ documents }: Request, held: HeldKey): Buffer[] =>
      documents.map(({ hash_base64 }) => held.signDigest(Buffer.from(hash_base64, 'base64'))),
    isWithoutFile: async (id: number): Promise<boolean> => (await owner.signedXml(id)).includes('not_signed'),
    /** The verdict on the seller's signature in the file of an invoice. */
    verdict: async (id: number, { root_pem }: HeldKey) => {
      const file = Buffer.from(await owner.signedXml(id), 'utf8');
      return verifySignatures(file, createVerifyPorts([root_pem])).find(({ role }) => role === 'seller');
    },
  };
}

/** The first company's rows as the owner of the tables, for what the product's own role may not do. */
export function asOwner<T>(app: TestApp, work: (tx: Tx) => Promise<T>): Promise<T> {
  return app.publishing.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${String(TENANT)}, true)`.execute(tx);
    return work(tx);
  });
}

export type Desk = Awaited<ReturnType<typeof deskOf>>;
