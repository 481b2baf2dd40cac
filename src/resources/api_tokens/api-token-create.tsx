import { createApiToken } from '#generated/client/api-tokens/api-tokens.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { components } from '#generated/types.ts';
import { allows } from '#domain/access/permissions.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RecordForm } from '#src/views/form/record-form.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import type { Screen } from '#src/views/screen.ts';
import { apiTokenWords } from '#src/wording/settings/api-tokens.ts';
import { forms } from '#src/wording/forms.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { useMemo, useState } from 'react';
import { NewSecret } from './new-secret.tsx';
import type { ApiToken } from './token-words.ts';

const empty = {};

/** A new key has more fields than a change may touch; its maker is offered what they hold themselves. */
function formOf(descriptor: ResourceDescriptor, held: readonly string[]): ResourceDescriptor {
  const form_fields = descriptor.fields
    .filter(({ read_only, hidden }) => !read_only && !hidden)
    .map((field) => ({
      ...field,
      options: field.options?.filter(({ value }) => allows(held, [[value]])) ?? null,
    }));
  return {
    ...descriptor,
    form_fields,
    groups: [...descriptor.groups, { key: 'rights', label: apiTokenWords.scope }],
  };
}

/** Makes a key and then shows it, the only time it can be seen. */
export function ApiTokenCreate({ descriptor, overlay, paths }: Screen) {
  const { account } = useSignedIn();
  const { report } = useUnsavedGuard();
  const [made, setMade] = useState<ApiToken | null>(null);
  const form = useMemo(() => formOf(descriptor, account.permissions), [descriptor, account.permissions]);
  // Past react-admin's cache: the key stays nowhere but on this page.
  const create = async ({ name, expires_on, permissions }: Record<string, unknown>) => {
    const api_token = { name, expires_on, permissions } as components['schemas']['ApiTokenInput'];
    const token = (await createApiToken({ api_token })) as ApiToken;
    report(false);
    setMade(token);
    return token;
  };
  return (
    <Narrow>
      <PageHeader
        title={made === null ? forms.create(descriptor.one) : apiTokenWords.made}
        back={backToList(paths.list, descriptor.label)}
      />
      {made === null ? (
        <RecordForm descriptor={form} overlay={overlay} record={empty} save={create} />
      ) : (
        <NewSecret token={made} listHref={paths.list} />
      )}
    </Narrow>
  );
}
