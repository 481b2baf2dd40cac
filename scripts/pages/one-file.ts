import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Puts script and style of a page into the page, and forbids it every address: it is opened from a disk, years from now. */
export function oneFile(): Plugin {
  return {
    name: 'hoadon:one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle);
      const page = parts.find(({ fileName }) => fileName.endsWith('.html'));
      const [script, ...more] = parts.filter((part) => part.type === 'chunk');
      if (page?.type !== 'asset' || script === undefined || more.length > 0)
        throw new Error('a page of one script is wanted');
      const styles = parts.flatMap((part) =>
        part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [],
      );
      // Nothing of it may end the element that holds it.
      const code = script.code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
      const head = `${policy(code)}<style>${styles.join('\n')}</style>`;
      page.source = String(page.source)
        .replaceAll(/<script[^>]*><\/script>\s*|<link[^>]*(?:stylesheet|modulepreload)[^>]*>\s*/g, '')
        .replace('<meta charset="utf-8" />', (found) => `${found}${head}`)
        .replace('</body>', () => `<script type="module">${code}</script></body>`);
      for (const { fileName } of parts) if (fileName !== page.fileName) delete bundle[fileName];
    },
  };
}

/** What the browser lets the page do: run this one script, and style itself. */
function policy(code: string): string {
  const hash = createHash('sha256').update(code).digest('base64');
  const rules = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`;
}
