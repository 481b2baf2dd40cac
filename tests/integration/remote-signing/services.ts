import { createHash, randomUUID, verify, X509Certificate } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { cscSigner } from '#server/gateways/signer/csc/csc-signer.ts';
import { jsonClient } from '#server/gateways/signer/json-client.ts';
import { mySignSigner } from '#server/gateways/signer/mysign/mysign-signer.ts';
import type { AccountWish } from '#server/gateways/signer/sandbox/accounts.ts';
import type { FaultOrder } from '#server/gateways/signer/sandbox/faults.ts';
import { startSandboxSigner, type RunningSandbox } from '#server/gateways/signer/sandbox/sandbox.ts';
import type { SandboxOrder } from '#server/gateways/signer/sandbox/state.ts';
import { serviceSigner } from '#server/gateways/signer/open-signer.ts';
import type {
  OrderStarted,
  RemoteAccount,
  RemoteCredential,
  RemoteService,
  RemoteSigner,
  SigningOrder,
} from '#server/gateways/signer/signer.ts';
import { smartCaSigner } from '#server/gateways/signer/smart-ca/smart-ca-signer.ts';
import { fixedClock, type FixedClock } from '#server/platform/clock.ts';
import { createLog, type Log } from '#server/platform/log.ts';

export const TAX_CODE = '0012345678';
export const SERVICES: readonly RemoteService[] = ['csc_v2', 'mysign', 'smart_ca'];

/** The address whose answer starts an order, and the one that tells how it stands. */
export const START_PATH = {
  csc_v2: '/credentials/authorize',
  mysign: '/signHash',
  smart_ca: '/v1/signatures/sign',
} as const satisfies Record<RemoteService, string>;
export const LOOK_PATH = {
  csc_v2: '/credentials/authorizeCheck',
  mysign: '/requests/status',
  smart_ca: '/status',
} as const satisfies Record<RemoteService, string>;

type Bench = {
  readonly sandbox: RunningSandbox;
  readonly signer: RemoteSigner;
  readonly clock: FixedClock;
  /** A signer of its own, e.g. one that waits no longer than told, or that logs elsewhere. */
  signerWith(options: { timeout_ms?: number; log?: Log }): RemoteSigner;
  account(service: RemoteService, ending?: string, wish?: AccountWish): Promise<RemoteAccount>;
  credential(account: RemoteAccount): Promise<RemoteCredential>;
  fault(order: FaultOrder): Promise<void>;
  /** Takes back the faults that no call has met; each test's end does it as well. */
  clearFaults(): Promise<void>;
  settings(settings: { signs_later: boolean }): Promise<void>;
  press(order: SandboxOrder, button: 'confirm' | 'refuse'): Promise<number>;
  /** Orders of one person, as the service knows them. */
  ordersOf(account: RemoteAccount): Promise<SandboxOrder[]>;
};

