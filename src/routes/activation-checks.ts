import type { Tenant } from '#src/providers/account.ts';
import { today } from '#src/providers/today.ts';
import type { PageRoute } from './route.ts';

export type CheckName = 'service_running';

/** Named conditions a route may ask for beside permissions (spec point 2, Route rules). */
export const activationChecks: Readonly<Record<CheckName, (tenant: Tenant) => boolean>> = {
  /** No trial, or one that has not run out. */
  service_running: ({ trial_until }) => trial_until === null || trial_until >= today(),
};

/** Whether all that a route asks for beside permissions holds. */
export function checksHold({ checks = [] }: PageRoute, tenant: Tenant): boolean {
  return checks.every((check) => activationChecks[check](tenant));
}
