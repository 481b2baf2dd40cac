import { sql } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { MAX_OF_A_SORT, PLAIN, type Found, type Source } from './found.ts';
import { mayOpen, PLACES } from './places.ts';

type Row = { id: number; url: string; put_off_on: string | null; count: number; happened_on: string | null };

/** Endpoints that the system has put off, and events that could not be delivered to one, until they are sent again. */
export const webhooks: Source = async (tx, { account: { permissions }, since }) => {
  if (!mayOpen(permissions, PLACES.webhook.operation)) return [];
  const { rows } = await sql<Row>`
    select endpoint.id, endpoint.url, endpoint.put_off_on, dead.count, dead.happened_on
    from webhook_endpoints as endpoint cross join lateral (
      select count(*) as count, max(settled_on) as happened_on from webhook_deliveries as delivery
      where delivery.tenant_id = ${TENANT} and delivery.endpoint_id = endpoint.id and delivery.state = 'dead'
        and delivery.settled_on >= ${since}) as dead
    where endpoint.tenant_id = ${TENANT} and (endpoint.put_off_on >= ${since} or dead.count > 0)
    order by endpoint.id limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.flatMap(({ id, url, put_off_on, count, happened_on }): Found[] => {
    const common = {
      ...PLAIN,
      kind: 'connection',
      name: url,
      detail: url,
      path: PLACES.webhook.path(id),
    } as const;
    if (put_off_on !== null)
      return [{ ...common, key: `webhook_off:${id}`, topic: 'webhook_put_off', happened_on: put_off_on }];
    if (happened_on === null) return [];
    return [{ ...common, key: `webhook_dead:${id}`, topic: 'webhook_dead', happened_on, count }];
  });
};
