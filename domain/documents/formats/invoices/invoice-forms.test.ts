import { expect, test } from 'vitest';
import { REGISTER_SALES_INVOICE, REGISTER_VAT_INVOICE } from './cash-register.format.ts';
import { invoiceFormatOf } from './invoice-forms.table.ts';
import { CONSIGNMENT, INTERNAL_TRANSFER } from './movement.format.ts';
import { OTHER_INVOICE } from './other.format.ts';
import { SALES_INVOICE } from './sales.format.ts';
import { COMMERCIAL_INVOICE } from './since-2-1.format.ts';
import { VAT_INVOICE } from './vat.format.ts';

test.each([
  ['1', 'C26TAA', VAT_INVOICE],
  ['1', 'K26DAA', VAT_INVOICE],
  ['1', 'C26MAA', REGISTER_VAT_INVOICE],
  ['2', 'C26LBB', SALES_INVOICE],
  ['2', 'C26MBB', REGISTER_SALES_INVOICE],
  ['5', 'C26GAA', OTHER_INVOICE],
  ['5', 'C26HAA', OTHER_INVOICE],
  ['6', 'K26NAB', INTERNAL_TRANSFER],
  ['6', 'K26BAB', CONSIGNMENT],
  ['6', 'C26TAA', null],
  ['7', 'K26XAB', COMMERCIAL_INVOICE],
  ['0', 'C26TAA', null],
  ['', '', null],
])('%s%s', (form_no, symbol, format) => expect(invoiceFormatOf(form_no, symbol)).toBe(format));
