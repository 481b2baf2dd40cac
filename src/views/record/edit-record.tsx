import { EditBase, type EditBaseProps } from 'react-admin';

type EditRecordProps = Pick<EditBaseProps, 'resource' | 'id' | 'children'> & {
  /** Handed on with every request for the record. */
  options?: { meta: Record<string, unknown> };
};

/** A record to be changed on its page, which itself says what could not be loaded or saved and where it leads. */
export function EditRecord({ options, ...record }: EditRecordProps) {
  return (
    <EditBase
      {...record}
      mutationMode="pessimistic"
      mutationOptions={options}
      queryOptions={{ ...options, onError: () => undefined }}
      redirect={false}
      redirectOnError={false}
      disableAuthentication
    />
  );
}
