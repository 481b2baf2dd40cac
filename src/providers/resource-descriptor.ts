import { operations } from '#generated/operations.ts';
import type { OperationId, OperationRow } from '#generated/operations.ts';
import type { ResourceDescriptor, ResourceVerb } from '#generated/resources/descriptor.ts';
import { resources } from '#generated/resources/resources.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { spokenDescriptor } from './spoken-descriptor.ts';

export type Verb = ResourceVerb;

const byName: Readonly<Record<string, ResourceDescriptor>> = Object.fromEntries(
  Object.entries(resources).map(([name, descriptor]) => [name, spokenDescriptor(descriptor)]),
);

/** Every described resource. */
export const descriptors: readonly ResourceDescriptor[] = Object.values(byName);

const namesByPage = new Map(descriptors.map(({ name, page }) => [page ?? name, name]));

/** The description of a resource by its name or by the path its pages stand under (`settings/certificates`). */
export function descriptorOf(resource: string): ResourceDescriptor {
  const descriptor = byName[resource] ?? byName[namesByPage.get(resource) ?? ''];
  if (descriptor === undefined) throw new Error(`No resource is described under "${resource}"`);
  return descriptor;
}

/** What react-admin and the address know a resource by. */
export function pathOf(name: ResourceName): string {
  return byName[name]?.page ?? name;
}

export function operationIdFor(resource: string, verb: Verb): OperationId | null {
  return descriptorOf(resource).operations[verb] as OperationId | null;
}

export function operationFor(resource: string, verb: Verb): OperationRow {
  const id = operationIdFor(resource, verb);
  if (id === null) throw new Error(`"${resource}" cannot ${verb}`);
  return operations[id];
}
