import { METHODS, type Document } from './document.ts';

/** `listCustomers` as it stands in the name of a hook or a type. */
export const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

type HookOptions = { query: { useQuery?: true; useMutation?: true } };

/**
 * orval's options by operation: a React Query hook is made for the operations that the sources call one of
 * (`useListCustomers`, or the key and options it is made of), and for no other.
 */
export function usedHooks(document: Document, sources: readonly string[]): Record<string, HookOptions> {
  const names = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/\b(?:use|get)([A-Z]\w*?)(?:QueryKey|QueryOptions|MutationOptions)?\b/g)].map(
        (match) => match[1],
      ),
    ),
  );
  const hooks: Record<string, HookOptions> = {};
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const id = item[method]?.operationId;
      if (id === undefined || !names.has(pascal(id))) continue;
      hooks[id] = { query: method === 'get' ? { useQuery: true } : { useMutation: true } };
    }
  return hooks;
}
