import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './platform/config.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a PEM file, one after another as authorities publish them. Throws when there is none. */
function readRoots(file: string): string[] {
  const found = readFileSync(file, 'utf8').match(CERTIFICATE);
  if (found === null) throw new Error(`${file}: no certificate (PEM)`);
  return found;
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
