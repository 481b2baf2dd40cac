import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { httpProvider } from './http-provider.ts';
import { withProblemsNoted, type LineTrouble } from './noted-problems.ts';
import type { Provider } from './provider.ts';
import { startSandbox } from './sandbox/sandbox.ts';

type OpenedProvider = {
  provider: Provider;
  /** Where the sandbox authority listens; null when a real provider is configured. */
  sandbox_url: string | null;
  /** PEM roots that the tax authority's signatures must lead to. */
  authority_roots: readonly string[];
  close(): Promise<void>;
};

/**
 * The configured transmission provider over HTTP or, without one, our own sandbox behind the very same client. `note` writes down why its calls
 * fail.
 */
export async function openProvider(
  config: Config,
  database_url: string,
  clock: Clock,
  log: Log,
  sealing_key: Buffer,
  note: (problem: LineTrouble) => Promise<void>,
): Promise<OpenedProvider> {
  const api_key = process.env['PROVIDER_API_KEY'] ?? '';
  const over = (base_url: string): Provider =>
    withCircuitBreaker(withProblemsNoted(httpProvider({ base_url, api_key }), { note, clock, log }), {
      clock,
      log,
    });
  if (config.provider_url !== null) {
    const { authority_root_file } = config;
    if (authority_root_file === null) throw new Error('AUTHORITY_ROOT_FILE is needed with PROVIDER_URL');
    return {
      provider: over(config.provider_url),
      sandbox_url: null,
      authority_roots: [readFileSync(authority_root_file, 'utf8')],
      close: async () => undefined,
    };
  }
  const sandbox = await startSandbox({ database_url, port: config.sandbox.port, clock, log, sealing_key });
  // For those who want to verify the sandbox's signatures with outside tools.
  mkdirSync(config.data_dir, { recursive: true });
  writeFileSync(join(config.data_dir, 'authority-root.pem'), sandbox.authority_root_pem);
  return {
    provider: over(sandbox.url),
    sandbox_url: sandbox.url,
    authority_roots: [sandbox.authority_root_pem],
    close: () => sandbox.close(),
  };
}
