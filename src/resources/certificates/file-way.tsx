import { RecordForm } from '#src/views/form/record-form.tsx';
import type { RecordData } from '#src/views/form/form-values.ts';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import type { Screen } from '#src/views/screen.ts';

const empty: RecordData = {};

type FileWayProps = Pick<Screen, 'descriptor' | 'overlay'> & { onAdded: () => void };

/** A key file and its password. */
export function FileWay({ descriptor, overlay, onAdded }: FileWayProps) {
  const save = useSaveRecord<RecordData>();
  const create = async (record: Record<string, unknown>) => {
    const made = await save(record);
    onAdded();
    return made;
  };
  return <RecordForm descriptor={descriptor} overlay={overlay} record={empty} save={create} />;
}
