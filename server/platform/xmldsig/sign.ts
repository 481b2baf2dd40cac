import { createPrivateKey, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { SignPort } from '#domain/signing/ports.ts';

const signInThreadPool = promisify(sign);

export type KeySigner = SignPort & {
  /** The same in a thread of libuv's pool: the event loop goes on meanwhile. */
  signAside(bytes: Uint8Array): Promise<string>;
};

/** Signs with a private key held in this process: RSASSA-PKCS1-v1_5, SHA-256, base64. The PEM is read once. */
export function createKeySigner(private_key_pem: string): KeySigner {
  const key = createPrivateKey(private_key_pem);
  return {
    sign: (bytes) => sign('RSA-SHA256', bytes, key).toString('base64'),
    signAside: async (bytes) => (await signInThreadPool('RSA-SHA256', bytes, key)).toString('base64'),
  };
}
