// @vitest-environment jsdom
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { recordName } from '#src/views/record-name.ts';
import { expect, test } from 'vitest';
import './screens.tsx';

test('wherever an invoice is named, it is by form, symbol and number', () =>
  expect(recordName(descriptorOf('invoices'), { form_no: '1', symbol: 'C26TAA', number: 287 })).toBe(
    '1C26TAA 00000287',
  ));
