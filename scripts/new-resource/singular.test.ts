import { expect, test } from 'vitest';
import { singularOf } from './singular.ts';

test.each([
  ['suppliers', 'supplier'],
  ['companies', 'company'],
  ['tax_classes', 'tax_class'],
  ['warehouses', 'warehouse'],
])('one of %s is a %s', (many, one) => expect(singularOf(many)).toBe(one));
