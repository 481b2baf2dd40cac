import { ApiFailure } from '#generated/client/http.ts';
import { RecordForm } from '#src/views/form/record-form.tsx';
import type { RecordData } from '#src/views/form/form-values.ts';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import type { Screen } from '#src/views/screen.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';

const empty: RecordData = {};
const file = 'pkcs12_base64';

/** The description leaves the file out for the other ways, so that the server would call it one of a wrong kind. */
const noFile = () =>
  new ApiFailure(422, null, [{ code: 'required', message: certificateWays.fileMissing, fields: [file] }]);

type FileWayProps = Pick<Screen, 'descriptor' | 'overlay'> & { onAdded: () => void };

/** A key file and its password. */
export function FileWay({ descriptor, overlay, onAdded }: FileWayProps) {
  const save = useSaveRecord<RecordData>();
  const create = async (record: Record<string, unknown>) => {
    if (!record[file]) throw noFile();
    const made = await save(record);
    onAdded();
    return made;
  };
  return <RecordForm descriptor={descriptor} overlay={overlay} record={empty} save={create} />;
}
