import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { components } from '#generated/types.ts';
import { PATIENCE } from '#tests/setup/patience.ts';

type Schemas = components['schemas'];
export type Draft = Schemas['Invoice'];
export type InvoiceInput = Schemas['InvoiceInput'];

export type Reply<Body> = { status: number; body: Body };

export const SAMPLE: InvoiceInput = {
  issued_on: '2026-11-20',
  buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
  buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
  payment_method: 'TM/CK',
  currency: 'VND',
  lines: [
    {
      kind: 'goods',
      name: 'Băng keo',
      unit: 'Cuộn',
      quantity: '10',
      unit_price: '11500',
      vat_rate: '10%',
    },
  ],
};

/** Somebody signed in, over real HTTP: drafts, publishes and follows invoices. */
export function clerk(base_url: string, token: string) {
  async function call<Body>(method: string, path: string, body?: object, headers = {}): Promise<Reply<Body>> {
    const reply = await fetch(base_url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Body };
  }

  /** The file that answers. */
  async function file(method: string, path: string, body: object): Promise<Uint8Array> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(base_url + path, { method, headers, body: JSON.stringify(body) });
    expect(reply.status).toBe(200);
    return new Uint8Array(await reply.arrayBuffer());
  }

  async function draft(changes: Partial<InvoiceInput> = {}): Promise<Draft> {
    const { status, body } = await call<{ invoice: Draft }>('POST', '/api/invoices', {
      invoice: { ...SAMPLE, ...changes },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.invoice;
  }

  function put(invoice: { id: number; lock_version: number }, changes: Partial<InvoiceInput> = {}) {
    const { id, lock_version } = invoice;
    return call<{ invoice: Draft }>('PUT', `/api/invoices/${id}`, {
      invoice: { ...SAMPLE, ...changes, lock_version },
    });
  }

  function publish(invoice: { id: number; lock_version: number }, key: string = randomUUID()) {
    const { id, lock_version } = invoice;
    return call<{ publication: Schemas['Publication'] }>(
      'POST',
      `/api/invoices/${id}/publish`,
      { invoice: { lock_version } },
      { 'idempotency-key': key },
    );
  }

  /** Those that are ready, in one call. */
  function publishMany(invoices: readonly Draft[], key: string) {
    return call<{ bulk_publication: Schemas['BulkPublication'] }>(
      'POST',
      '/api/invoices/publish',
      { invoices: invoices.map(({ id, lock_version }) => ({ id, lock_version })) },
      { 'idempotency-key': key },
    );
  }

  const invoice = async (id: number): Promise<Draft> =>
    (await call<{ invoice: Draft }>('GET', `/api/invoices/${id}`)).body.invoice;

  const publication = async (id: number): Promise<Schemas['Publication']> =>
    (await call<{ publication: Schemas['Publication'] }>('GET', `/api/invoices/${id}/publication`)).body
      .publication;

  const events = async (id: number): Promise<Schemas['DocumentEvent'][]> => {
    const { body } = await call<{ invoice_events: Schemas['DocumentEvent'][] }>(
      'GET',
      `/api/invoices/${id}/history`,
    );
    return body.invoice_events.reverse();
  };

  /** What has happened to it, oldest first. */
  const history = async (id: number): Promise<string[]> => (await events(id)).map(({ kind }) => kind);

  /** What its events of one kind say, oldest first. */
  const detailsOf = async (id: number, kind: string): Promise<(string | null)[]> =>
    (await events(id)).flatMap((event) => (event.kind === kind ? [event.detail] : []));

  /** Follows it, as the screen does, until it is there. */
  const reaches = (id: number, status: string): Promise<Schemas['Publication']> =>
    vi.waitFor(async () => {
      const seen = await publication(id);
      expect(seen).toMatchObject({ status });
      return seen;
    }, PATIENCE);

  const signedXml = async (id: number): Promise<string> => {
    const reply = await fetch(`${base_url}/api/invoices/${id}/xml?as=signed`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return reply.text();
  };

  return {
    call,
    file,
    draft,
    put,
    publish,
    publishMany,
    invoice,
    publication,
    history,
    detailsOf,
    reaches,
    signedXml,
  };
}

export type Clerk = ReturnType<typeof clerk>;
