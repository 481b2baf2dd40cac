import { ResourceCreate, ResourceForm } from '#src/views/record/resource-form.tsx';
import type { AnyOverlay, Screen } from '#src/views/screen.ts';
import { RightsInput } from './rights-input.tsx';
import { RoleHolders } from './role-holders.tsx';
import { StartedRightsInput } from './start-picker.tsx';

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
