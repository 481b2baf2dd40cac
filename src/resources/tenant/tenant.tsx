import { useSignedIn } from '#src/providers/account-context.ts';
import { ResourceForm } from '#src/views/record/resource-form.tsx';
import type { Screen } from '#src/views/screen.ts';

/** The one record of the business signed in for. */
export function TenantSettings(screen: Screen) {
  const { tenant } = useSignedIn();
  return <ResourceForm {...screen} id={tenant.id} hasList={false} />;
}
