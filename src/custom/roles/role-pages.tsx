import { ResourceCreate, ResourceForm } from '#src/views/record/resource-form.tsx';
import type { AnyOverlay, Screen } from '#src/views/screen.ts';
import { roleWords } from '#src/wording/roles.ts';
import { RightsInput } from './rights-input.tsx';
import { RoleHolders } from './role-holders.tsx';
import { StartedRightsInput } from './start-picker.tsx';

const shared = { title: roleWords.title, wide: ['description'] } satisfies AnyOverlay;

const changed: AnyOverlay = {
  ...shared,
  manyInputs: { permissions: RightsInput },
  aside: ({ id }) => <RoleHolders role={Number(id)} />,
};

const made: AnyOverlay = { ...shared, manyInputs: { permissions: StartedRightsInput } };

/** One role: what it is called, what it may, who has it. */
export function RolePage(screen: Screen) {
  return <ResourceForm {...screen} overlay={changed} />;
}

/** A new role, from a ready-made one or from one the company has. */
export function RoleCreate(screen: Screen) {
  return <ResourceCreate {...screen} overlay={made} />;
}
