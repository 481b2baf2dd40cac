import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { LOGIN_PATHS, PUBLIC_PREFIXES } from './page-paths.table.ts';

/** Own origin alone; the reader styles itself inline and shows pictures it carries within. */
const PAGE_POLICY =
  "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; style-src 'self' 'unsafe-inline'";

/** /openapi.json as it is, and /docs to read it by. */
export async function serveApiDocs(app: FastifyInstance, document: object, text: string): Promise<void> {
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as StaticDocumentSpec['document'] },
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: PAGE_POLICY });
  });
}

const YEAR_SECONDS = 31_536_000;

/** The built front end: three entries, hashed assets kept forever, pages never. Unknown paths lead to /admin (spec point 2). Without a folder only what is called by programs is answered. */
export async function serveWebPages(app: FastifyInstance, folder: string | null): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      // The build writes each text file as .br and .gz beside it.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = path.includes(`${join(folder, 'assets')}`);
        reply.header('cache-control', forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
    for (const path of LOGIN_PATHS.flatMap((page) => [page, `${page}/`]))
      app.get(path, (_request, reply) => reply.sendFile('login.html'));
    for (const path of PUBLIC_PREFIXES.flatMap((prefix) => [prefix, `${prefix}/*`]))
      app.get(path, (_request, reply) => reply.sendFile('public.html'));
    for (const path of ['/admin', '/admin/*'])
      app.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/oauth/');
    if (page && built && request.headers.accept?.includes('text/html') === true)
      return reply.redirect('/admin', 302);
    const message = 'Không có địa chỉ này. Hãy kiểm tra lại đường dẫn.';
    return reply.code(404).send({ errors: [{ message, code: 'no_such_path', fields: [] }] });
  });
}
