import { once } from 'node:events';
import { createServer, request as call } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import { test as base } from './fixtures.ts';

/** An address at which nobody listens. */
export const NOBODY = 'http://127.0.0.1:9';

/** What the browser finds where the product looks for the agent. The machine's own agent, if one runs, is never asked. */
type AgentAddress = {
  /** To the agent of a test, or to nobody. */
  leadTo(agent_url: string): void;
  /** For the browser: where the fixed address is. */
  rule: string;
  close(): Promise<void>;
};

/** The agents of tests stand on ports of their own, each speaks to its own address alone: what is sent is told so. */
async function openAgentAddress(): Promise<AgentAddress> {
  let target = NOBODY;
  const own = (header: string | undefined) => (header === USB_AGENT_ORIGIN ? target : header);
  const pass = (asked: IncomingMessage, reply: ServerResponse): void => {
    const headers = { ...asked.headers, host: new URL(target).host };
    const origin = own(asked.headers.origin);
    const onward = call(
      target + (asked.url ?? '/'),
      { method: asked.method ?? 'GET', headers: { ...headers, ...(origin !== undefined && { origin }) } },
      (answer) => answer.pipe(reply.writeHead(answer.statusCode ?? 0, answer.headers)),
    );
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { host } = new URL(USB_AGENT_ORIGIN);
  return {
    leadTo: (agent_url) => (target = agent_url),
    rule: `MAP ${host} 127.0.0.1:${port}, MAP 127.0.0.1 127.0.0.1, MAP localhost localhost, MAP * ~NOTFOUND`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** With a browser of its own, for which the agent's fixed address leads where the test says. */
export const test = base.extend<object, { agent_address: AgentAddress }>({
  agent_address: [
    async ({ browserName: _any }, use) => {
      const address = await openAgentAddress();
      await use(address);
      await address.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, agent_address }, use) => {
      // Of the same switch twice the browser takes the last.
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${agent_address.rule}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});
