import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import type { OperationId } from '#generated/operations.ts';
import type { ResourceVerb } from '#generated/resources/descriptor.ts';
import { routes } from '#src/routes.ts';
import { operationIdFor } from '../resource-descriptor.ts';

/** Whether the permissions let an account call the operation, by its row in the description. */
export function mayCall(permissions: readonly string[], operation: OperationId): boolean {
  return allows(permissions, operations[operation].access);
}

/** The action of a page in the route table; `resource` is then the page's key (`invoices.create`). */
export const openPage = 'open';

/** What react-admin calls edit and show. */
const verbs: Readonly<Record<string, ResourceVerb>> = { edit: 'update', show: 'get' };

const isOperation = (action: string): action is OperationId => Object.hasOwn(operations, action);

/** The operation behind an action: one of react-admin's five, a verb of the description, or an operation by its name. */
export function operationBehind(resource: string, action: string): OperationId | null {
  if (isOperation(action)) return action;
  return operationIdFor(resource, verbs[action] ?? (action as ResourceVerb)) ?? null;
}

/** react-admin's question (resource and action); what no operation does and no route allows is refused. */
export function canAccess(permissions: readonly string[], resource: string, action: string): boolean {
  if (action === openPage) {
    const route = routes[resource];
    return route !== undefined && allows(permissions, route.access);
  }
  const operation = operationBehind(resource, action);
  return operation !== null && mayCall(permissions, operation);
}
