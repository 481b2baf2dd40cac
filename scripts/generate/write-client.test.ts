import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { usedHooks } from './write-client.ts';

const operation = (operationId: string) => ({ operationId, summary: '', tags: [], responses: {} });
const document: Document = {
  paths: {
    '/api/customers': { get: operation('listCustomers'), post: operation('createCustomer') },
    '/api/customers/{id}': { get: operation('getCustomer'), put: operation('updateCustomer') },
  },
  components: { schemas: {} },
};

test('hooks are made for the operations that the sources call one of', () => {
  const sources = ['const { data } = useListCustomers();', 'client.getQueryData(getGetCustomerQueryKey(7))'];
  expect(usedHooks(document, sources)).toEqual({
    listCustomers: { query: { useQuery: true } },
    getCustomer: { query: { useQuery: true } },
  });
  expect(usedHooks(document, ['useCreateCustomer({})'])).toEqual({
    createCustomer: { query: { useMutation: true } },
  });
});

test('a function called by its own name needs no hook', () => {
  expect(usedHooks(document, ['await listCustomers({ page: 1 })'])).toEqual({});
});
