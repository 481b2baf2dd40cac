import { ResourceList } from '#src/views/list/resource-list.tsx';
import { ResourceTabs } from '#src/views/list/resource-tabs.tsx';
import type { AnyOverlay, Screen } from '#src/views/screen.ts';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { AccountBadge } from './account-state.tsx';
import type { Account } from './account-state.tsx';

const overlay: AnyOverlay = {
  columns: {
    full_name: { card: 'lead' },
    email: { card: 'name' },
    role_id: { card: 'meta' },
    status: {
      header: accountWords.state,
      width: 168,
      card: 'state',
      cell: (record) => <AccountBadge account={record as unknown as Account} />,
    },
    activated_on: { hidden: true },
  },
};

/** The company's people; whether an invitation was taken stands in the state. */
export function AccountList(screen: Screen) {
  return (
    <ResourceList
      {...screen}
      overlay={{ ...screen.overlay, ...overlay }}
      pages={<ResourceTabs name={roleWords.pages} resources={['users', 'roles']} current="users" />}
    />
  );
}
