import { tenant as descriptor } from '#generated/resources/tenant.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { pathsOf } from '#src/routes.ts';
import { ResourceForm } from '#src/views/record/resource-form.tsx';
import type { Overlay, Screen } from '#src/views/screen.ts';
import { menuWords } from '#src/wording/menu.ts';

const overlay = {
  title: menuWords.settings_tenant,
  wide: ['name', 'address'],
} satisfies Overlay<typeof descriptor>;

const screen: Screen = { descriptor, overlay, paths: pathsOf('settings_tenant', null, 'settings_tenant') };

/** The one record of the business signed in for. */
export function TenantSettings() {
  const { tenant } = useSignedIn();
  return <ResourceForm {...screen} id={tenant.id} hasList={false} />;
}
