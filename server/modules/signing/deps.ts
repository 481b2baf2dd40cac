import type { Db } from '#server/context.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RequestDocuments } from './documents-port.ts';

export type OrderStep = 'start-order' | 'look-at-order';

/** What carrying a request to its end needs. */
export type SigningDeps = {
  db: Db;
  clock: Clock;
  remote_signer: RemoteSigner;
  /** Opens what the certificates' accounts and the codes are sealed with. */
  certificate_key: Buffer;
  documents: RequestDocuments;
  /** Never the same twice. */
  new_order_id(): string;
  /** Called around each step; the crash tests stop there. */
  on_order_step?: (name: OrderStep, moment: 'before' | 'after') => Promise<void>;
};
