import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import type { Document } from './scripts/generate/document.ts';
import { readSources } from './scripts/generate/explain/read-sources.ts';
import { usedHooks } from './scripts/generate/write-client.ts';

const target = process.env['HOADON_GENERATED'] ?? './generated';
const document = JSON.parse(readFileSync(`${target}/openapi.json`, 'utf8')) as Document;
const sources = readSources(import.meta.dirname).map(({ text }) => text);

export default defineConfig({
  hoadon: {
    input: { target: `${target}/openapi.json`, override: { transformer: './scripts/generate/unwrap.mjs' } },
    output: {
      mode: 'tags-split',
      target: `${target}/client/operations.ts`,
      client: 'react-query',
      httpClient: 'fetch',
      tsconfig: './tsconfig.json',
      indexFiles: false,
      override: {
        header: false,
        mutator: { path: `${target}/client/http.ts`, name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useQuery: false, useMutation: false, signal: true },
        operations: usedHooks(document, sources),
        enumGenerationType: 'union',
      },
    },
  },
});
