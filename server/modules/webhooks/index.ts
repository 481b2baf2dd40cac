import type { Handlers } from '#server/context.ts';
import { plainHandlers } from '#server/platform/crud/plain-handlers.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { deliveriesOf, replay, sendTest } from './deliveries.ts';
import { endpoints, makeEndpoint, rotateSecret, wire } from './endpoints.ts';
import { refuseTarget, type WebhookTargets } from './targets.ts';

export type { WebhookDeps } from './deliver.ts';
export { reportEvent, withWebhooks } from './document-events.ts';
export { sweepWebhooks, webhookCrontab, webhookTasks } from './jobs.ts';
export type { WebhookTargets } from './targets.ts';

type Own =
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'getWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'renewWebhookSecret'
  | 'sendWebhookTest'
  | 'resendWebhookDeliveries'
  | 'listWebhookDeliveries';

const plain = plainHandlers(endpoints) as unknown as Pick<Handlers, Own>;

/** Webhook: events that are sent to the company's own systems. */
export const webhookHandlers = (deps: { webhook_key: Buffer; webhook_targets: WebhookTargets }) =>
  ({
    listWebhookEndpoints: plain.listWebhookEndpoints,
    getWebhookEndpoint: plain.getWebhookEndpoint,
    deleteWebhookEndpoint: plain.deleteWebhookEndpoint,
    createWebhookEndpoint: async ({ body }, context) => {
      const input = body.webhook_endpoint;
      refuseTarget(input.url, deps.webhook_targets);
      return {
        webhook_endpoint: await context.tenant((tx) => makeEndpoint(tx, input, context, deps.webhook_key)),
      };
    },
    updateWebhookEndpoint: async ({ path, body }, { account, clock, tenant }) => {
      const { url, description = null, events, enabled, lock_version } = body.webhook_endpoint;
      refuseTarget(url, deps.webhook_targets);
      const values = { url, description, events, enabled };
      const requester = { account, now: clock.now() };
      return {
        webhook_endpoint: await tenant(async (tx) => {
          await endpoints.update(tx, path.id, lock_version, values, requester);
          return wire(await endpoints.table(requester).get(tx, path.id));
        }),
      };
    },
    renewWebhookSecret: async ({ path }, context) => ({
      webhook_endpoint: await context.tenant((tx) => rotateSecret(tx, path.id, context, deps.webhook_key)),
    }),
    sendWebhookTest: async ({ path }, { tenant, account, clock }) => ({
      webhook_delivery: await tenant((tx) => sendTest(tx, path.id, account, clock.now())),
    }),
    resendWebhookDeliveries: async ({ path, body }, { tenant, account, clock }) => ({
      webhook_endpoint: await tenant(async (tx) => {
        await replay(tx, path.id, body.replay.delivery_id, clock.now());
        return wire(await endpoints.table({ account }).get(tx, path.id));
      }),
    }),
    listWebhookDeliveries: async ({ path, query }, { tenant }) => {
      const { deliveries, total } = await tenant((tx) => deliveriesOf(tx, path.id, query));
      return listed({ webhook_deliveries: deliveries }, total);
    },
  }) satisfies Pick<Handlers, Own>;
