import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '#generated/types.ts';

export type Tokens = Pick<components['schemas']['Token'], 'access_token' | 'refresh_token'>;
export type Invoice = components['schemas']['Invoice'];
type InvoiceInput = components['schemas']['InvoiceInput'];

const client = `Basic ${Buffer.from('hoadon-web:').toString('base64')}`;
const password = 'hoadon-demo';
const kept = new Map<string, { tokens: Tokens; until_ms: number }>();

/** Well under the 15 minutes that an access token is good for: no page that is opened with it has to renew it. */
const KEPT_MS = 5 * 60_000;

export async function grantTokens(request: APIRequestContext, email: string): Promise<Tokens> {
  const reply = await request.post('/oauth/token', {
    headers: { authorization: client },
    form: { grant_type: 'password', username: email, password },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()) as Tokens;
}

/** Signed in now and then for all tests of a worker: sign-ins are limited by the minute. */
export async function signedIn(request: APIRequestContext, email: string): Promise<Tokens> {
  const known = kept.get(email);
  if (known !== undefined && Date.now() < known.until_ms) return known.tokens;
  const tokens = await grantTokens(request, email);
  kept.set(email, { tokens, until_ms: Date.now() + KEPT_MS });
  return tokens;
}

/** One call with the account's bearer token; the body of a reply that must be good. */
export async function callApi<T>(
  request: APIRequestContext,
  email: string,
  [method, path]: readonly [method: string, path: string],
  data?: unknown,
): Promise<T> {
  const { access_token } = await signedIn(request, email);
  const reply = await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'idempotency-key': randomUUID() },
    ...(data === undefined ? {} : { data }),
  });
  expect(reply.ok(), `${method} ${path}: ${reply.status()} ${await reply.text()}`).toBe(true);
  return (reply.status() === 204 ? null : await reply.json()) as T;
}

export const line = {
  kind: 'goods',
  name: 'Thùng carton 5 lớp',
  unit: 'Cái',
  quantity: '10',
  unit_price: '18600',
  // In force on every day: 8% ends with the year 2026.
  vat_rate: '10%',
} as const satisfies InvoiceInput['lines'][number];

/** What a draft has to hold to lack nothing. Issued today in Việt Nam, as the login's clock says. */
export const readyDraft = (): InvoiceInput => ({
  issued_on: today(),
  buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
  buyer_tax_code: '0000000017',
  buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
  payment_method: 'TM/CK',
  currency: 'VND',
  lines: [line],
});

/** A draft that lacks nothing, made behind the screens. */
export async function makeDraft(
  request: APIRequestContext,
  changes: Partial<InvoiceInput> = {},
  email = 'owner@demo.vn',
): Promise<Invoice> {
  const invoice: InvoiceInput = { ...readyDraft(), ...changes };
  const made = await callApi<{ invoice: Invoice }>(request, email, ['POST', '/api/invoices'], { invoice });
  return made.invoice;
}

const daysText = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });

/** The day in Việt Nam, so many days on. */
export function today(days = 0): string {
  return daysText.format(Date.now() + days * 86_400_000);
}

/** `2026-11-21` as people here type it. */
export function typedDate(date: string): string {
  return date.split('-').reverse().join('/');
}
