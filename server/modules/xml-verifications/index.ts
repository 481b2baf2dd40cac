import type { Handlers } from '#server/context.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { verifyFile } from './verify-file.ts';
import { verificationOnWire } from './wire.ts';

type Deps = { trusted_roots: { everybody: readonly string[]; authority: readonly string[] } };

export const xmlVerificationHandlers = ({ trusted_roots: { everybody, authority } }: Deps) => {
  const ports = createVerifyPorts(everybody, authority);
  return {
    verifyXml: async ({ body }) => ({ xml_verification: verificationOnWire(verifyFile(body, ports)) }),
  } satisfies Pick<Handlers, 'verifyXml'>;
};
