import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { capital } from '#src/wording/lists.ts';

type RecordData = Readonly<Record<string, unknown>>;
type Namer = (record: RecordData) => string;

const namers = new Map<string, Namer>();

/** From now on records of the resource are called so, wherever one is named: no single field of theirs tells them apart. */
export function nameRecordsBy(resource: string, namer: Namer): void {
  namers.set(resource, namer);
}

/** What people call the record; the kind of thing it is while it loads. */
export function recordName(
  { name: resource, represent, one }: Pick<ResourceDescriptor, 'name' | 'represent' | 'one'>,
  record: RecordData | undefined,
): string {
  const own = namers.get(resource);
  const name = own && record ? own(record) : record?.[represent];
  return name === undefined || name === null || name === '' ? capital(one) : String(name);
}
