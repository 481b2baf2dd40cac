import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadNative } from '#agent/pkcs11/drivers.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import type { IssuedCertificate } from '#server/platform/xmldsig/certificates.ts';

export const SOFTHSM = '/usr/lib/softhsm/libsofthsm2.so';

/** Tokens made of files, behind the PKCS#11 driver SoftHSM2. */
export type SoftTokens = {
  /** For the process that is to see the tokens. */
  env: Record<string, string>;
  /** Plugs a token in: an RSA key and its certificate. */
  plug(token: SoftToken): X509Certificate;
  /** Pulls all tokens out. */
  unplug(): void;
  remove(): void;
};

type SoftToken = {
  label: string;
  pin: string;
  /** Null: a certificate that names no tax code. */
  tax_code: string | null;
  /** Days from now; both may lie in the past. */
  valid?: { from: number; to: number };
  /** Of the certificate; another than the key's leaves only the modulus to find the key by. */
  certificate_id?: string;
};

type Owner = Omit<SoftToken, 'pin' | 'certificate_id'>;

const KEY_ID = 'a1';
const put = fileURLToPath(new URL('put-certificate.ts', import.meta.url));

/** Can tokens be made here? Debian's softhsm2 and the optional package pkcs11js, both or none. */
export const has_soft_tokens = existsSync(SOFTHSM) && (await loadNative()) !== null;

export function openSoftTokens(): SoftTokens {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-test-softhsm-'));
  const tokens = join(folder, 'tokens');
  const config = join(folder, 'softhsm2.conf');
  writeFileSync(config, `directories.tokendir = ${tokens}\nlog.level = ERROR\n`);
  mkdirSync(tokens);
  const env = { SOFTHSM2_CONF: config };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });

  return {
    env,
    plug: ({ label, pin, certificate_id = KEY_ID, ...owner }) => {
      const { private_key_pem, certificate_pem } = issueOnce({ label, ...owner });
      const certificate = new X509Certificate(certificate_pem);
      const key_file = join(folder, 'key.pem');
      const certificate_file = join(folder, 'certificate.der');
      writeFileSync(key_file, private_key_pem);
      writeFileSync(certificate_file, certificate.raw);
      run('softhsm2-util', '--init-token', '--free', '--label', label, '--so-pin', '87654321', '--pin', pin);
      run(
        'softhsm2-util',
        '--import',
        key_file,
        '--token',
        label,
        '--label',
        label,
        '--id',
        KEY_ID,
        '--pin',
        pin,
      );
      run(process.execPath, put, SOFTHSM, label, pin, certificate_file, certificate_id);
      return certificate;
    },
    unplug: () => {
      rmSync(tokens, { recursive: true });
      mkdirSync(tokens);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Making RSA keys is slow: whoever has the same name, tax code and days has the same certificate. */
const issued = new Map<string, IssuedCertificate>();
let known_root: IssuedCertificate | undefined;

function issueOnce(owner: Owner): IssuedCertificate {
  const name = JSON.stringify(owner);
  const certificate = issued.get(name) ?? issue(owner);
  issued.set(name, certificate);
  return certificate;
}

/** Whose certificates the tokens hold. */
export function softTokenRoot(): IssuedCertificate {
  const subject = { common_name: 'Thử nghiệm CA' };
  return (known_root ??= createTestRoot({
    subject,
    valid_from: day(-365),
    valid_to: day(365),
    serial: '01',
  }));
}

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function issue({ label, tax_code, valid = { from: -1, to: 365 } }: Owner): IssuedCertificate {
  const validity = { valid_from: day(valid.from), valid_to: day(valid.to) };
  const subject = { common_name: label, ...(tax_code === null ? {} : { tax_code }) };
  return issueCertificate({ subject, ...validity, serial: '02', root: softTokenRoot() });
}
