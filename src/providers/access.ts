import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { operationIdFor } from './resource-descriptor.ts';
import type { Verb } from './resource-descriptor.ts';

/** Whether the permissions let an account call the operation, by its row in the description. */
export function mayCall(permissions: readonly string[], operation: OperationId): boolean {
  return allows(permissions, operations[operation].access);
}

const verbs = {
  list: 'list',
  create: 'create',
  edit: 'update',
  show: 'get',
  delete: 'delete',
} as const satisfies Record<string, Verb>;

/** react-admin's question (resource and action) answered by the operation behind it; what no operation does is refused. */
export function mayAct(permissions: readonly string[], resource: string, action: string): boolean {
  const verb = (verbs as Readonly<Record<string, Verb>>)[action];
  const operation = verb === undefined ? null : operationIdFor(resource, verb);
  return operation !== null && mayCall(permissions, operation);
}
