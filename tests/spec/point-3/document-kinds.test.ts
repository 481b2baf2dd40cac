import { describe, expect, test } from 'vitest';
import { advance } from '#domain/invoice/lifecycle.ts';
import { closedBecause } from '#domain/rules/corrections/closed-remedies.table.ts';
import { MATTERS } from '#domain/rules/corrections/remedies.table.ts';
import { statementTitle } from '#domain/statements/content.ts';
import { STATEMENT_NATURE } from '#generated/vocabulary.ts';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';

/** The day of the law that is in force. */
const TODAY = '2026-11-20';

describe('every kind of document [3.document-kinds]', () => {
  test.each([
    ['invoice', 'invoice'],
    ['explanation', 'explanation'],
    ['wrong_invoice', 'invoice_mistake'],
    ['statement_replace_invoice', 'statement'],
    ['statement_modified_invoice', 'statement'],
  ])('%s is signed here, as %s', (_name, kind) => expect(DOCUMENT_KINDS[kind]?.name).toBe(kind));

  test('draft_invoice: an invoice is a draft until it is submitted', () =>
    expect(advance('draft', 'ask_publication')).toBe('queued'));

  test('cancel_invoice: one with a number that never took effect is given up, an issued one never', () => {
    expect(advance('numbered', 'cancel')).toBe('cancelled');
    expect(advance('issued', 'cancel')).toBeNull();
  });

  test('a statement is about replacing or adjusting', () => {
    expect([...STATEMENT_NATURE]).toEqual(['adjust', 'replace']);
    const made_on = '2026-11-20';
    expect(statementTitle({ nature: 'replace', made_on })).toBe('Biên bản thay thế hóa đơn');
    expect(statementTitle({ nature: 'adjust', made_on })).toBe('Biên bản điều chỉnh hóa đơn');
  });

  test('statement_cancel_invoice: the law knows none since 2025-06-01, whatever is the matter, and the product says so', () => {
    const actions: readonly string[] = MATTERS.flatMap((row) => row.actions);
    expect(actions).not.toContain('cancel');
    expect(closedBecause('cancel', 'main_content', TODAY, { by_table: false })).toMatch(/không có cách hủy/);
  });
});
