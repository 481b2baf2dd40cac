/** Signing services this product can speak to: the CSC standard, version 2; Viettel MySign; VNPT SmartCA. */
export type RemoteService = 'csc_v2' | 'mysign' | 'smart_ca';

/** The account whose keys are read. `secret`: PIN or password, if the service takes one; never logged. */
export type RemoteAccount = { service: RemoteService; user_id: string; secret: string | null };

/** A key the person holds at the service, with the certificate (DER) that names its public half. */
export type RemoteCredential = {
  credential_id: string;
  certificate_der: Uint8Array;
  label: string;
  /** The person reads a code from the service and types it here. */
  needs_otp: boolean;
  /** The person presses "confirm" in the service's own app. */
  confirmed_on_phone: boolean;
  /** How many hashes one confirmation may cover. */
  most_per_batch: number;
};

/** `request_id`: ours, unique, for looking up. `hashes`: SHA-256 digests of SignedInfo. */
export type SigningOrder = {
  account: RemoteAccount;
  credential_id: string;
  request_id: string;
  hashes: readonly Uint8Array[];
  description: string;
  otp: string | null;
};

export type RemoteProblem =
  | 'wrong_credentials'
  | 'wrong_otp'
  | 'credential_not_found'
  | 'certificate_invalid'
  | 'too_many'
  | 'service_refused'
  | 'bad_answer';

/** `signatures`: RSASSA-PKCS1-v1_5 values, one a hash, in the order of the hashes; verified before they are given. */
export type OrderEnded =
  | { kind: 'signed'; signatures: readonly Uint8Array[] }
  | { kind: 'refused' }
  | { kind: 'expired' }
  | { kind: 'failed'; problem: RemoteProblem };

/**
 * `reference` names the order for the next look and is to be kept, the newest one: text of up to 40,000 characters,
 * without secrets, which holds everything a look needs, so that orders outlive this process.
 */
export type OrderStarted = { kind: 'pending'; reference: string } | OrderEnded;

type CredentialsFound =
  | { kind: 'found'; credentials: readonly RemoteCredential[] }
  | { kind: 'failed'; problem: RemoteProblem }
  | { kind: 'unknown' };

/** A person's signing service reached over the network; keys never leave it. Nothing here throws. */
export type RemoteSigner = {
  /** The person's certificates that can sign now. */
  credentials(account: RemoteAccount): Promise<CredentialsFound>;
  /**
   * Asks the person to sign. `unknown`: no answer, or one that can't be read: look up by request_id before starting
   * again. A credential that needs a code and gets none fails with `wrong_otp`; where the service sends the code, it
   * is asked to: start again, under a new request_id, with what the person was sent.
   */
  start(order: SigningOrder): Promise<OrderStarted | { kind: 'unknown' }>;
  /**
   * The state of an order, by its reference, or by its request_id when its start was never answered. SmartCA finds it;
   * CSC and MySign cannot, and answer `expired`: no signature can be obtained from it any more. `count`: how many
   * hashes it had. `unknown`: look again.
   */
  look(account: RemoteAccount, reference: string, count: number): Promise<OrderStarted | { kind: 'unknown' }>;
};
