import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { OperationId } from '#generated/operations.ts';

type ClientFunction = (...args: unknown[]) => Promise<unknown>;
type ClientModule = Readonly<Record<string, unknown>>;

const modules = await Promise.all(
  globSync('generated/client/*/*.ts').map(
    (path) => import(pathToFileURL(path).href) as Promise<ClientModule>,
  ),
);

/** The generated client's function of an operation, wherever its tag puts it; null when the client has none. */
export function clientFunction(operation: OperationId): ClientFunction | null {
  const found = modules.find((module) => typeof module[operation] === 'function');
  return found === undefined ? null : (found[operation] as ClientFunction);
}
