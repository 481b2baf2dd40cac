import type { Db } from '#server/context.ts';
import type { OwnLines } from '#server/gateways/provider/own-lines.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import type { SigningDeps } from '#server/modules/signing/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { DocumentKinds } from './kind.ts';

export type Job = { tenant_id: number; document_id: number };

export type StepName = 'seal-and-sign' | 'hand-to-provider' | 'look-up';

/** leased_ms: for so long its message belongs to another process, or the line to the provider rests; to wait is no attempt of its own. */
export type Paused = 'wait' | 'later' | { leased_ms: number };

/** What a job does next: a step; wait: something outside must happen first; later: try this again after a while. */
export type Next = StepName | Paused;

/** Does its part for the job's document and for what waits beside it, and may be run again after any crash. */
export type Step = (deps: DocumentDeps, job: Job) => Promise<Next>;

/** What fetching and applying answers takes. */
export type AnswerDeps = Pick<
  DocumentDeps,
  'kinds' | 'db' | 'clock' | 'log' | 'provider' | 'own_lines' | 'authority_roots'
>;

export type DocumentDeps = {
  kinds: DocumentKinds;
  db: Db;
  clock: Clock;
  log: Log;
  /** The installation's, for companies without a connection of their own. */
  provider: Provider;
  own_lines: OwnLines;
  remote_signer: RemoteSigner;
  /** Opens the certificates' private keys. */
  certificate_key: Buffer;
  /** Mã số thuế of the solution provider (MSTTCGP, MNGui): the operator of this system. */
  solution_provider_tax_code: string;
  /** PEM roots that the tax authority's signatures must lead to. */
  authority_roots: readonly string[];
  /** 32 hexadecimal digits, upper case, never the same twice. */
  new_message_suffix(): string;
  /** Called around each step; the crash tests stop the process there. */
  on_step?: (name: StepName, moment: 'before' | 'after') => Promise<void>;
  on_order_step?: NonNullable<SigningDeps['on_order_step']>;
};
