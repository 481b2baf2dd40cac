import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeDesign } from '#domain/print/design.ts';
import { GALLERY } from '#domain/print/gallery.table.ts';
import { printInvoice } from '#server/gateways/print/print-invoice.ts';
import { SAMPLE_PRINT } from '#server/gateways/print/sample-print.ts';
import { fileURLToPath } from 'node:url';

const PICTURES = fileURLToPath(
  new URL('../../../src/resources/templates/designer/gallery/', import.meta.url),
);

/** Draws the pictures of the gallery anew; needs pdftoppm (poppler) and convert (ImageMagick). */
const folder = mkdtempSync(join(tmpdir(), 'hoadon-gallery-'));
for (const { key, layout, accent_color, design } of GALLERY) {
  const file = join(folder, `${key}.pdf`);
  writeFileSync(
    file,
    await printInvoice({ ...SAMPLE_PRINT, layout, accent_color, design: wholeDesign(design) }),
  );
  execFileSync('pdftoppm', ['-r', '40', '-png', '-f', '1', '-singlefile', file, join(folder, key)]);
  const picture = join(PICTURES, `${key}.png`);
  execFileSync('convert', [join(folder, `${key}.png`), '-colors', '48', '-strip', `PNG8:${picture}`]);
}
rmSync(folder, { recursive: true });
