import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const THRESHOLD_BYTES = 1024;
const JSON_TYPES = /^application\/(?:[\w.-]+\+)?json(?:;|$)/;
/** Replies that carry tokens: compressed, their length could give something of a secret away (BREACH). */
const TOKEN_PATHS = /^\/oauth\//;

/**
 * Compresses JSON replies over 1 KB, by brotli or gzip as the client accepts; assets are compressed by the build.
 * Compressed request bodies are not opened: a small one could hold any amount of bytes.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  // Before the plugin, whose own hook reads the option.
  app.addHook('onRoute', (route) => {
    if (TOKEN_PATHS.test(route.url)) route.compress = false;
  });
  await app.register(compress, {
    globalDecompression: false,
    threshold: THRESHOLD_BYTES,
    customTypes: (type) => JSON_TYPES.test(type),
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
  });
}
