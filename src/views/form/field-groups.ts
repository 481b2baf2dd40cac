import type { FieldDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { forms } from '#src/wording/forms.ts';

type FieldGroup = { key: string; label: string; fields: readonly FieldDescriptor[] };

/** Fields by the groups of the description, in its order; those of no group come last, or alone, under a general head. */
export function fieldGroups(
  groups: ResourceDescriptor['groups'],
  fields: readonly FieldDescriptor[],
): FieldGroup[] {
  const named = groups.map(({ key, label }) => ({
    key,
    label,
    fields: fields.filter(({ group }) => group === key),
  }));
  const known = new Set(groups.map(({ key }) => key));
  const loose = fields.filter(({ group }) => group === null || !known.has(group));
  return [
    ...named,
    { key: '', label: named.length === 0 ? forms.general : forms.others, fields: loose },
  ].filter((group) => group.fields.length > 0);
}
