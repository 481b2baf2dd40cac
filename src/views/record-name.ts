import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { capital } from '#src/wording/lists.ts';

type RecordData = Readonly<Record<string, unknown>>;

/** What people call the record; the kind of thing it is while it loads. */
export function recordName({ represent, one }: ResourceDescriptor, record: RecordData | undefined): string {
  const name = record?.[represent];
  return name === undefined || name === null || name === '' ? capital(one) : String(name);
}
