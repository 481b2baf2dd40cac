import { createWebhookEndpoint } from '#generated/client/webhook-endpoints/webhook-endpoints.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Stack } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RecordForm } from '#src/views/form/record-form.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import type { Screen } from '#src/views/screen.ts';
import { forms } from '#src/wording/forms.ts';
import { webhookWords as words } from '#src/wording/settings/webhooks.ts';
import { useState } from 'react';
import type { WebhookEndpoint } from './endpoint-state.ts';
import { SecretShown } from '#src/views/secret/secret-shown.tsx';

/** What most receivers wait for. */
const usual = { enabled: true, events: ['invoice.accepted', 'invoice.rejected'] };

/** Makes an endpoint and then shows its signing secret, the only time it can be seen. */
export function WebhookCreate({ descriptor, overlay, paths }: Screen) {
  const { report } = useUnsavedGuard();
  const [made, setMade] = useState<WebhookEndpoint | null>(null);
  // Past react-admin's cache: the secret stays nowhere but on this page.
  const create = async ({ url, description, events, enabled }: Record<string, unknown>) => {
    const webhook_endpoint = {
      url,
      description,
      events,
      enabled,
    } as components['schemas']['WebhookEndpointInput'];
    const endpoint = (await createWebhookEndpoint({ webhook_endpoint })) as WebhookEndpoint;
    report(false);
    setMade(endpoint);
    return endpoint;
  };
  return (
    <Narrow>
      <PageHeader
        title={made === null ? forms.create(descriptor.one) : words.made}
        back={backToList(paths.list, descriptor.label)}
      />
      {made === null ? (
        <RecordForm descriptor={descriptor} overlay={overlay} record={usual} save={create} />
      ) : (
        <Stack>
          <SecretShown secret={made.secret} words={words} />
          <div>
            <Button tone="primary" href={paths.one(made.id)}>
              {words.open}
            </Button>
          </div>
        </Stack>
      )}
    </Narrow>
  );
}
