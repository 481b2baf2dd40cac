import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { ResourceCreate, ResourceForm } from '#src/views/record/resource-form.tsx';
import type { AnyOverlay, Screen } from '#src/views/screen.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { PeopleList } from './people-list.tsx';
import { RightsInput } from './rights-input.tsx';
import './roles.css';
import { StartedRightsInput } from './start-picker.tsx';
import { useStaff } from './use-roles.ts';

const changed: AnyOverlay = {
  manyInputs: { permissions: RightsInput },
  aside: ({ id }) => <RoleHolders role={Number(id)} />,
};

const made: AnyOverlay = { manyInputs: { permissions: StartedRightsInput } };

/** One role: what it is called, what it may, who has it. */
export function RolePage(screen: Screen) {
  return <ResourceForm {...screen} overlay={{ ...screen.overlay, ...changed }} />;
}

/** A new role, from a ready-made one or from one the company has. */
export function RoleCreate(screen: Screen) {
  return <ResourceCreate {...screen} overlay={{ ...screen.overlay, ...made }} />;
}

/** Who has the role, beside its form. */
function RoleHolders({ role }: { role: number }) {
  const { data, isPending } = useStaff();
  const holders = (data ?? []).filter(({ role_id }) => role_id === role);
  if (isPending) return null;
  return (
    <Card title={roleWords.holders} note={formatCount(holders.length)}>
      {holders.length === 0 ? (
        <p className="roles-footnote">{roleWords.noHolder}</p>
      ) : (
        <PeopleList
          people={holders.map((person) => ({
            person,
            detail: person.status === 'active' ? person.email : `${roleWords.inactive} · ${person.email}`,
          }))}
        />
      )}
    </Card>
  );
}
