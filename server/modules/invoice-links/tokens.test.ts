import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { claimsOfKey, invoiceOfCode, linkKey, lookUpCode } from './tokens.ts';

const secret = Buffer.alloc(32, 7);
const CLAIMS = { tenant_id: 3, invoice_id: 1_000_000_007, email_id: null, generation: 1 };

describe('the key of a link', () => {
  test('says which invoice of which company it is for, by which mail it came, and nothing of that can be read from it', () => {
    const mailed = { ...CLAIMS, email_id: 2 ** 40 - 1, generation: 65_535 };
    expect(claimsOfKey(secret, linkKey(secret, CLAIMS))).toEqual(CLAIMS);
    expect(claimsOfKey(secret, linkKey(secret, mailed))).toEqual(mailed);
    expect(linkKey(secret, CLAIMS)).toMatch(/^[\w-]{43}$/);
    const next = linkKey(secret, { ...CLAIMS, invoice_id: CLAIMS.invoice_id + 1 });
    const alike = [...next].filter((letter, at) => letter === linkKey(secret, CLAIMS)[at]).length;
    expect(alike).toBeLessThan(10);
  });

  test('opens nothing once a single bit of it differs, by another secret, cut short or spelled otherwise', () => {
    const key = linkKey(secret, CLAIMS);
    const bytes = Buffer.from(key, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(claimsOfKey(secret, changed.toString('base64url'))).toBeNull();
    }
    expect(claimsOfKey(Buffer.alloc(32, 8), key)).toBeNull();
    for (const odd of ['', key.slice(0, -1), `${key}A`, `${key}=`, ` ${key}`, key.replace(/.$/, '?')])
      expect(claimsOfKey(secret, odd)).toBeNull();
  });
});

describe('a look-up code', () => {
  test('is typed as people type: small letters, no dashes, O for 0, I and L for 1', () => {
    for (const id of [1, 255, 4711, 2 ** 40 - 1]) {
      const code = lookUpCode(secret, 3, id);
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(invoiceOfCode(secret, 3, code)).toBe(id);
      const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      expect(invoiceOfCode(secret, 3, typed)).toBe(id);
    }
  });

  test('is of one company alone, and no other text is one', () => {
    const code = lookUpCode(secret, 3, 4711);
    expect(invoiceOfCode(secret, 4, code)).toBeNull();
    expect(invoiceOfCode(secret, 3, code.slice(0, -1))).toBeNull();
    expect(invoiceOfCode(secret, 3, code.replace(/.$/, 'U'))).toBeNull();
    const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    for (let guess = 0; guess < 2000; guess += 1) {
      const typed = [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');
      expect(invoiceOfCode(secret, 3, typed)).toBeNull();
    }
  });
});
