import type { Plugin } from 'vite';

/** Fills src/theme/tokens.css from the tokens, so that a value is written once. */
export function tokensStyleSheet(css: () => string): Plugin {
  return {
    name: 'hoadon:tokens',
    enforce: 'pre',
    load: (id) => (id.split('?')[0]?.endsWith('/src/theme/tokens.css') ? css() : null),
  };
}
