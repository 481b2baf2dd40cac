import type { Provider } from './provider.ts';
import type { TlsIdentity } from './transport.ts';

/** How a company's own provider is called. */
export type OwnLine = TlsIdentity & {
  /** https, without a trailing slash. */
  base_url: string;
  /** The bearer token; null with a client certificate. */
  token: string | null;
  timeout_ms: number;
};

/** The same as the database holds it: `secret_sealed` is the token, or the private key of the certificate. */
export type SealedLine = {
  base_url: string;
  secret_sealed: Buffer;
  certificate_pem: string | null;
  ca_pem: string | null;
  timeout_s: number;
};

/** What keeps a connection from working. */
export type LineProblem =
  | 'private_address'
  | 'host_unknown'
  | 'connection_refused'
  | 'too_slow'
  | 'unreachable'
  | 'not_tls'
  | 'server_untrusted'
  | 'server_name'
  | 'server_expired'
  | 'client_expired'
  | 'client_refused'
  | 'token_refused'
  | 'server_error'
  | 'not_ready'
  | 'other_format';

export type CheckedStep = {
  step: 'host' | 'tls' | 'sign_in' | 'answer';
  state: 'ok' | 'failed' | 'skipped';
  /** What was found: addresses, the version of TLS. */
  detail: string | null;
  duration_ms: number | null;
};

export type CheckedLine = { problem: LineProblem | null; steps: CheckedStep[] };

/** Connections of companies' own, each with a circuit breaker of its own. */
export type OwnLines = {
  /** The one that was opened with these settings before; null where none was. */
  opened(tenant_id: number, settings_id: number): Provider | null;
  open(tenant_id: number, settings_id: number, line: SealedLine): Provider;
  seal(secret: string): Buffer;
  unseal(line: SealedLine): OwnLine;
  /** Whether machines of our own network may be called too. */
  allow_private: boolean;
  /** Tries a line step by step; `now_ms` says whether its client certificate has ended. */
  check(line: OwnLine, now_ms: number): Promise<CheckedLine>;
};
