import type { FastifyInstance } from 'fastify';
import { changeAccount, type AccountWish } from './accounts.ts';
import type { FaultOrder, SignerFaults } from './faults.ts';
import { press } from './orders.ts';
import type { Sandbox } from './sandbox.ts';

type Button = 'confirm' | 'refuse';

/** What a test or a person trying the product may do with the sandbox; nothing a real service has. */
export function adminRoutes(
  app: FastifyInstance,
  { state, clock, settings }: Sandbox,
  faults: SignerFaults,
): void {
  app.post<{ Params: { user_id: string }; Body: AccountWish }>(
    '/admin/accounts/:user_id',
    async ({ params, body }, reply) => {
      const account = state.change((all) => changeAccount(all, params.user_id, body, clock));
      if (!account) return reply.code(404).send({});
      const { key: _key, ...shown } = account;
      return shown;
    },
  );
  app.get('/admin/orders', async () => ({ orders: state.change((all) => Object.values(all.orders)) }));
  app.post<{ Params: { id: string; button: Button } }>(
    '/admin/orders/:id/:button',
    async ({ params: { id, button } }, reply) => {
      const pressed = state.change((all) => {
        const order = all.orders[id];
        return order !== undefined && press(order, button);
      });
      return reply.code(pressed ? 204 : 409).send();
    },
  );
  app.post<{ Body: FaultOrder }>('/admin/faults', async ({ body }, reply) => {
    faults.order(body);
    return reply.code(204).send();
  });
  app.delete('/admin/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.post<{ Body: { signs_later: boolean } }>('/admin/settings', async ({ body }, reply) => {
    settings.signs_later = body.signs_later;
    return reply.code(204).send();
  });
}
