import type { Config } from '#server/platform/config.ts';
import type { CompanyRegister } from './company-register.ts';
import { httpRegister } from './http-register.ts';
import { startSandboxRegister } from './sandbox.ts';

export type OpenedRegister = { register: CompanyRegister; close(): Promise<void> };

/** The configured register over HTTP or, without one, our own sandbox behind the very same client. */
export async function openRegister({
  company_register_url: url,
}: Pick<Config, 'company_register_url'>): Promise<OpenedRegister> {
  if (url !== null)
    return { register: httpRegister({ base_url: url.replace(/\/+$/, '') }), close: async () => undefined };
  const sandbox = await startSandboxRegister({ port: 0 });
  return { register: httpRegister({ base_url: sandbox.url }), close: sandbox.close };
}
