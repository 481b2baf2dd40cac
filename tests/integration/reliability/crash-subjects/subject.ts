import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import type { authority } from '../authority.ts';
import type { Clerk } from '../clerk.ts';

export type Schemas = components['schemas'];
export type Made = { id: number; lock_version: number };
export type Office = ReturnType<typeof authority>;

/** A document as its user sees it: how one is made and submitted, and how its end is read. */
export type CrashSubject = {
  /** Name of its kind in the table of kinds. */
  kind: string;
  /** Null where nothing goes to the authority. */
  message_type: string | null;
  /** What the authority says of its message in the end. */
  verdict: 'coded' | 'accepted';
  /** What its history holds exactly once, in this order. */
  once_each: readonly string[];
  make(owner: Clerk, office: Office): Promise<Made>;
  submit(owner: Clerk, made: Made, key: string): Promise<{ status: number }>;
  /** Follows it to its end; its number at the authority, where the kind has one. */
  ends(owner: Clerk, id: number, office: Office): Promise<number | null>;
  history(owner: Clerk, id: number): Promise<string[]>;
};

export const SIGNED_ONCE = ['sealed', 'signature_requested', 'signed'];

/** Asks for what is made there; fails where the answer is not 201. */
export async function madeBy<Body>(owner: Clerk, path: string, body: object): Promise<Body> {
  const made = await owner.call<Body>('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** What has happened to it, oldest first, from the answer's list of this name. */
export async function historyAt(owner: Clerk, path: string, list: string): Promise<string[]> {
  const { body } = await owner.call<Record<string, Schemas['DocumentEvent'][]>>('GET', path);
  return (body[list] ?? []).map(({ kind }) => kind).reverse();
}

/** With its code, sold to a business. */
export async function issuedInvoice(
  owner: Clerk,
  changes: Partial<Schemas['InvoiceInput']> = {},
): Promise<Schemas['Invoice']> {
  const draft = await owner.draft({
    buyer_tax_code: '0000000017',
    buyer_email: 'mua@khach.vn',
    ...changes,
  });
  expect((await owner.publish(draft)).status).toBe(202);
  await owner.reaches(draft.id, 'code_issued');
  return owner.invoice(draft.id);
}
