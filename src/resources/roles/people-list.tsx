import { Avatar } from '#src/ui/display/avatar.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { recordHref } from '#src/views/values/record-href.ts';
import type { ReactNode } from 'react';
import type { Person } from './holders.ts';

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
