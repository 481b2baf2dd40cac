import { expect, test } from 'vitest';
import { shortened } from './shorten-client.ts';

/** As orval writes a file with one list. */
const WRITTEN = `import {
  useQuery
} from '@tanstack/react-query';
import type {
  DefinedInitialDataOptions,
  UseQueryOptions
} from '@tanstack/react-query';

import { http } from '.././http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  return query;
};

export const getListCustomersUrl = (params?: ListCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? \`/api/customers?\${stringifiedParams}\` : \`/api/customers\`
}

export const listCustomers = async (params?: ListCustomersParams): Promise<Customer[]> => {

  return http<Customer[]>(getListCustomersUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export type ListCustomersQueryResult = Customer[]

export function useListCustomers<T>(
 options: { query: UseQueryOptions & DefinedInitialDataOptions }
  ): T
export function useListCustomers<T>(
 options?: { query?: UseQueryOptions }
  ): T {
  return withQueryKey(useQuery(options), 'key');
}
`;

test('what orval repeats is left out, and each call stands on one line', () => {
  expect(shortened(WRITTEN, () => true)).toBe(`import { useQuery } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { withQuery, withQueryKey, http } from '.././http.ts';

export const getListCustomersUrl = (params?: ListCustomersParams,) => {
  return withQuery(\`/api/customers\`, params);
}
export const listCustomers = async (params?: ListCustomersParams): Promise<Customer[]> => {
  return http<Customer[]>(getListCustomersUrl(params), { ...options, method: 'GET' });
}
export function useListCustomers<T>(
 options?: { query?: UseQueryOptions }
  ): T {
  return withQueryKey(useQuery(options), 'key');
}
`);
});

test('a hook that is not called is left out, with what only it needs', () => {
  const text = shortened(WRITTEN, (hook) => hook !== 'useListCustomers');
  expect(text).not.toMatch(/useListCustomers|useQuery|withQueryKey/);
  expect(text).toContain('export const listCustomers');
});
