import { listRoles } from '#generated/client/roles/roles.ts';
import { listUsers } from '#generated/client/users/users.ts';
import { useQuery } from '@tanstack/react-query';
import { readAll } from './read-all.ts';

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
