import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { nothing } from '#src/ui/format/number.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { useReference } from 'ra-core';

/** The name of the record an id points at; read in one call for a whole list (getMany). */
export function ReferenceValue({ reference, id }: { reference: string; id: number }) {
  const { referenceRecord, isPending } = useReference({ reference: pathOf(reference as ResourceName), id });
  if (isPending) return <span className="k-skeleton" />;
  return <>{String(referenceRecord?.[descriptorOf(reference).represent] ?? nothing)}</>;
}
