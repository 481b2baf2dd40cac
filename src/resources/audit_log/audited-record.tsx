import type { components } from '#generated/types.ts';
import { RESOURCE_KIND_LABELS, USE_SCOPE_LABELS } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { auditWords } from '#src/wording/settings/audit.ts';
import { recordHref } from '#src/views/values/record-href.ts';
import { useCanAccess } from 'react-admin';

type Entry = components['schemas']['AuditLogEntry'];

const kinds: Readonly<Record<string, string>> = RESOURCE_KIND_LABELS;
const scopes: Readonly<Record<string, string>> = USE_SCOPE_LABELS;

/** What a resource is called, or the kind of record where it has no pages; its bare name when it is described no more. */
export function resourceLabel(resource: string): string {
  const described = descriptors.find(({ name }) => name === resource)?.label;
  return described ?? auditWords.kinds[resource] ?? label(kinds[resource] ?? resource);
}

/** Choices of the filter: every resource whose pages people know. */
export const resourceOptions = descriptors
  .filter(
    ({ page, plain, name }) =>
      page !== null && (plain || name === 'api_tokens' || name === 'webhook_endpoints'),
  )
  .map(({ name, label }) => ({ value: name, label, tone: null, help: null }));

/** The record a line is about, as it was called then; a link where there is a page to open. */
export function AuditedRecord({ resource, record_id, record_label, action }: Entry) {
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const described = descriptors.find(({ name }) => name === resource);
  const opens =
    described !== undefined &&
    described.page !== null &&
    record_id !== null &&
    action !== 'delete' &&
    canAccess === true;
  const scope = resource === 'use_stops' ? scopes[record_label] : undefined;
  const name = scope === undefined ? record_label : label(scope);
  return opens ? <KitLink href={recordHref(resource, record_id)}>{name}</KitLink> : <>{name}</>;
}

/** Who did it, as they were called then; a link to the account. */
export function Actor({ user_id, actor_name }: Entry) {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'show' });
  if (user_id === null || !canAccess) return <>{actor_name}</>;
  return <KitLink href={recordHref('users', user_id)}>{actor_name}</KitLink>;
}
