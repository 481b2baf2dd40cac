import { Avatar } from '#src/ui/display/avatar.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { recordHref } from '#src/views/values/record-href.ts';
import type { ReactNode } from 'react';
import type { components } from '#generated/types.ts';
import type { MatrixGroup } from '#src/ui/matrix/matrix-model.ts';
import { holds, isWhole, rightGroups } from './rights.ts';

type PeopleListProps = { people: readonly { person: Person; detail: ReactNode }[] };

/** People by name, each with a muted line and a way to their page. */
export function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className="role-people">
      {people.map(({ person, detail }) => (
        <li key={person.id}>
          <Avatar name={person.full_name} />
          <span>
            <KitLink href={recordHref('users', person.id)}>{person.full_name}</KitLink>
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

export type Role = components['schemas']['Role'];
export type Person = components['schemas']['Account'];

type Holder = { person: Person; role: Role; byFull: boolean };

/** The people who can do it now, and by what: an account that is switched off can do nothing. */
export function holdersOf(code: string, roles: readonly Role[], people: readonly Person[]): Holder[] {
  const byId = new Map(roles.map((role) => [role.id, role]));
  return people.flatMap((person) => {
    const role = byId.get(person.role_id);
    if (role === undefined || person.status !== 'active' || !holds(role.permissions, code)) return [];
    return [{ person, role, byFull: isWhole(role.permissions) }];
  });
}

/** What a role lets one do, by subject; subjects of which it has nothing are left out. */
export function rightsBySubject(role: Role): MatrixGroup[] {
  return rightGroups
    .map((group) => ({ ...group, rows: group.rows.filter(({ key }) => holds(role.permissions, key)) }))
    .filter(({ rows }) => rows.length > 0);
}
