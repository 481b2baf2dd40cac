import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oneFile } from './scripts/pages/one-file.ts';
import { tokensStyleSheet } from './scripts/pages/tokens-style-sheet.ts';
import { tokensCss } from './src/theme/tokens-css.ts';

/** The page that goes into every proof pack: one file without an address in it. */
export default defineConfig({
  plugins: [tokensStyleSheet(tokensCss), react(), oneFile()],
  publicDir: false,
  build: {
    outDir: 'dist/offline',
    emptyOutDir: true,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: fileURLToPath(new URL('xem.html', import.meta.url)),
      output: { codeSplitting: false },
    },
  },
});
