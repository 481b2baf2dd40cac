import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useGetUser } from '#generated/client/users/users.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Tag } from '#src/ui/display/badge.tsx';
import { Card, Facts, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { recordName } from '#src/views/record-name.ts';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import type { Screen } from '#src/views/screen.ts';
import { FieldValue } from '#src/views/values/field-value.tsx';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { CanAccess } from 'react-admin';
import { useParams } from 'react-router';
import { useAboveOwn } from './above-own.tsx';
import type { Account } from './account-state.tsx';
import { StateCard } from './state-card.tsx';
import { allows, FULL } from '#domain/access/permissions.ts';
import { useGetRole } from '#generated/client/roles/roles.ts';
import type { FieldOption } from '#generated/resources/descriptor.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dots } from '#src/ui/matrix/dots.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { recordHref } from '#src/views/values/record-href.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import './accounts.css';

/** One member of staff: who it is, what they may, whether they can sign in. */
export function AccountPage({ descriptor, overlay, paths }: Screen) {
  const { id } = useParams();
  const signedIn = useSignedIn();
  const { data: account, error, isPending, refetch } = useGetUser(Number(id));
  if (isMissing(error)) return <NotFoundPage />;
  return (
    <Narrow>
      <PageHeader
        title={recordName(descriptor, account && { ...account })}
        back={backToList(paths.list, descriptor.label)}
        badges={account?.id === signedIn.account.id && <Tag>{accountWords.you}</Tag>}
        facts={account?.email}
        actions={
          account && (
            <>
              <HistoryButton descriptor={descriptor} overlay={overlay} record={account} />
              <CanAccess resource="users" action="edit">
                <EditButton account={account} />
              </CanAccess>
            </>
          )
        }
      />
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {account && (
          <TwoColumns
            primary={
              <>
                <AccountFacts descriptor={descriptor} account={account} />
                <RoleCard role={account.role_id} />
              </>
            }
            secondary={<StateCard account={account} />}
          />
        )}
      </RecordStates>
    </Narrow>
  );
}

function EditButton({ account }: { account: Account }) {
  const above = useAboveOwn(account.role_id);
  const way = above === null ? { href: hrefOf('users.update', account.id) } : { held: true, title: above };
  return (
    <Button tone="primary" icon={IconPencil} {...way}>
      {accountWords.edit}
    </Button>
  );
}

/** What stands in cards of its own. */
const elsewhere: readonly string[] = ['role_id', 'status'];

function AccountFacts({ descriptor, account }: Pick<Screen, 'descriptor'> & { account: Account }) {
  const fields = descriptor.fields.filter(({ source, hidden }) => !hidden && !elsewhere.includes(source));
  return (
    <Card title={accountWords.facts}>
      <Facts
        facts={fields.map((field) => ({
          term: field.label,
          value: <FieldValue field={field} value={account[field.source as keyof Account]} />,
        }))}
      />
    </Card>
  );
}

const options: readonly FieldOption[] =
  descriptorOf('roles').fields.find(({ source }) => source === 'permissions')?.options ?? [];
const bySubject = [...Map.groupBy(options, ({ group }) => group)].flatMap(([subject, rights]) =>
  subject === undefined ? [] : [{ subject, codes: rights.map(({ value }) => value) }],
);

/** The role of an account, and in short what it lets one do. */
function RoleCard({ role }: { role: number }) {
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
