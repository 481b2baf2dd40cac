import { createPrivateKey, sign } from 'node:crypto';
import type { SignPort } from '#domain/signing/ports.ts';

/** Signs with a private key held in this process: RSASSA-PKCS1-v1_5, SHA-256, base64. The PEM is read once. */
export function createKeySigner(private_key_pem: string): SignPort {
  const key = createPrivateKey(private_key_pem);
  return { sign: (bytes) => sign('RSA-SHA256', bytes, key).toString('base64') };
}
