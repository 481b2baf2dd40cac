import { describe, expect, test } from 'vitest';
import { demoCustomers } from '#server/db/seed/demo-catalogues.ts';
import { DEMO_COMPANIES } from '#server/db/seed/demo-companies.ts';

/** Sample tenant data in the interface is placeholder: it belongs to nobody. */
describe('sample data [9.placeholder]', () => {
  const companies = Object.values(DEMO_COMPANIES) as { profile?: unknown }[];
  const text = JSON.stringify(companies);

  test('companies have tax codes that begin with 00, which no province gives', () => {
    const codes = [...text.matchAll(/"tax_code":"(\d+)"/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => code?.startsWith('00') !== true)).toEqual([]);
  });

  test('customers too, and their mail goes nowhere (RFC 2606)', () => {
    const customers = demoCustomers(1, 40, '2026-11-20');
    expect(customers.filter(({ tax_code }) => !String(tax_code).startsWith('00'))).toEqual([]);
    expect(customers.filter(({ email }) => !String(email).endsWith('.example'))).toEqual([]);
  });
});
