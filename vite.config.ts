import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { chunkFileName, chunkGroups } from './scripts/pages/chunk-groups.ts';
import { compactDescriptors } from './scripts/pages/compact-descriptors.ts';
import { compactOperationsPlugin } from './scripts/pages/compact-operations.ts';
import { leftOut } from './scripts/pages/left-out.ts';
import { needlessPreloads } from './scripts/pages/needless-preloads.ts';
import { tillShell } from './scripts/pages/till-shell.ts';
import { tokensStyleSheet } from './scripts/pages/tokens-style-sheet.ts';
import { vocabularyByList } from './scripts/pages/vocabulary-lists.ts';
import { LOGIN_PATHS, PUBLIC_PREFIXES } from './server/http/page-paths.table.ts';
import { tokensCss } from './src/theme/tokens-css.ts';

const api = 'http://127.0.0.1:3000';
const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const isPublic = (path: string): boolean =>
  PUBLIC_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Serves the entries on their paths in development; in production the server does it. */
function developmentPaths(): Plugin {
  return {
    name: 'hoadon:development-paths',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const query = request.url?.slice(path.length) ?? '';
        if (LOGIN_PATHS.includes(path.replace(/\/$/, ''))) request.url = `/login.html${query}`;
        if (isPublic(path)) request.url = `/public.html${query}`;
        next();
      });
    },
  };
}

/** Below this a compressed answer saves no packet. */
const WORTH_COMPRESSING = 1024;

/** Writes each text file of the build compressed beside it, so that the server only has to send it. */
function compressedAssets(): Plugin {
  return {
    name: 'hoadon:compressed-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(js|css|html|svg|json)$/.test(name),
      );
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_COMPRESSING) return;
  // One step below the best, which takes several times as long for a hundredth.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

const preloads = needlessPreloads();

export default defineConfig(({ mode }) => ({
  plugins: [
    tokensStyleSheet(tokensCss),
    developmentPaths(),
    react(),
    compactDescriptors,
    compactOperationsPlugin,
    vocabularyByList,
    leftOut,
    preloads.plugin,
    tillShell(),
    compressedAssets(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The core of the admin is one chunk on purpose.
    chunkSizeWarningLimit: 1000,
    // Every browser the build is for has it.
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    rolldownOptions: {
      input: {
        // The page of all pieces is built only by `--mode kit`.
        ...(mode === 'kit' ? { kit: page('kit.html') } : { admin: page('index.html') }),
        login: page('login.html'),
        public: page('public.html'),
      },
      output: { chunkFileNames: chunkFileName, codeSplitting: { groups: chunkGroups() } },
    },
  },
  // Icons are small modules imported one by one: bundling each on first sight would reload the page over and over.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: { proxy: { '/api': api, '/oauth': api, '/openapi.json': api, '/docs': api } },
}));
