import { USB_AGENT_NAME, USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import type {
  AgentError,
  AgentFailureReason,
  AgentStatus,
  PairingStart,
  SignOrder,
  SignRequest,
  TokenCertificate,
} from '#domain/signing/usb-agent.ts';

/** Every call throws AgentFailure and nothing else. */
export type UsbAgent = {
  /** Is it running, and does it know this browser? */
  status(): Promise<AgentStatus>;
  /** The agent now shows a code to the user. */
  startPairing(): Promise<PairingStart>;
  /** From here on this browser may ask for certificates and signatures. */
  confirmPairing(id: string, code: string): Promise<void>;
  certificates(): Promise<TokenCertificate[]>;
  /** The agent asks the user for the PIN on its own page; the order is then followed by `order`. */
  placeOrder(request: SignRequest): Promise<SignOrder>;
  order(id: string): Promise<SignOrder>;
  cancelOrder(id: string): Promise<SignOrder>;
};

type Outside = {
  fetch: typeof fetch;
  storage: Storage;
  permissions?: Permissions | undefined;
  origin?: string;
};

const tokenKey = 'usb_agent_token';

/** The agent beside the USB token, as this browser reaches it. */
export function usbAgent({ fetch, storage, permissions, origin = USB_AGENT_ORIGIN }: Outside): UsbAgent {
  const send = (method: string, path: string, body?: object): Promise<Response> => {
    const headers = new Headers();
    const token = storage.getItem(tokenKey);
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    return fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };

  const exchange = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await send(method, path, body).catch(() => null);
    if (reply === null) throw new AgentFailure(await whyUnread(path));
    const content: unknown = await reply.json().catch(() => null);
    if (reply.ok && content !== null) return content;
    throw new AgentFailure(isRefusal(content) ? content.error.reason : 'no_agent');
  };

  const status = async (): Promise<AgentStatus> => {
    const reply = (await exchange('GET', '/status')) as { agent?: AgentStatus };
    if (reply.agent?.name !== USB_AGENT_NAME) throw new AgentFailure('no_agent');
    return reply.agent;
  };

  /** A site that is not paired may read /status alone: of anything else the browser says just that it failed. */
  const whyUnread = async (path: string): Promise<AgentFailureReason> => {
    if (await isLoopbackDenied(permissions)) return 'blocked';
    if (path === '/status') return 'no_agent';
    const { paired } = await status();
    return paired ? 'agent_error' : 'not_paired';
  };

  const one = async <Name extends string, Value>(name: Name, reply: Promise<unknown>): Promise<Value> =>
    ((await reply) as Record<Name, Value>)[name];

  return {
    status,
    startPairing: () => one<'pairing', PairingStart>('pairing', exchange('POST', '/pair')),
    confirmPairing: async (id, code) =>
      storage.setItem(
        tokenKey,
        await one<'token', string>('token', exchange('POST', '/pair/confirm', { id, code })),
      ),
    certificates: () =>
      one<'certificates', TokenCertificate[]>('certificates', exchange('GET', '/certificates')),
    placeOrder: (request) => one<'order', SignOrder>('order', exchange('POST', '/sign', request)),
    order: (id) => one<'order', SignOrder>('order', exchange('GET', `/sign/${id}`)),
    cancelOrder: (id) => one<'order', SignOrder>('order', exchange('DELETE', `/sign/${id}`)),
  };
}

function isRefusal(content: unknown): content is { error: AgentError } {
  return typeof content === 'object' && content !== null && 'error' in content;
}

/** What browsers call the right to reach programs on the same machine (Local Network Access), the newest name first. */
const NAMES = ['loopback-network', 'local-network-access'];

/** Whether the user or an administrator has denied this site access to the agent. */
async function isLoopbackDenied(permissions: Permissions | undefined): Promise<boolean> {
  for (const name of NAMES) {
    try {
      // The type lists names of today only; a browser throws for one it does not know.
      const status = await permissions?.query({ name: name as PermissionName });
      if (status !== undefined) return status.state === 'denied';
    } catch {
      continue;
    }
  }
  return false;
}

/** Nothing came of asking the agent. */
export class AgentFailure extends Error {
  readonly reason: AgentFailureReason;
  constructor(reason: AgentFailureReason) {
    super(reason);
    this.name = 'AgentFailure';
    this.reason = reason;
  }
}

/** What an error thrown by anything means here. */
export function reasonOf(error: unknown): AgentFailureReason {
  return error instanceof AgentFailure ? error.reason : 'agent_error';
}

/** The agent on the machine of whoever looks at the page. */
export function browserUsbAgent(): UsbAgent {
  return usbAgent({
    fetch: (input, init) => fetch(input, init),
    storage: localStorage,
    permissions: navigator.permissions,
  });
}
