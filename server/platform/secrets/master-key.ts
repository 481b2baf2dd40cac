import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives keys for separate uses from one master key from outside the database (RFC 5869). */
export type MasterKey = { derive(purpose: string): Buffer };

/** MASTER_KEY (base64, 32 bytes) when given, else DATA_DIR/master.key, made at first use with mode 0600. */
export function loadMasterKey(data_dir: string, given: string | undefined): MasterKey {
  const key =
    given === undefined || given === ''
      ? keyFile(join(data_dir, 'master.key'))
      : Buffer.from(given, 'base64');
  if (key.length !== KEY_BYTES) throw new Error('MASTER_KEY must be 32 bytes in base64');
  return { derive: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES)) };
}

function keyFile(path: string): Buffer {
  mkdirSync(join(path, '..'), { recursive: true });
  try {
    writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path);
}

/** AES-256-GCM (NIST SP 800-38D): iv, tag, ciphertext in one buffer. */
export function seal(key: Buffer, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when the key is another or a byte was changed. */
export function unseal(key: Buffer, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new Error(
      'A secret in the database was sealed with another master key, or was changed: start with the MASTER_KEY (or DATA_DIR/master.key) it was sealed with.',
      { cause },
    );
  }
}
