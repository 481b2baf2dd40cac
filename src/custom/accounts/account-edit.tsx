import type { users } from '#generated/resources/users.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { pathsOf } from '#src/routes.ts';
import { ResourceForm } from '#src/views/record/resource-form.tsx';
import type { Overlay } from '#src/views/screen.ts';
import { StatusInput } from './status-input.tsx';

const overlay = { inputs: { status: StatusInput } } satisfies Overlay<typeof users>;

/** The form of one account. */
export function AccountEdit() {
  return <ResourceForm descriptor={descriptorOf('users')} overlay={overlay} paths={pathsOf('users')} />;
}
