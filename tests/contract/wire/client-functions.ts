import type { OperationId } from '#generated/operations.ts';

type ClientFunction = (...args: unknown[]) => Promise<unknown>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/generated/client/*/*.ts', {
  eager: true,
});

/** The generated client's function of an operation, wherever its tag puts it; null when the client has none. */
export function clientFunction(operation: OperationId): ClientFunction | null {
  const found = Object.values(modules).find((module) => typeof module[operation] === 'function');
  return found === undefined ? null : (found[operation] as ClientFunction);
}
