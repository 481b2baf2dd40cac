import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import type { RecordData } from '#src/views/form/form-values.ts';
import { RecordForm } from '#src/views/form/record-form.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { useCreateRecord } from '#src/views/record/use-save-record.ts';
import type { Screen } from '#src/views/screen.ts';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { forms } from '#src/wording/forms.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { CreateBase } from 'react-admin';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { RoleInput } from './above-own.tsx';
import { NoMails } from './action-dialog.tsx';

const empty: RecordData = {};

/** A new account is active: what becomes of it later is no question yet. */
function formOf(descriptor: ResourceDescriptor): ResourceDescriptor {
  return {
    ...descriptor,
    form_fields: descriptor.form_fields.filter(({ source }) => source !== 'status'),
  };
}

/** A new member of staff, who is invited by mail. */
export function AccountCreate(screen: Screen) {
  const { descriptor, paths } = screen;
  return (
    <CreateBase resource={pathOf('users')} redirect={false} disableAuthentication>
      <Narrow>
        <PageHeader
          title={forms.create(descriptor.one)}
          back={backToList(paths.list, descriptor.label)}
          facts={accountWords.createHint}
        />
        <Stack>
          <NoMails />
          <AccountCreateForm {...screen} />
        </Stack>
      </Narrow>
    </CreateBase>
  );
}

function AccountCreateForm({ descriptor, overlay, paths }: Screen) {
  const navigate = useNavigate();
  const save = useCreateRecord<RecordData>();
  const { report } = useUnsavedGuard();
  const form = useMemo(() => formOf(descriptor), [descriptor]);
  const create = async (record: Record<string, unknown>) => {
    const made = await save({ ...record, status: 'active' });
    report(false);
    const message = accountWords.invitedTo(String(made['email']));
    void navigate(paths.one(Number(made['id'])), { state: { toast: { tone: 'success', message } } });
    return made;
  };
  return (
    <RecordForm
      descriptor={form}
      overlay={{ ...overlay, inputs: { ...overlay?.inputs, role_id: RoleInput } }}
      record={empty}
      save={create}
    />
  );
}
