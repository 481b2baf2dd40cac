import type { ResourceName } from '#generated/resources/resources.ts';
import { useMay } from '#src/providers/account-context.ts';
import { descriptorOf, operationIdFor, pathOf } from '#src/providers/resource-descriptor.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { nothing } from '#src/ui/format/number.ts';
import { useReference } from 'react-admin';
import { recordName } from '../record-name.ts';
import { recordHref } from './record-href.ts';

type ReferenceValueProps = { reference: string; id: number };

/** The name of the record an id points at; read in one call for a whole list (getMany). */
export function ReferenceValue({ reference, id }: ReferenceValueProps) {
  const { referenceRecord, isPending } = useReference({ reference: pathOf(reference as ResourceName), id });
  if (isPending) return <span className="k-skeleton" />;
  return <>{referenceRecord ? recordName(descriptorOf(reference), referenceRecord) : nothing}</>;
}

/** The same as a link to its page, for those who may open it. */
export function ReferenceLink({ reference, id }: ReferenceValueProps) {
  const may = useMay();
  const name = <ReferenceValue reference={reference} id={id} />;
  if (!may(operationIdFor(reference, 'get'))) return name;
  return <KitLink href={recordHref(reference, id)}>{name}</KitLink>;
}
