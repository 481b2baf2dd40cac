import { sql } from 'kysely';
import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { httpWebhookSender } from '#server/gateways/webhook/http-webhook-sender.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { webhookTasks, type WebhookDeps } from '#server/modules/webhooks/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Endpoint = Schemas['WebhookEndpoint'];
type Delivery = Schemas['WebhookDelivery'];

/** A test waits for a receiver that hangs as long as this. */
const LIMIT_MS = 300;

/** A company that has its own systems told, with the worker's rounds run when the test says so. */
export async function webhookDesk(app: TestApp) {
  const desk = await deskOf(app);
  const deps: WebhookDeps = {
    ...app.webhooks,
    sender: httpWebhookSender({ allow_private: true, limit_ms: LIMIT_MS }),
  };

  // A session ends while the clock of a test goes on by hours.
  let signed_in = { token: '', at_ms: 0 };
  const call = async (operation: string, asked: object = {}): Promise<Answered> => {
    const at_ms = app.clock.epoch_ms();
    if (Math.abs(at_ms - signed_in.at_ms) > 300_000)
      signed_in = { token: await app.signIn('owner@demo.vn'), at_ms };
    return judged(app, operation, { token: signed_in.token, ...asked });
  };
  const endpointIn = ({ status, text, body }: Answered): Endpoint => {
    expect(status, text).toBeLessThan(300);
    return (body as { webhook_endpoint: Endpoint }).webhook_endpoint;
  };

  return {
    deps,
    call,
    endpointIn,
    /** Listens for everything about invoices unless it says otherwise. */
    add: async (url: string, more: Partial<Schemas['WebhookEndpointInput']> = {}): Promise<Endpoint> => {
      const events = ['invoice.signed', 'invoice.sent', 'invoice.accepted', 'invoice.rejected'] as const;
      const webhook_endpoint = { url, description: 'ERP', events: [...events], enabled: true, ...more };
      return endpointIn(await call('createWebhookEndpoint', { body: { webhook_endpoint } }));
    },
    read: async (id: number): Promise<Endpoint> => endpointIn(await call('getWebhookEndpoint', { id })),
    deliveries: async (id: number, state?: Delivery['state']): Promise<Delivery[]> => {
      const query = state === undefined ? {} : { state };
      const { body } = await call('listWebhookDeliveries', { id, query });
      return (body as { webhook_deliveries: Delivery[] }).webhook_deliveries;
    },
    replay: (id: number, delivery_id: number | null): Promise<Answered> =>
      call('resendWebhookDeliveries', { id, body: { replay: { delivery_id } } }),
    /** An invoice of the demo company, signed, sent and answered. Answers its id. */
    issue: async (): Promise<number> => {
      const draft = await desk.draft({});
      expect((await desk.publish(draft)).status).toBe(202);
      await desk.work([draft.id]);
      await collectAnswers(app.publishing, TENANT);
      return draft.id;
    },
    /** What a worker does when a round of the endpoint comes up, at this moment of the clock. */
    round: (endpoint_id: number, by: WebhookDeps = deps): Promise<void> | undefined =>
      webhookTasks(by)['deliver-webhooks']?.({ tenant_id: TENANT, endpoint_id }),
    /** Of the bell, those about webhooks. */
    notices: async (): Promise<Schemas['Notice'][]> => {
      const { body } = await call('listNotices');
      return (body as { notices: Schemas['Notice'][] }).notices.filter(({ kind }) => kind === 'connection');
    },
    /** Rounds that were asked for and wait in the queue. */
    asked: async (): Promise<number> => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'deliver-webhooks'`.execute(
        app.publishing.db,
      );
      return rows[0]?.count ?? 0;
    },
    written: async (): Promise<number> => {
      const rows = await inTenant(app.publishing.db, TENANT, (tx) =>
        tx.selectFrom('webhook_deliveries').select('id').execute(),
      );
      return rows.length;
    },
    /** The company has no endpoint again. */
    clear: async (): Promise<void> => {
      const { body } = await call('listWebhookEndpoints');
      for (const { id } of (body as { webhook_endpoints: Endpoint[] }).webhook_endpoints)
        await call('deleteWebhookEndpoint', { id });
    },
  };
}

export type WebhookDesk = Awaited<ReturnType<typeof webhookDesk>>;
