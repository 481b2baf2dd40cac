import { describe, expect, test } from 'vitest';
import { INVOICE_TYPES } from '../registration/boxes.table.ts';
import { BLANK_DECLARATION } from '../registration/content.ts';
import { FORM_NAMES } from './particulars/forms.table.ts';
import {
  backToUncodedFrom,
  INVOICE_TYPE_FORMS,
  methodsOf,
  registrationRuleOn,
  typesOfForm,
} from './registration-rules.table.ts';

const NONE = BLANK_DECLARATION.invoice_types;

describe('boxes of part 4 and the forms they stand for', () => {
  test.each([
    ['1', ['vat', 'foreign_supplier']],
    ['2', ['sales']],
    ['3', ['public_assets']],
    ['4', ['national_reserve']],
    ['5', ['other']],
    ['6', ['documents_like_invoices']],
    ['7', ['commercial']],
    ['8', ['vat_with_receipt']],
    ['9', ['sales_with_receipt']],
    ['0', []],
  ])('form %s: %j', (form_no, types) => expect(typesOfForm(form_no, '2026-11-20')).toEqual(types));

  test('commercial invoices came on 01/06/2025', () => {
    expect(typesOfForm('7', '2025-05-31')).toEqual([]);
    expect(typesOfForm('7', '2025-06-01')).toEqual(['commercial']);
  });

  test('every box and every form has its row', () => {
    expect(INVOICE_TYPE_FORMS.map(({ type }) => type).toSorted()).toEqual(
      Object.keys(INVOICE_TYPES).toSorted(),
    );
    expect([...new Set(INVOICE_TYPE_FORMS.flatMap(({ forms }) => forms))].toSorted()).toEqual(
      [...new Set(FORM_NAMES.map(({ form_no }) => form_no))].toSorted(),
    );
  });
});

test.each([
  [{ vat: true }, ['VAT']],
  [{ vat_with_receipt: true, vat: true }, ['VAT']],
  [{ sales: true }, ['PERCENTAGE_ON_REVENUE']],
  [{ sales_with_receipt: true }, ['PERCENTAGE_ON_REVENUE']],
  [{ vat: true, sales: true }, ['VAT', 'PERCENTAGE_ON_REVENUE']],
  [{ commercial: true, documents_like_invoices: true, foreign_supplier: true }, []],
])('%j tells %j', (ticked, methods) =>
  expect(methodsOf({ ...NONE, ...ticked }, '2026-11-20')).toEqual(methods),
);

test('back to uncoded invoices after 12 months (TT 91/2026 Điều 6.5), not before there was such a rule', () => {
  expect(backToUncodedFrom('2026-08-31')).toBe('2027-08-31');
  expect(backToUncodedFrom('2026-06-30')).toBeNull();
});

test('rules of registration hold from 01/07/2026', () => {
  expect(registrationRuleOn('use_from_acceptance', '2026-06-30')).toBeNull();
  expect(registrationRuleOn('use_from_acceptance', '2026-07-01')).toMatchObject({
    source: 'NĐ 254/2026 Điều 4.3',
  });
});