/** One sandbox for a test file, spoken to over HTTP; each test takes accounts of its own. */
export function withRemoteServices(): Bench {
  const clock = fixedClock('2026-11-20T03:00:00.000Z');
  let running: RunningSandbox | undefined;
  let people = 0;
  const sandbox = (): RunningSandbox => {
    if (!running) throw new Error('the sandbox is there from beforeAll on');
    return running;
  };
  const post = async (path: string, body: unknown): Promise<Response> =>
    fetch(sandbox().url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const clearFaults = async (): Promise<void> =>
    void (await fetch(`${sandbox().url}/admin/faults`, { method: 'DELETE' }));
  beforeAll(async () => {
    running = await startSandboxSigner({ port: 0, clock, state_file: null });
  });
  // A call that gave up early leaves its fault behind, for the next test's first call.
  afterEach(clearFaults);
  afterAll(async () => running?.close());

  const signerWith: Bench['signerWith'] = ({ timeout_ms, log = createLog('silent') }) =>
    signerOver(sandbox(), clock, log, timeout_ms);
  let usual: RemoteSigner | undefined;
  const signer = (): RemoteSigner => (usual ??= signerWith({}));

  return {
    get sandbox() {
      return sandbox();
    },
    get signer() {
      return signer();
    },
    clock,
    signerWith,
    account: async (service, ending = '', wish = {}) => {
      people += 1;
      const user_id = `NGUOI${people}_${TAX_CODE}${ending}`;
      const made = await post(`/admin/accounts/${user_id}`, wish);
      if (!made.ok) throw new Error(`no account: ${made.status}`);
      return { service, user_id, secret: null };
    },
    credential: async (account) => {
      const found = await signer().credentials(account);
      const [first] = found.kind === 'found' ? found.credentials : [];
      if (!first) throw new Error(`no credential: ${JSON.stringify(found)}`);
      return first;
    },
    fault: async (order) => void (await post('/admin/faults', order)),
    clearFaults,
    settings: async (settings) => void (await post('/admin/settings', settings)),
    press: async (order, button) => (await post(`/admin/orders/${order.id}/${button}`, {})).status,
    ordersOf: async ({ user_id }) => {
      const reply = await fetch(`${sandbox().url}/admin/orders`);
      const { orders } = (await reply.json()) as { orders: SandboxOrder[] };
      return orders.filter((order) => order.user_id === user_id);
    },
  };
}

function signerOver(
  { urls, client_id, client_secret }: RunningSandbox,
  clock: FixedClock,
  log: Log,
  timeout_ms?: number,
): RemoteSigner {
  const client = jsonClient({ log, ...(timeout_ms !== undefined && { timeout_ms }) });
  const shared = { client, clock, client_id, client_secret };
  return serviceSigner({
    csc_v2: cscSigner({ ...shared, url: urls.csc, token_url: urls.csc_token }),
    mysign: mySignSigner({ ...shared, url: urls.mysign, profile_id: 'sandbox' }),
    smart_ca: smartCaSigner({
      client,
      clock,
      url: urls.smart_ca,
      sp_id: client_id,
      sp_password: client_secret,
    }),
  });
}

/** What is signed: bytes of SignedInfo elements, here any bytes. */
export function contents(count: number): Buffer[] {
  return Array.from({ length: count }, (_one, index) => Buffer.from(`<SignedInfo>${index}</SignedInfo>`));
}

export function orderFor(
  account: RemoteAccount,
  { credential_id }: Pick<RemoteCredential, 'credential_id'>,
  bytes: readonly Buffer[],
  otp: string | null = null,
): SigningOrder {
  return {
    account,
    credential_id,
    request_id: randomUUID(),
    hashes: bytes.map((one) => createHash('sha256').update(one).digest()),
    description: 'Ký 3 hóa đơn C26TAA của CÔNG TY ĐẠI PHÁT',
    otp,
  };
}

/** Looks, as the caller would, until the order is over; stops at what is unknown. */
export async function lookUntilOver(
  signer: RemoteSigner,
  order: SigningOrder,
  started: OrderStarted | { kind: 'unknown' },
): Promise<OrderStarted | { kind: 'unknown' }> {
  let now = started;
  for (let looks = 0; now.kind === 'pending' && looks < 20; looks += 1)
    now = await signer.look(order.account, now.reference, order.hashes.length);
  return now;
}

/** Whether these are signatures of the certificate over the very bytes, one each and in order (by Node, not by us). */
export function areSignaturesOf(
  ended: OrderStarted | { kind: 'unknown' },
  { certificate_der }: RemoteCredential,
  bytes: readonly Buffer[],
): boolean {
  if (ended.kind !== 'signed' || ended.signatures.length !== bytes.length) return false;
  const key = new X509Certificate(certificate_der).publicKey;
  return ended.signatures.every((signature, index) =>
    verify('RSA-SHA256', bytes[index] ?? Buffer.alloc(0), key, signature),
  );
}
