import { Card } from '#src/ui/layout/card.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { PeopleList } from './people-list.tsx';
import './roles.css';
import { useStaff } from './use-roles.ts';

/** Who has the role, beside its form. */
export function RoleHolders({ role }: { role: number }) {
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
