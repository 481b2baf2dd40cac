import { expect } from 'vitest';
import type { FaultOrder } from '#server/gateways/provider/sandbox/scenarios/faults.ts';
import type { Initiative } from '#server/gateways/provider/sandbox/initiatives.ts';
import type { SeenMessage } from '#server/gateways/provider/sandbox/records.ts';

/** The sandbox authority's back door. */
export function authority(base_url: string) {
  const post = async (path: string, body: object): Promise<void> => {
    const reply = await fetch(base_url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(204);
  };
  const seen = async (): Promise<SeenMessage[]> => {
    const reply = await fetch(`${base_url}/admin/messages`);
    return ((await reply.json()) as { messages: SeenMessage[] }).messages;
  };
  /** A message that the authority sends by itself; answers its id. */
  const initiative = async (body: Initiative): Promise<string> => {
    const reply = await fetch(`${base_url}/admin/initiatives`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(201);
    return ((await reply.json()) as { message_id: string }).message_id;
  };
  return {
    initiative,
    fault: (fault: FaultOrder['fault'], count: number | null = 1) => post('/admin/faults', { fault, count }),
    clear: async () => void (await fetch(`${base_url}/admin/faults`, { method: 'DELETE' })),
    /** Accepts the declaration that waits for a person's decision. */
    decide: async () => {
      const waiting = (await seen()).find(({ verdict }) => verdict === 'waiting');
      await post(`/admin/messages/${waiting?.message_id}/decision`, { reasons: [] });
    },
    /** Lets time go by at the authority alone. */
    moveClock: async (move_on_ms: number): Promise<void> => {
      const reply = await fetch(`${base_url}/admin/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ move_on_ms }),
      });
      expect(reply.status).toBe(200);
    },
    outage: (on: boolean) => post('/admin/outage', { on }),
    /** Every message that carried this number; without one, every message that carried an invoice: the demo's declarations are none. */
    messages: async (number?: number | null): Promise<SeenMessage[]> =>
      (await seen()).filter((one) => (number === undefined ? one.number !== null : one.number === number)),
    /** Every message of a type (MLTDiep), whatever it carried. */
    messagesOfType: async (message_type: string): Promise<SeenMessage[]> =>
      (await seen()).filter((one) => one.message_type === message_type),
  };
}
