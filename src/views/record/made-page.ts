import { useSignedIn } from '#src/providers/account-context.ts';
import { canAccess, openPage } from '#src/providers/auth/access.ts';
import type { Screen } from '../screen.ts';

/** Where an account goes on that has made a record: to its page, else to the list; null where it may open neither. */
export function useMadePage({ descriptor, paths }: Pick<Screen, 'descriptor' | 'paths'>) {
  const { permissions } = useSignedIn().account;
  const { name, operations } = descriptor;
  const opens = (page: string) => canAccess(permissions, page, openPage);
  return (id: number): string | null => {
    if (operations.update !== null && opens(`${name}.one`)) return paths.one(id);
    return opens(name) ? paths.list : null;
  };
}
