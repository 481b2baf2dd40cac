import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { Handlers } from './context.ts';
import type { CrudDeps, CrudOptions, CrudRecord } from './platform/crud/crud-context.ts';
import { crudModule } from './platform/crud/crud-module.ts';
import type { RecordStore } from './platform/crud/record-store.ts';

type OperationOf<D extends ResourceDescriptor> = Extract<
  D['operations'][keyof D['operations']],
  keyof Handlers
>;

/** A resource made from its description: its records, and a handler for each of its operations. */
type PlainModule<D extends ResourceDescriptor> = {
  store: RecordStore<CrudRecord>;
  handlers(deps: CrudDeps): Pick<Handlers, OperationOf<D>>;
};

/** The module of a plain resource; `options` say what differs. The description's types hold for what it answers. */
export function plainModule<const D extends ResourceDescriptor>(
  descriptor: D,
  options: CrudOptions = {},
): PlainModule<D> {
  const { store, handlers } = crudModule(descriptor, options);
  // crudModule answers under the names of the description, which are just these operations; its answers are judged
  // against their schemas in every test.
  return { store, handlers: (deps) => handlers(deps) as unknown as Pick<Handlers, OperationOf<D>> };
}
