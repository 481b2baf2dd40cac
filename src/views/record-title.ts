import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { recordName } from './record-name.ts';

/** A record by its code and its name (`KH001 – An Phước`), where there is a code. */
export function recordTitle(
  descriptor: ResourceDescriptor,
  record: Readonly<Record<string, unknown>>,
): string {
  const code = descriptor.fields.find(
    ({ unique, hidden, source }) => unique && !hidden && source !== descriptor.represent,
  );
  const value = code && record[code.source];
  const name = recordName(descriptor, record);
  return typeof value === 'string' && value !== '' ? `${value} – ${name}` : name;
}
