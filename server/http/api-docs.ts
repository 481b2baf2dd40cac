import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

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
