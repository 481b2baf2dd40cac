import { expect, type APIRequestContext } from '@playwright/test';
import type { FaultOrder } from '#server/gateways/provider/sandbox/scenarios/faults.ts';

const sandbox = `http://127.0.0.1:${process.env['E2E_SANDBOX_PORT'] ?? ''}`;

async function order(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  const reply = await request.post(`${sandbox}${path}`, { data });
  expect(reply.status()).toBe(204);
}

/** Công ty Cổ phần Thương mại Sao Việt, of the demo. */
const DEMO_TAX_CODE = '0012345672';

/** What goes wrong with the next messages of one company, the demo company where none is named: others go their own way. */
export const orderFault = (request: APIRequestContext, fault: FaultOrder) =>
  order(request, '/admin/faults', { tax_code: DEMO_TAX_CODE, ...fault });

/** While it lasts nobody answers there. */
export const setOutage = (request: APIRequestContext, on: boolean) => order(request, '/admin/outage', { on });
