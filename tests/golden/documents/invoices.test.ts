import { expect, test } from 'vitest';
import { contentProblem } from '#domain/documents/format/content.ts';
import { formatLaws } from './format-laws.ts';
import { INVOICE_CASES } from './invoices.ts';

const DRAWN = 18;

test('there are more than six hundred of them', () =>
  expect(INVOICE_CASES.length * DRAWN).toBeGreaterThan(600));

formatLaws(INVOICE_CASES, 'invoices', DRAWN);

test('a character that XML does not have is refused', () =>
  expect(contentProblem({ kind: 'text', most: 9 }, 'a\u0000')).toBe('bad_character'));
