import { randomUUID } from 'node:crypto';
import type { SignOrder, SignRequest, TokenCertificate, TokenProblem } from '#domain/signing/usb-agent.ts';
import { tokenFailure } from '../pkcs11/token-failure.ts';
import type { Tokens } from '../pkcs11/tokens.ts';

const PIN_SECONDS = 300;
const KEPT_SECONDS = 900;
/** Wrong PINs in one order: tokens lock themselves after a few, for good. */
const WRONG_PINS_PER_ORDER = 3;
const MAX_WAITING = 5;

/** An order as the agent's own page shows it. */
type PlacedOrder = {
  order: SignOrder;
  origin: string;
  description: string;
  certificate: TokenCertificate;
};

type Order = PlacedOrder & { hashes: readonly Buffer[]; started_at: number; wrong_pins: number };

export type Orders = {
  /** Looks for the certificate at once; an order that cannot be fulfilled has failed already. Null when too many wait. */
  place(origin: string, request: SignRequest): Promise<SignOrder | null>;
  /** The order, for the site that placed it alone. */
  find(origin: string, id: string): SignOrder | null;
  /** Every order still remembered, the oldest first. */
  all(): readonly PlacedOrder[];
  /** What the user typed on the agent's own page. Settles when the token has answered; nothing where none waits. */
  enterPin(id: string, pin: string): Promise<void>;
  /** By the user or the site; what is being signed is not interrupted. */
  cancel(id: string): void;
};

/** Orders live in memory only; `now` in ms. */
export function openOrders(tokens: Tokens, now: () => number): Orders {
  const orders = new Map<string, Order>();

  const settle = (): void => {
    for (const [id, { order, started_at }] of orders) {
      const age = (now() - started_at) / 1000;
      if (order.state === 'waiting_pin' && age > PIN_SECONDS) fail(order, 'not_answered');
      if (order.state !== 'signing' && age > KEPT_SECONDS) orders.delete(id);
    }
  };
  const waiting = (): Order[] => {
    settle();
    return [...orders.values()].filter(({ order }) => order.state === 'waiting_pin');
  };
  const waitingOne = (id: string): Order | undefined => waiting().find(({ order }) => order.id === id);

  return {
    place: async (origin, request) => {
      if (waiting().length >= MAX_WAITING) return null;
      const order = newOrder(request.hashes.length);
      try {
        const certificate = chosen(await tokens.certificates(), request, now());
        if (typeof certificate === 'string') return fail(order, certificate);
        orders.set(order.id, {
          order,
          origin,
          certificate,
          description: request.description,
          hashes: request.hashes.map((hash) => Buffer.from(hash, 'base64')),
          started_at: now(),
          wrong_pins: 0,
        });
        return order;
      } catch (error) {
        return fail(order, tokenFailure(error).problem);
      }
    },
    find: (origin, id) => {
      settle();
      const found = orders.get(id);
      return found?.origin === origin ? found.order : null;
    },
    all: () => {
      settle();
      return [...orders.values()];
    },
    enterPin: async (id, pin) => {
      const found = waitingOne(id);
      if (found === undefined) return;
      const { order, certificate, hashes } = found;
      Object.assign(order, { state: 'signing', wrong_pin: false, tries_left: null, done: 0 });
      try {
        const signatures = await tokens.sign({
          certificate_sha256: certificate.sha256,
          pin,
          hashes,
          onSigned: () => (order.done += 1),
        });
        order.signatures = signatures.map((signature) => signature.toString('base64'));
        order.state = 'signed';
      } catch (error) {
        const { problem, tries_left } = tokenFailure(error);
        order.tries_left = tries_left;
        if (problem === 'wrong_pin') found.wrong_pins += 1;
        if (problem !== 'wrong_pin' || found.wrong_pins >= WRONG_PINS_PER_ORDER) fail(order, problem);
        else Object.assign(order, { state: 'waiting_pin', wrong_pin: true });
      }
    },
    cancel: (id) => {
      const found = waitingOne(id);
      if (found !== undefined) found.order.state = 'cancelled';
    },
  };
}

function newOrder(total: number): SignOrder {
  return {
    id: randomUUID(),
    state: 'waiting_pin',
    done: 0,
    total,
    problem: null,
    wrong_pin: false,
    tries_left: null,
    signatures: [],
  };
}

function fail(order: SignOrder, problem: TokenProblem): SignOrder {
  return Object.assign(order, { state: 'failed', problem, done: 0 });
}

/** The requested certificate, or why it cannot sign for this taxpayer now. */
function chosen(
  certificates: readonly TokenCertificate[],
  { certificate_sha256, tax_code }: SignRequest,
  at: number,
): TokenCertificate | TokenProblem {
  const certificate = certificates.find(({ sha256 }) => sha256 === certificate_sha256);
  if (certificate === undefined) return 'certificate_not_found';
  if (certificate.tax_code !== tax_code) return 'other_tax_code';
  const isValid = at >= Date.parse(certificate.valid_from) && at <= Date.parse(certificate.valid_to);
  return isValid ? certificate : 'certificate_expired';
}
