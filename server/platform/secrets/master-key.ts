import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefused } from '../start-refused.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives keys for separate uses from one master key from outside the database (RFC 5869). */
export type MasterKey = { derive(purpose: string): Buffer };

/** The key that the settings give, else DATA_DIR/master.key, made at first use with mode 0600. */
export function loadMasterKey(data_dir: string, given: Buffer | null): MasterKey {
  const key = given ?? keyFile(data_dir);
  return { derive: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES)) };
}

/** 32 bytes in base64, or undefined. */
export function readMasterKey(text: string): Buffer | undefined {
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
}

export function keyPath(data_dir: string): string {
  return join(data_dir, 'master.key');
}

function keyFile(data_dir: string): Buffer {
  const path = keyPath(data_dir);
  if (!existsSync(path)) makeKeyFile(path);
  const key = readFileSync(path);
  if (key.length === KEY_BYTES) return key;
  throw new StartRefused(
    `${path} có ${key.length} byte thay vì ${KEY_BYTES}, như khi đĩa đầy lúc tạo tệp. Hãy chép lại tệp này từ bản sao lưu; ` +
      'nếu cài đặt chưa có dữ liệu thì xóa tệp rồi khởi động lại.\n' +
      `${path} has ${key.length} bytes in place of ${KEY_BYTES}, as after a full disk. Put it back from a backup; ` +
      'where there is no data yet, delete it and start again.',
  );
}

/** Whole or not at all: a link to what is written in full, which of several processes the first one makes. */
function makeKeyFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  try {
    writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
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
