import { defineConfig } from 'orval';

const target = process.env['HOADON_GENERATED'] ?? './generated';

export default defineConfig({
  hoadon: {
    input: { target: `${target}/openapi.json`, override: { transformer: './scripts/generate/unwrap.mjs' } },
    output: {
      mode: 'tags-split',
      target: `${target}/client/operations.ts`,
      schemas: `${target}/client/models`,
      client: 'react-query',
      httpClient: 'fetch',
      tsconfig: './tsconfig.json',
      indexFiles: false,
      override: {
        mutator: { path: `${target}/client/http.ts`, name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
        enumGenerationType: 'union',
      },
    },
  },
});
