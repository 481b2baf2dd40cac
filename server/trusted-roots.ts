import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './platform/config.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a PEM file, one after another as authorities publish them. Throws when there is none. */
function readRoots(file: string): string[] {
  const found = readFileSync(file, 'utf8').match(CERTIFICATE);
  if (found === null) throw new Error(`${file}: no certificate (PEM)`);
  return found;
}

/** Refuses files of the settings that hold no certificate, before one of them is needed. */
export function requireRootFiles({
  authority_root_file,
  trusted_roots_file,
}: Pick<Config, 'authority_root_file' | 'trusted_roots_file'>): void {
  const files = Object.entries({
    AUTHORITY_ROOT_FILE: authority_root_file,
    TRUSTED_ROOTS_FILE: trusted_roots_file,
  });
  const problems = files.flatMap(([name, file]) => {
    try {
      for (const root of file === null ? [] : readRoots(file)) new X509Certificate(root);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        `${name}=${file}: cần tệp chứng thư gốc (PEM) đọc được / a readable file of root certificates (PEM): ${reason}`,
      ];
    }
  });
  if (problems.length > 0) throw new ConfigError(problems);
}

/** PEM roots that signatures in files from anyone must lead to. */
type TrustedRoots = {
  /** Of any signer. */
  everybody: readonly string[];
  /** Of the tax authority's own signature. */
  authority: readonly string[];
};

/** Those of TRUSTED_ROOTS_FILE, the authority's, and in a demo the one its companies' certificates come from. */
export function trustedRoots(
  { trusted_roots_file, data_dir, demo }: Pick<Config, 'trusted_roots_file' | 'data_dir' | 'demo'>,
  authority: readonly string[],
): TrustedRoots {
  const demo_root = join(data_dir, 'demo-root.pem');
  const files = [trusted_roots_file, demo && existsSync(demo_root) ? demo_root : null];
  const everybody = files.flatMap((file) => (file === null ? [] : readRoots(file)));
  return { everybody: [...everybody, ...authority], authority };
}

/**
 * PEM roots that a certificate must lead to before it proves who owns a tax code. Without TRUSTED_ROOTS_FILE nothing proves it to a
 * real provider, and any certificate does in the sandbox (null).
 */
export function proofRoots({
  trusted_roots_file,
  provider_url,
}: Pick<Config, 'trusted_roots_file' | 'provider_url'>): readonly string[] | null {
  if (trusted_roots_file !== null) return readRoots(trusted_roots_file);
  return provider_url === null ? null : [];
}
