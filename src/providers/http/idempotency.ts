import type { OperationRow } from '#generated/operations.ts';

export type Attempts = {
  /** The key for this request: the same one until the server has given an answer to it. */
  keyOf: (path: string, body: string) => string;
  answered: (path: string, body: string) => void;
};

/** Whether a request of this operation has an Idempotency-Key. */
export function takesKey(row: OperationRow): boolean {
  return row.method === 'POST' && row.idempotency !== 'none';
}

/**
 * One Idempotency-Key for a chain of attempts: when no answer came, sending the same thing again uses the same key, so
 * that nothing is made twice; after an answer a new one begins.
 */
export function createAttempts(newKey: () => string): Attempts {
  const open = new Map<string, string>();
  const nameOf = (path: string, body: string) => `${path}\n${body}`;
  return {
    keyOf(path, body) {
      const name = nameOf(path, body);
      const key = open.get(name) ?? newKey();
      open.set(name, key);
      return key;
    },
    answered: (path, body) => void open.delete(nameOf(path, body)),
  };
}
