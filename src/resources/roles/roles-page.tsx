import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ResourceTabs } from '#src/views/list/resource-tabs.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import type { Screen } from '#src/views/screen.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { CanAccess, useCanAccess } from 'react-admin';
import { useState } from 'react';
import { RolesMatrix } from './roles-matrix.tsx';
import { useRoles, useStaff } from './use-roles.ts';
import { WhoCan } from './who-can.tsx';

/** All roles side by side. */
export function RolesPage({ paths }: Screen) {
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'roles', action: 'edit' });
  const roles = useRoles();
  const staff = useStaff();
  const [asking, setAsking] = useState(false);
  const people = staff.data ?? [];
  const counts = new Map(
    [...Map.groupBy(people, ({ role_id }) => role_id)].map(([role, holders]) => [role, holders.length]),
  );
  const retry = () => void Promise.all([roles.refetch(), staff.refetch()]);
  return (
    <>
      <PageHeader
        title={roleWords.title}
        facts={roleWords.facts}
        actions={
          <>
            <Button icon={IconUserSearch} onClick={() => setAsking(true)}>
              {roleWords.whoCan}
            </Button>
            {paths.create !== null && (
              <CanAccess resource="roles" action="create">
                <Button tone="primary" icon={IconPlus} href={paths.create}>
                  {roleWords.create}
                </Button>
              </CanAccess>
            )}
          </>
        }
      />
      <ResourceTabs name={roleWords.pages} resources={['users', 'roles']} current="roles" />
      <RecordStates
        error={roles.data && staff.data ? null : (roles.error ?? staff.error)}
        isPending={roles.isPending || staff.isPending}
        onRetry={retry}
      >
        <RolesMatrix roles={roles.data ?? []} counts={counts} mayEdit={mayEdit} />
        <p className="roles-footnote">{roleWords.footnote}</p>
      </RecordStates>
      <WhoCan open={asking} onClose={() => setAsking(false)} roles={roles.data ?? []} people={people} />
    </>
  );
}
