import { resources } from '#generated/resources/resources.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import type { QueryKey } from '@tanstack/react-query';
import { pathOf } from '../resource-descriptor.ts';

/** What shows a kind: resources by their name, and first words of other query keys. */
type Shown = { resources: readonly string[]; keys?: readonly string[] };

/**
 * Kinds whose name is not the record key of a resource, or that more than their resource shows. A kind with no resource
 * and no key is one that nothing on screen shows.
 */
export const SHOWN: Readonly<Record<string, Shown>> = {
  admin: { resources: ['users'], keys: ['account'] },
  user: { resources: ['users'], keys: ['account'] },
  tenant: { resources: ['tenant'], keys: ['tenant-of-account'] },
  // What changes of law touch is counted in drafts.
  invoice: { resources: ['invoices'], keys: ['/api/law_changes'] },
  tenant_setting: { resources: ['tenant_settings'] },
  tenant_settings: { resources: ['tenant_settings'] },
  decimal_configurations: { resources: ['decimal_configurations'] },
  tenant_role: { resources: ['roles'], keys: ['account'] },
  savedSearch: { resources: ['saved_searches'] },
  columnSettings: { resources: ['column_settings'] },
  transmission_history: { resources: ['transmissions'] },
  onboarding: {
    resources: ['certificates', 'registrations', 'templates', 'invoices'],
    keys: ['tenant-of-account'],
  },
  invoice_auto_config: { resources: [] },
  password: { resources: [] },
  email: { resources: [] },
};

const byRecordKey: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(resources).map(([name, { record_key }]) => [record_key, [name]]),
);

/** What shows a kind of x-invalidates; null for a kind that nobody has thought of. */
export function shownBy(kind: string): Shown | null {
  const own = byRecordKey[kind];
  return SHOWN[kind] ?? (own === undefined ? null : { resources: own });
}

/** Whether a query holds records of one of the kinds: by react-admin's key, the generated client's path, or its own. */
export function showsKind(queryKey: QueryKey, kinds: ReadonlySet<string>): boolean {
  const [first] = queryKey;
  if (typeof first !== 'string') return false;
  return [...kinds].some((kind) => {
    const shown = shownBy(kind);
    if (shown === null) return false;
    return (
      shown.keys?.includes(first) === true ||
      shown.resources.some(
        (name) => first === name || first === pathOf(name as ResourceName) || isPathOf(name, first),
      )
    );
  });
}

function isPathOf(name: string, key: string): boolean {
  return key === `/api/${name}` || key.startsWith(`/api/${name}/`);
}
