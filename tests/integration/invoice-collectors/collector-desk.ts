import { beforeAll, expect } from 'vitest';
import { invoiceDataIn } from '#domain/documents/invoice-document.ts';
import type { ParsedElement } from '#domain/documents/parsed-element.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import type { components } from '#generated/types.ts';
import type { Db } from '#server/context.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { AppDeps } from '#server/handlers.ts';
import type { FileJudge } from '#server/modules/xml-verifications/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import {
  breachesOf,
  judged,
  type Answered,
  type ErrorBody,
  type Request,
} from '#tests/contract/injection.ts';
import { coded, sealed, seller, signElements } from '#tests/golden/sealed-sample.ts';
import { withTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
export type Invoice = Schemas['InvoiceCollector'];
type Collected = Schemas['CollectedFile'];

/** Somebody of the company that takes invoices in. */
class CollectorDesk {
  token = '';
  own = '';
  readonly #server: { readonly current: TestApp };
  #number = 0;

  constructor(server: { readonly current: TestApp }) {
    this.#server = server;
  }

  get app(): TestApp {
    return this.#server.current;
  }

  get db(): Db {
    return this.app.publishing.db;
  }

  async begin(): Promise<void> {
    this.token = await this.app.signIn('owner@demo.vn');
    this.own = await inTenant(this.db, TENANT, (tx) => readTaxCode(tx));
  }

  call(id: string, options: Request = {}): Promise<Answered> {
    return judged(this.app, id, { token: this.token, ...options });
  }

  async upload(file: Buffer, file_name = 'hoa-don.xml', by = this.token) {
    const reply = await this.app.app.inject({
      method: 'POST',
      url: `/api/invoice_collectors/upload?file_name=${encodeURIComponent(file_name)}`,
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/octet-stream' },
      payload: file,
    });
    const answered = { status: reply.statusCode, headers: reply.headers, body: reply.json<unknown>() };
    expect(breachesOf('submitInputInvoices', answered)).toEqual([]);
    return answered;
  }

  async collected(file: Buffer, file_name?: string): Promise<Collected[]> {
    const { status, body } = await this.upload(file, file_name);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { collected_files: Collected[] }).collected_files;
  }

  async taken(file: Buffer): Promise<Invoice> {
    const [one] = await this.collected(file);
    expect(one).toMatchObject({ outcome: 'collected' });
    return this.read(one?.invoice_collector?.id ?? 0);
  }

  async refused(file: Buffer, file_name?: string) {
    const { status, body } = await this.upload(file, file_name);
    const [error] = (body as ErrorBody).errors;
    return { status, code: error?.code, message: error?.message ?? '' };
  }

  async read(id: number): Promise<Invoice> {
    const { body } = await this.call('getInvoiceCollector', { id });
    return (body as { invoice_collector: Invoice }).invoice_collector;
  }

  async reading(id: number): Promise<Schemas['InputInvoiceReading']> {
    const { body } = await this.call('getInputInvoiceReading', { id });
    return (body as { input_invoice_reading: Schemas['InputInvoiceReading'] }).input_invoice_reading;
  }

  /** An invoice to the company, under the next number. */
  content(changed: Partial<InvoiceContent> = {}): InvoiceContent {
    this.#number += 1;
    return { ...SAMPLE_INVOICE, buyer_tax_code: this.own, number: this.#number, ...changed };
  }

  coded(changed: Partial<InvoiceContent> = {}): Buffer {
    return withCode(sealed(this.content(changed)));
  }
}

/** For the top of a test file. */
export function withCollector(file_judge: FileJudge, deps: Partial<AppDeps> = {}): CollectorDesk {
  const desk = new CollectorDesk(withTestApp(undefined, { file_judge, ...deps }));
  beforeAll(() => desk.begin());
  return desk;
}

/** The same with the authority's code and signature. */
export function withCode(signed: Uint8Array): Buffer {
  return Buffer.from(coded(signed, /<DLHDon Id="([^"]+)"/.exec(Buffer.from(signed).toString())?.[1] ?? ''));
}

export type Shape = (data: ParsedElement) => ParsedElement;

/** An uncoded invoice written in another hand: its data reshaped before the seller signs it. */
export function reshaped(content: InvoiceContent, shape: Shape, around = (file: string) => file): Buffer {
  const root = parseXml(invoiceDataIn(sealed(content)));
  const data = xmlOf(shape(root));
  const id = root.attributes['Id'] ?? '';
  const signature = signElements([{ id, bytes: Buffer.from(data) }], 'sig', seller);
  const file = `<HDon>${data}<DSCKS><NBan>${Buffer.from(signature).toString()}</NBan></DSCKS></HDon>`;
  return Buffer.from(around(file));
}

/** Canonical, as the signature wants it: no namespaces, one attribute at most. */
function xmlOf({ name, attributes, children, text }: ParsedElement): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const own = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${name}${named.join('')}>${own}${children.map(xmlOf).join('')}</${name}>`;
}

/** Every element of a name, changed. */
export function each(name: string, change: Shape): Shape {
  const walk: Shape = (element) => {
    const inside = { ...element, children: element.children.map(walk) };
    return inside.name === name ? change(inside) : inside;
  };
  return walk;
}

/** An element of this name and text. */
export function element(name: string, inside: string | readonly ParsedElement[]): ParsedElement {
  const [text, children] = typeof inside === 'string' ? [inside, []] : ['', inside];
  return { name, namespace: '', attributes: {}, children, text, position: 0 };
}
