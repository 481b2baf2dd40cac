import { createCipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What the key of a link stands for. Ids are those of the tables; `email_id` null is the link that anyone may be given. */
export type LinkClaims = {
  tenant_id: number;
  invoice_id: number;
  email_id: number | null;
  generation: number;
};

/** Bytes of company, invoice, mail and generation; ids of a sequence stay below 2^40 for longer than anyone counts. */
const LINK_WIDTHS = [4, 5, 5, 2] as const;
/** 128 bits: a link is not found by trying. */
const LINK_TAG_BYTES = 16;
/** 40 bits over an id of 40 that is masked: one of 2^80 codes is typed, and a company has some millions of them. */
const CODE_TAG_BYTES = 5;
const ID_BYTES = 5;

/** The key in the address of a link, 43 characters. The same claims give the same key, so that nothing of it is stored. */
export function linkKey(secret: Buffer, { tenant_id, invoice_id, email_id, generation }: LinkClaims): string {
  const ids = [tenant_id, invoice_id, email_id ?? 0, generation];
  return sealIds(secret, 'invoice link', ids, LINK_WIDTHS, LINK_TAG_BYTES).toString('base64url');
}

/** Null for a key that was not made here, or was changed by a single bit. */
export function claimsOfKey(secret: Buffer, key: string): LinkClaims | null {
  const sealed = Buffer.from(key, 'base64url');
  // Base64url ignores what is no digit of it and the last bits: one link has one spelling.
  if (sealed.toString('base64url') !== key) return null;
  const ids = unsealIds(secret, 'invoice link', sealed, LINK_WIDTHS, LINK_TAG_BYTES);
  if (ids === null) return null;
  const [tenant_id = 0, invoice_id = 0, email_id = 0, generation = 0] = ids;
  return { tenant_id, invoice_id, email_id: email_id === 0 ? null : email_id, generation };
}

/** Base 32 of Crockford: nothing in it is taken for another character when it is read aloud or typed off paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = ((CODE_TAG_BYTES + ID_BYTES) * 8) / 5;

/** Mã tra cứu of an invoice, `7F3K-92QM-X4TB-1N0P`: good together with the tax code of its seller alone. */
export function lookUpCode(secret: Buffer, tenant_id: number, invoice_id: number): string {
  const sealed = sealIds(secret, codePurpose(tenant_id), [invoice_id], [ID_BYTES], CODE_TAG_BYTES);
  let bits = BigInt(`0x${sealed.toString('hex')}`);
  let text = '';
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    text = (LETTERS[Number(bits % 32n)] ?? '') + text;
    bits /= 32n;
  }
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The invoice of a code as people type it: without dashes, in small letters, with O for 0 and I or L for 1. Null where it fits none. */
export function invoiceOfCode(secret: Buffer, tenant_id: number, typed: string): number | null {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (text.length !== CODE_LENGTH || [...text].some((letter) => !LETTERS.includes(letter))) return null;
  let bits = 0n;
  for (const letter of text) bits = bits * 32n + BigInt(LETTERS.indexOf(letter));
  const sealed = Buffer.from(bits.toString(16).padStart((CODE_TAG_BYTES + ID_BYTES) * 2, '0'), 'hex');
  return unsealIds(secret, codePurpose(tenant_id), sealed, [ID_BYTES], CODE_TAG_BYTES)?.[0] ?? null;
}

const codePurpose = (tenant_id: number) => `look-up code of company ${tenant_id}`;

/** Ids that nobody reads or makes without the secret, by a synthetic IV (RFC 5297): a MAC of them, then they in AES counter mode that begins at the MAC. */
export function sealIds(
  secret: Buffer,
  purpose: string,
  ids: readonly number[],
  widths: readonly number[],
  tag_bytes: number,
): Buffer {
  const text = Buffer.alloc(widths.reduce((sum, width) => sum + width, 0));
  let at = 0;
  for (const [index, width] of widths.entries()) at = text.writeUIntBE(ids[index] ?? 0, at, width);
  const tag = tagOf(secret, purpose, text, tag_bytes);
  return Buffer.concat([tag, masked(secret, purpose, tag, text)]);
}

/** Null for what was not sealed for this purpose by this secret. */
export function unsealIds(
  secret: Buffer,
  purpose: string,
  sealed: Buffer,
  widths: readonly number[],
  tag_bytes: number,
): number[] | null {
  if (sealed.length !== widths.reduce((sum, width) => sum + width, tag_bytes)) return null;
  const tag = sealed.subarray(0, tag_bytes);
  const text = masked(secret, purpose, tag, sealed.subarray(tag_bytes));
  if (!timingSafeEqual(tag, tagOf(secret, purpose, text, tag_bytes))) return null;
  let at = 0;
  return widths.map((width) => text.readUIntBE((at += width) - width, width));
}

function tagOf(secret: Buffer, purpose: string, text: Buffer, bytes: number): Buffer {
  return createHmac('sha256', secret).update(`${purpose}: tag\n`).update(text).digest().subarray(0, bytes);
}

function masked(secret: Buffer, purpose: string, tag: Buffer, text: Buffer): Buffer {
  const key = createHmac('sha256', secret).update(`${purpose}: mask\n`).digest();
  const iv = createHash('sha256').update(tag).digest().subarray(0, 16);
  return createCipheriv('aes-256-ctr', key, iv).update(text);
}
