import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createTestRoot, type IssuedCertificate } from '#server/platform/xmldsig/certificates.ts';
import type { RemoteService } from '../signer.ts';

/** What the person with the phone does when asked. */
type Behaviour =
  | { kind: 'confirm'; after_looks: number }
  /** Nothing, until the button on the page is pressed. */
  | { kind: 'wait' }
  | { kind: 'refuse' }
  | { kind: 'expire' };

export type SandboxAccount = {
  user_id: string;
  behaviour: Behaviour;
  /** `otp`: a code from a generator; `sent_otp`: one the service sends first; both with SANDBOX_SECRET. */
  asks: 'phone' | 'otp' | 'sent_otp';
  /** The certificate's, as the service tells it. */
  status: 'valid' | 'revoked';
  most_per_batch: number;
  /** Signs with a key that is not the certificate's. */
  other_key: boolean;
  credential_id: string;
  key: IssuedCertificate;
};

export type SandboxOrder = {
  id: string;
  service: RemoteService;
  user_id: string;
  description: string;
  /** Digests, base64, in the order they came. */
  hashes: string[];
  /** Their names, where the service gives them any. */
  document_ids: string[];
  state: 'waiting' | 'confirmed' | 'refused' | 'expired' | 'used';
  looks: number;
  started_ms: number;
};

export type SandboxState = {
  root: IssuedCertificate;
  /** By tax code: whatever a person tries, their company has to declare one certificate only. */
  keys: Record<string, IssuedCertificate>;
  accounts: Record<string, SandboxAccount>;
  orders: Record<string, SandboxOrder>;
};

/** The sandbox's memory: each call sees the whole state, and what it changed is kept when it returns. */
export type StateStore = { change<T>(work: (state: SandboxState) => T): T };

/** A root that no installation but this one has ever heard of. */
const ROOT = {
  valid_from: '2020-01-01T00:00:00Z',
  valid_to: '2049-12-31T00:00:00Z',
  subject: { common_name: 'CA KÝ SỐ TỪ XA THỬ NGHIỆM' },
};
const KEPT_ORDERS = 200;

/** Positive: the first digit is below 8 (X.690, 8.3). */
export function newSerial(): string {
  return `5401${randomBytes(8).toString('hex')}`;
}

function newState(): SandboxState {
  return { root: createTestRoot({ ...ROOT, serial: newSerial() }), keys: {}, accounts: {}, orders: {} };
}

export function inMemory(): StateStore {
  const state = newState();
  return { change: (work) => work(state) };
}

/**
 * Kept in a file, so that a certificate added today still signs after a restart, and the jobs' process knows the
 * orders of the web's. It holds private keys of the sandbox: readable by its owner alone.
 */
export function inFile(path: string): StateStore {
  return {
    change: (work) => {
      const before = textOf(path);
      const state = before === null ? newState() : (JSON.parse(before) as SandboxState);
      const result = work(state);
      const kept = Object.values(state.orders).slice(-KEPT_ORDERS);
      state.orders = Object.fromEntries(kept.map((order) => [order.id, order]));
      const after = JSON.stringify(state);
      if (after !== before) replaceFile(path, after);
      return result;
    },
  };
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Whole or not at all: another process may be reading. */
function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, text, { mode: 0o600 });
  renameSync(fresh, path);
}
