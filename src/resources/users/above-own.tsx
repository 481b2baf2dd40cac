import { delegationRefusal } from '#domain/access/permissions.ts';
import { useGetRole } from '#generated/client/roles/roles.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { ReferenceInput } from '#src/views/form/inputs/reference-input.tsx';
import { accountWords } from '#src/wording/settings/accounts.ts';

function isAbove(own: readonly string[], role: readonly string[]): boolean {
  return delegationRefusal(own, { before: role, after: role }) !== null;
}

/** Why whoever is signed in may not change an account with this role; null while they may, or the role is not read yet. */
export function useAboveOwn(role: number): string | null {
  const { permissions } = useSignedIn().account;
  const { data } = useGetRole(role);
  return data !== undefined && isAbove(permissions, data.permissions) ? accountWords.aboveOwn : null;
}

/** The role of an account; one with more rights than one's own is shown, and says why it cannot be given. */
export function RoleInput(props: InputProps) {
  const { permissions } = useSignedIn().account;
  return (
    <ReferenceInput
      {...props}
      whyNot={(record) =>
        isAbove(permissions, record['permissions'] as string[]) ? accountWords.roleAboveOwn : null
      }
    />
  );
}
