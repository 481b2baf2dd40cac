import { useState } from 'react';
import { CreateBase } from 'react-admin';
import { useNavigate } from 'react-router';
import { ApiFailure } from '#generated/client/http.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import type { RecordData } from '#src/views/form/form-values.ts';
import { RecordForm } from '#src/views/form/record-form.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { useCreateRecord } from '#src/views/record/use-save-record.ts';
import type { Screen } from '#src/views/screen.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { certificateTitles } from '#src/wording/record-lists.ts';
import type { Certificate } from './certificate.ts';
import './certificates.css';
import { RemoteWay } from './remote-way.tsx';
import { TestOffer } from './test-offer.tsx';
import { UsbWay } from './usb-way.tsx';

const kinds = ['file', 'remote', 'usb'] as const satisfies readonly Certificate['kind'][];
type Kind = (typeof kinds)[number];

/** Adds a certificate in one of three ways, the way being chosen first. */
export function CertificateCreate(screen: Screen) {
  return (
    <CreateBase
      resource={pathOf(screen.descriptor.name as ResourceName)}
      redirect={false}
      disableAuthentication
    >
      <Body {...screen} />
    </CreateBase>
  );
}

function Body(screen: Screen) {
  const { descriptor, overlay, paths } = screen;
  const [kind, setKind] = useState<Kind>('file');
  const navigate = useNavigate();
  const { report } = useUnsavedGuard();
  const open = (path: string, message: string) => {
    report(false);
    void navigate(path, { state: { toast: { tone: 'success', message } } });
  };
  // The page of one that can never sign says why.
  const added = ({ id, unusable }: Certificate) =>
    open(unusable === null ? paths.list : paths.one(id), certificateWays.added);
  return (
    <Narrow>
      <PageHeader
        title={certificateTitles.add}
        back={backToList(paths.list, overlay.title ?? descriptor.label)}
      />
      <div className="certificate-create">
        <Card>
          <ChoiceCards
            label={certificateWays.way}
            value={kind}
            onChange={(chosen) => setKind(chosen as Kind)}
            choices={kinds.map((value) => ({
              value,
              label: certificateWays.ways[value],
              detail: certificateWays.meanings[value],
            }))}
          />
        </Card>
        {kind === 'file' && <FileWay {...screen} onAdded={added} />}
        {kind === 'remote' && <RemoteWay onAdded={added} />}
        {kind === 'usb' && <UsbWay onAdded={added} />}
        <TestOffer onMade={() => open(paths.list, certificateWays.test.made)} />
      </div>
    </Narrow>
  );
}

const empty: RecordData = {};
const file = 'pkcs12_base64';

/** The description leaves the file out for the other ways, so that the server would call it one of a wrong kind. */
const noFile = () =>
  new ApiFailure(422, null, [{ code: 'required', message: certificateWays.fileMissing, fields: [file] }]);

type FileWayProps = Pick<Screen, 'descriptor' | 'overlay'> & { onAdded: (added: Certificate) => void };

/** A key file and its password. */
function FileWay({ descriptor, overlay, onAdded }: FileWayProps) {
  const save = useCreateRecord<RecordData>();
  const create = async (record: Record<string, unknown>) => {
    if (!record[file]) throw noFile();
    const made = await save(record);
    onAdded(made as Certificate);
    return made;
  };
  return <RecordForm descriptor={descriptor} overlay={overlay} record={empty} save={create} />;
}
