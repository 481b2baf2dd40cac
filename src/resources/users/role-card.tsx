import { allows, FULL } from '#domain/access/permissions.ts';
import { useGetRole } from '#generated/client/roles/roles.ts';
import type { FieldOption } from '#generated/resources/descriptor.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { Dots } from '#src/ui/matrix/dots.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { recordHref } from '#src/views/values/record-href.ts';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import './accounts.css';

const options: readonly FieldOption[] =
  descriptorOf('roles').fields.find(({ source }) => source === 'permissions')?.options ?? [];
const bySubject = [...Map.groupBy(options, ({ group }) => group)].flatMap(([subject, rights]) =>
  subject === undefined ? [] : [{ subject, codes: rights.map(({ value }) => value) }],
);

/** The role of an account, and in short what it lets one do. */
export function RoleCard({ role }: { role: number }) {
  const { data, error } = useGetRole(role);
  return (
    <Card
      title={accountWords.role}
      action={data && <KitLink href={recordHref('roles', role)}>{data.name}</KitLink>}
    >
      <div className="account-stack">
        {error && <Banner tone="critical">{failureText(error)}</Banner>}
        <p>{accountWords.roleHint}</p>
        {data?.permissions.includes(FULL) === true && <p>{roleWords.everything}</p>}
        {data && !data.permissions.includes(FULL) && (
          <Facts
            facts={bySubject.map(({ subject, codes }) => ({
              term: subject,
              value: <Dots on={codes.map((code) => allows(data.permissions, [[code]]))} />,
            }))}
          />
        )}
      </div>
    </Card>
  );
}
