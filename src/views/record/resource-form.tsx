import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { forms } from '#src/wording/forms.ts';
import { CreateBase, useCanAccess, useEditContext, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RecordForm } from '../form/record-form.tsx';
import type { RecordData } from '../form/form-values.ts';
import { useUnsavedGuard } from '../guard/unsaved-context.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { backToList } from '../list/list-place.ts';
import { recordName } from '../record-name.ts';
import type { Screen } from '../screen.ts';
import { BesideRecord } from './beside-record.tsx';
import { DeleteButton } from './delete-button.tsx';
import { RecordFacts } from './record-facts.tsx';
import { EditRecord } from './edit-record.tsx';
import { useMadePage } from './made-page.ts';
import { isMissing, RecordStates } from './record-states.tsx';
import { useCreateRecord, useSaveRecord } from './use-save-record.ts';

/** A link to a new record may say what it refers to: `?customer_id=7`. */
function recordBegunBy(search: URLSearchParams, { form_fields }: Screen['descriptor']): RecordData {
  const named = form_fields.filter(({ kind, source }) => kind === 'reference' && search.has(source));
  return Object.fromEntries(named.map(({ source }) => [source, Number(search.get(source)) || null]));
}

function backTo({ descriptor, overlay, paths }: Screen) {
  return backToList(paths.list, overlay.title ?? descriptor.label);
}

/** The page a new record is made on; saved, it opens. Who may not open it goes on with another one. */
export function ResourceCreate(screen: Screen) {
  return (
    <CreateBase
      resource={pathOf(screen.descriptor.name as ResourceName)}
      redirect={false}
      disableAuthentication
    >
      <Narrow wide={screen.overlay.FormAside !== undefined}>
        <PageHeader title={forms.create(screen.descriptor.one)} back={backTo(screen)} />
        <CreateBody {...screen} />
      </Narrow>
    </CreateBase>
  );
}

function CreateBody({ descriptor, overlay, paths }: Screen) {
  const navigate = useNavigate();
  const notify = useNotify();
  const madePage = useMadePage({ descriptor, paths });
  const save = useCreateRecord<RecordData>();
  const { report } = useUnsavedGuard();
  const [search] = useSearchParams();
  const [begun] = useState(() => recordBegunBy(search, descriptor));
  const create = async (record: Record<string, unknown>) => {
    const made = await save(record);
    report(false);
    const message = forms.created(descriptor.one);
    const page = madePage(made['id'] as number);
    if (page === null) {
      notify(message, { type: 'success' });
      return begun;
    }
    void navigate(page, { state: { toast: { tone: 'success', message } } });
    return made;
  };
  const form = (record: RecordData) => (
    <RecordForm descriptor={descriptor} overlay={overlay} record={record} save={create} />
  );
  const { Begin } = overlay;
  return Begin === undefined ? form(begun) : <Begin begun={begun}>{form}</Begin>;
}

type ResourceEditProps = Screen & {
  /** For a record there is only one of; otherwise the address tells. */
  id?: number;
  hasList?: boolean;
};

/** The page of one record: its form, or its facts for an account that may only look. */
export function ResourceForm({ id, hasList = true, ...screen }: ResourceEditProps) {
  return (
    <EditRecord resource={pathOf(screen.descriptor.name as ResourceName)} id={id}>
      <EditPage {...screen} hasList={hasList} />
    </EditRecord>
  );
}

function EditPage({ hasList, ...screen }: Screen & { hasList: boolean }) {
  const { descriptor, overlay, paths } = screen;
  const { record, error, isPending, refetch } = useEditContext<RaRecord>();
  const { canAccess: mayUpdate } = useCanAccess({ resource: descriptor.name, action: 'edit' });
  const notify = useNotify();
  const save = useSaveRecord<RecordData>();
  if (isMissing(error)) return <NotFoundPage />;
  const update = async (changed: Record<string, unknown>) => {
    const saved = await save(changed);
    notify(forms.saved(descriptor.one), { type: 'success' });
    return saved;
  };
  const main = (data: RaRecord) =>
    mayUpdate ? (
      <RecordForm key={data.id} descriptor={descriptor} overlay={overlay} record={data} save={update} />
    ) : (
      <RecordFacts descriptor={descriptor} record={data} />
    );
  return (
    <Narrow wide={overlay.FormAside !== undefined}>
      <PageHeader
        title={overlay.title !== undefined && !hasList ? overlay.title : recordName(descriptor, record)}
        back={hasList ? backTo(screen) : undefined}
        facts={mayUpdate ? undefined : forms.readOnly}
        actions={
          record && (
            <>
              <HistoryButton descriptor={descriptor} overlay={overlay} record={record} />
              <DeleteButton descriptor={descriptor} paths={paths} record={record} note={overlay.deleteNote} />
            </>
          )
        }
      />
      <RecordStates error={record ? null : error} isPending={isPending} onRetry={() => void refetch()}>
        {record && (
          <BesideRecord overlay={overlay} record={record}>
            {main(record)}
          </BesideRecord>
        )}
      </RecordStates>
    </Narrow>
  );
}
