import { operationsOf, type Document } from '../document.ts';
import type { FieldDescriptor, ResourceDescriptor } from '../templates/descriptor.ts';
import { descriptorsOf } from '../write-resources.ts';

/** What an edit of openapi/ did to one resource; a name in `gone` is no field any more, be it removed or renamed. */
export type ResourceChange = {
  name: string;
  /** As it is now, or as it was when it is gone. */
  descriptor: ResourceDescriptor;
  state: 'added' | 'removed' | 'changed';
  added: FieldDescriptor[];
  removed: FieldDescriptor[];
  renamed: { from: string; to: string }[];
  gone: string[];
};

export type OperationChange = { id: string; method: string; path: string };

type DescribedChanges = {
  resources: ResourceChange[];
  operations: { added: OperationChange[]; removed: OperationChange[] };
};

/** How two descriptions differ in what is drawn and what is called. */
export function describedChanges(before: Document, after: Document): DescribedChanges {
  const [was, is] = [descriptorsOf(before), descriptorsOf(after)];
  const named = (all: ResourceDescriptor[], name: string) => all.find((one) => one.name === name);
  const names = [...new Set([...was, ...is].map(({ name }) => name))];
  return {
    resources: names.flatMap((name) => resourceChange(named(was, name), named(is, name)) ?? []),
    operations: { added: beyond(after, before), removed: beyond(before, after) },
  };
}

function resourceChange(
  before: ResourceDescriptor | undefined,
  after: ResourceDescriptor | undefined,
): ResourceChange | null {
  const descriptor = after ?? before;
  if (descriptor === undefined || JSON.stringify(before) === JSON.stringify(after)) return null;
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const has = (all: FieldDescriptor[], name: string): boolean => all.some(({ source }) => source === name);
  const gone = was.filter(({ source }) => !has(is, source));
  const fresh = is.filter(({ source }) => !has(was, source));
  const renamed = fresh.flatMap(({ source, was: from }) =>
    from !== null && has(gone, from) ? [{ from, to: source }] : [],
  );
  return {
    name: descriptor.name,
    descriptor,
    state: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    added: fresh.filter(({ source }) => !renamed.some(({ to }) => to === source)),
    removed: gone.filter(({ source }) => !renamed.some(({ from }) => from === source)),
    renamed,
    gone: gone.map(({ source }) => source),
  };
}

/** Fields of the record and of its form, each once. */
function fieldsOf(descriptor: ResourceDescriptor | undefined): FieldDescriptor[] {
  const all = [...(descriptor?.fields ?? []), ...(descriptor?.form_fields ?? [])];
  return all.filter(({ source }, at) => all.findIndex((one) => one.source === source) === at);
}

/** Operations of the one description that the other does not have. */
function beyond(one: Document, other: Document): OperationChange[] {
  const there = new Set(operationsOf(other).map(({ operation }) => operation.operationId));
  return operationsOf(one)
    .filter(({ operation }) => !there.has(operation.operationId))
    .map(({ operation, method, path }) => ({ id: operation.operationId, method, path }));
}
