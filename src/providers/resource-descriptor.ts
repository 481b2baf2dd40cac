import { operations } from '#generated/operations.ts';
import type { OperationId, OperationRow } from '#generated/operations.ts';
import type {
  FieldDescriptor,
  FieldOption,
  FilterDescriptor,
  ResourceDescriptor,
  ResourceVerb,
} from '#generated/resources/descriptor.ts';
import { resources } from '#generated/resources/resources.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { label, spokenLanguage } from '#src/language/language.ts';
import { capital } from '#src/wording/lists.ts';

const described: Readonly<Record<string, ResourceDescriptor>> = resources;

const labelOf = (words: string | null) => (words === null ? null : label(words));

/** A reference that is called as the list of its records is (“Khách hàng”) means one of them, which English tells apart. */
function fieldLabel(field: Pick<FieldDescriptor, 'label' | 'reference'>): string {
  const referred = field.reference === null ? undefined : described[field.reference];
  return referred?.label === field.label ? capital(label(referred.one)) : label(field.label);
}

function spokenOption(option: FieldOption): FieldOption {
  const group = option.group === undefined ? {} : { group: label(option.group) };
  return { ...option, ...group, label: label(option.label), help: labelOf(option.help) };
}

/** A described field with its labels in the current language. */
export function spokenField(field: FieldDescriptor): FieldDescriptor {
  return {
    ...field,
    label: fieldLabel(field),
    hint: labelOf(field.hint),
    options: field.options?.map(spokenOption) ?? null,
    fields: field.fields?.map(spokenField) ?? null,
  };
}

function spokenFilter(filter: FilterDescriptor): FilterDescriptor {
  return { ...filter, label: fieldLabel(filter), options: filter.options?.map(spokenOption) ?? null };
}

/** A described resource with its labels in the current language; the very description where that is Vietnamese. */
export function spokenDescriptor(descriptor: ResourceDescriptor): ResourceDescriptor {
  if (spokenLanguage() === 'vi') return descriptor;
  return {
    ...descriptor,
    label: label(descriptor.label),
    one: label(descriptor.one),
    groups: descriptor.groups.map((group) => ({ ...group, label: label(group.label) })),
    fields: descriptor.fields.map(spokenField),
    form_fields: descriptor.form_fields.map(spokenField),
    filters: descriptor.filters.map(spokenFilter),
  };
}

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
