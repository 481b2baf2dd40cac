import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';

/** The address of a record's page. */
export function recordHref(resource: string, id: number | string): string {
  return `/admin/${pathOf(resource as ResourceName)}/${id}`;
}
