import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** /openapi.json as it is, and /docs to read it by. */
export async function serveApiDocs(app: FastifyInstance, document: object, text: string): Promise<void> {
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as StaticDocumentSpec['document'] },
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
}
