import { useQuery } from '@tanstack/react-query';
import { listRoles } from '#generated/client/roles/roles.ts';
import { listUsers } from '#generated/client/users/users.ts';

/** Every role of the company, the oldest first. */
export function useRoles() {
  return useQuery({
    queryKey: ['/api/roles', 'all'],
    queryFn: ({ signal }) => readAll((params) => listRoles(params, { signal })),
  });
}

/** Everybody of the company. */
export function useStaff() {
  return useQuery({
    queryKey: ['/api/users', 'all'],
    queryFn: ({ signal }) => readAll((params) => listUsers(params, { signal })),
  });
}

/** Most records one call answers with. */
const pageSize = 250;

/** Every record of a list, a page after another: a company's roles and people are few. */
async function readAll<R>(
  read: (params: { page: number; limit: number; sort: string }) => Promise<R[]>,
): Promise<R[]> {
  const all: R[] = [];
  for (let page = 1; ; page += 1) {
    const some = await read({ page, limit: pageSize, sort: 'id' });
    all.push(...some);
    if (some.length < pageSize) return all;
  }
}
