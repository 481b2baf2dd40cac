import { operations } from '#generated/operations.ts';
import type { OperationId, OperationRow } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { resources } from '#generated/resources/resources.ts';
import type { ResourceName } from '#generated/resources/resources.ts';

export type Verb = keyof ResourceDescriptor['operations'];

/** The description of a resource by its name or by the path its pages stand under (`settings/certificates`). */
export function descriptorOf(resource: string): ResourceDescriptor {
  const name = resource in resources ? resource : (namesByPath[resource] ?? resource);
  const descriptor = (resources as Readonly<Record<string, ResourceDescriptor>>)[name];
  if (descriptor === undefined) throw new Error(`No resource is described under "${resource}"`);
  return descriptor;
}

/** Resources whose pages stand elsewhere than under their own name; react-admin knows them by that path. */
export const resourcePaths = {
  certificates: 'settings/certificates',
  tenant: 'settings/tenant',
  transmissions: 'transmission-history/invoices',
} as const satisfies Partial<Record<ResourceName, string>>;

const namesByPath: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(resourcePaths).map(([name, path]) => [path, name]),
);

/** What react-admin and the address know a resource by. */
export function pathOf(name: ResourceName): string {
  return (resourcePaths as Partial<Record<ResourceName, string>>)[name] ?? name;
}

export function operationIdFor(resource: string, verb: Verb): OperationId | null {
  return descriptorOf(resource).operations[verb] as OperationId | null;
}

export function operationFor(resource: string, verb: Verb): OperationRow {
  const id = operationIdFor(resource, verb);
  if (id === null) throw new Error(`"${resource}" cannot ${verb}`);
  return operations[id];
}
