import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { nothing } from '#src/ui/format/number.ts';
import { CanAccess, useReference } from 'react-admin';
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
  const name = <ReferenceValue reference={reference} id={id} />;
  return (
    <CanAccess resource={reference} action="show" accessDenied={name}>
      <KitLink href={recordHref(reference, id)}>{name}</KitLink>
    </CanAccess>
  );
}
