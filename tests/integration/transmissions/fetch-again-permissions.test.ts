import { beforeAll, expect, test } from 'vitest';
import { MESSAGE_KINDS } from '#domain/transmission/message-kinds.table.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { messageDesk } from './message-desk.ts';

const server = withTestApp();
let owner = '';
let desk: ReturnType<typeof messageDesk>;
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  desk = messageDesk(server.current, owner);
});

/** A key that holds these codes and no other. */
async function keyWith(permissions: readonly string[]): Promise<string> {
  const body = { api_token: { name: permissions.join(), permissions, expires_on: null } };
  const made = await judged(server.current, 'createApiToken', { token: owner, body });
  return (made.body as { api_token: { secret: string } }).api_token.secret;
}

test.each([
  ['lookUpTransmission', 'lost', 'unknown', 202],
  ['requestAnswers', 'garbled', 'sent_tvan', 200],
] as const)(
  '%s is for whoever may see the message, and nobody else',
  async (operation, fate, status, success) => {
    const subject = await desk[fate]('invoice');
    const { id } = await desk.sentMessage(subject);
    const asking = async (token: string) => (await desk.ask(operation, id, token)).status;
    expect(await asking(await server.current.signIn('owner@demo2.vn'))).toBe(404);
    // Not there for who holds the code of another kind's messages alone.
    expect(await asking(await keyWith([MESSAGE_KINDS.declaration.gateway]))).toBe(404);
    expect(await asking(await keyWith(['read_invoices', 'publish_invoices']))).toBe(403);
    expect(await desk.statusOf(subject)).toBe(status);
    const kinds = (await desk.history(subject)).map((event) => event.kind);
    expect(kinds).not.toContain('look_up_asked');
    expect(kinds).not.toContain('answers_asked_again');
    expect(await asking(await keyWith([MESSAGE_KINDS.invoice.gateway]))).toBe(success);
  },
);
