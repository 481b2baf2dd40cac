import { draft, issued, signed } from '#tests/setup/sample-acts.ts';
import { expect, test } from 'vitest';
import { actsOf, type ActSubject, type InvoiceAct } from './invoice-acts.ts';

const refused = { ...signed, status: 'denial_of_code_issuance', status_error: true } as const;

const all = { may: () => true, can: () => true };

const CASES: readonly { says: string; invoice: ActSubject; acts: readonly InvoiceAct[] }[] = [
  { says: 'a draft', invoice: draft, acts: ['edit', 'publish', 'print', 'duplicate', 'recur'] },
  {
    says: 'one on its way',
    invoice: { ...signed, status: 'waiting_for_response' },
    acts: ['print', 'xml', 'duplicate', 'recur', 'evidence'],
  },
  {
    says: 'one with its code',
    invoice: issued,
    acts: ['print', 'convert', 'xml', 'email', 'duplicate', 'recur', 'correct', 'evidence'],
  },
  {
    says: 'one whose code was denied',
    invoice: refused,
    acts: ['revise', 'print', 'xml', 'duplicate', 'recur', 'evidence', 'cancel'],
  },
  {
    says: 'the same of a cash register, which its buyer has already',
    invoice: { ...refused, symbol: 'C26MAA' },
    acts: ['revise', 'print', 'xml', 'duplicate', 'recur', 'evidence'],
  },
  {
    says: 'one that adjusts another: its lines are differences',
    invoice: { ...issued, nature: 'adjust' },
    acts: ['print', 'convert', 'xml', 'email', 'correct', 'evidence'],
  },
  {
    says: 'one whose signature failed before it was signed',
    invoice: { ...draft, number: 12, status: 'signature_failed', status_error: true },
    acts: ['revise', 'print', 'duplicate', 'recur', 'cancel'],
  },
];

test.each(CASES)('$says', ({ invoice, acts }) => {
  expect([...actsOf(invoice, all)]).toEqual(acts);
});

test('who may only read reads: no act that changes or sends anything', () => {
  const reads = { may: (id: string) => id.startsWith('get') || id.startsWith('list'), can: () => false };
  expect([...actsOf(issued, reads)]).toEqual(['print', 'convert', 'xml', 'correct', 'evidence']);
  expect([...actsOf(draft, reads)]).toEqual(['print']);
});

test('a correcting draft is changed and published with the code of its kind too', () => {
  const held = ['update_invoices', 'publish_invoices', 'read_invoices'];
  const can = (access: readonly (readonly string[])[]) =>
    access.some((codes) => codes.every((code) => held.includes(code)));
  const rights = { may: () => true, can };
  expect(actsOf(draft, rights).has('publish')).toBe(true);
  expect(actsOf({ ...draft, nature: 'replace' }, rights).has('edit')).toBe(false);
  held.push('substitute_invoices');
  expect(actsOf({ ...draft, nature: 'replace' }, rights).has('publish')).toBe(true);
});
