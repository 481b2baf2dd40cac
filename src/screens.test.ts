// @vitest-environment jsdom
import { descriptorOf, descriptors } from '#src/providers/resource-descriptor.ts';
import { recordName } from '#src/views/record-name.ts';
import { Resource } from 'react-admin';
import { expect, test } from 'vitest';
import { resourceElements } from './page-routes.tsx';

test('wherever an invoice is named, it is by form, symbol and number', () =>
  expect(recordName(descriptorOf('invoices'), { form_no: '1', symbol: 'C26TAA', number: 287 })).toBe(
    '1C26TAA 00000287',
  ));

test('each resource of the description that has pages is declared to react-admin, and no other', () => {
  const described = descriptors.filter(({ page }) => page !== null).map(({ name }) => name);
  expect(resourceElements.every((element) => element.type === Resource)).toBe(true);
  expect(resourceElements.map(({ key }) => key)).toEqual(described);
});
