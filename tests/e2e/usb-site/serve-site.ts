import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { build } from 'vite';
import { USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import { sendSecurityHeaders } from '#server/http/security-headers.ts';

export type ServedSite = { url: string; close(): Promise<void> };

/**
 * The page of this folder under the product's own security headers. Agents of tests stand on ports of their own:
 * `agentOrigin` takes the place of the fixed one in the policy.
 */
export async function serveSite(agentOrigin: () => string): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-test-usb-site-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  const app = fastify();
  sendSecurityHeaders(app, { content_origins: [], public_url: 'http://127.0.0.1' });
  app.addHook('onSend', async (_request, reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    void reply.header('content-security-policy', policy.replace(USB_AGENT_ORIGIN, agentOrigin()));
  });
  await app.register(fastifyStatic, { root: folder });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
