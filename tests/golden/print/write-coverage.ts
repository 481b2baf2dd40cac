import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';
import { FONT_FILES, type FontName } from '#domain/print/fonts.ts';

const FONTS = new URL('../../../server/gateways/print/fonts/', import.meta.url);
const TABLE = new URL('../../../domain/print/font-coverage.table.ts', import.meta.url);

/** The code points of a font file as ranges in hex: `20-7e,a0`. */
export function coverageOf(name: FontName): string {
  const font = create(readFileSync(new URL(`${FONT_FILES[name]}.ttf`, FONTS)));
  const ranges: [number, number][] = [];
  for (const point of new Set(font.characterSet.toSorted((one, other) => one - other))) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16);
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(',');
}

if (import.meta.main) {
  const rows = (Object.keys(FONT_FILES) as FontName[]).map(
    (name) => `  '${name}':\n    '${coverageOf(name)}',`,
  );
  writeFileSync(
    TABLE,
    `import type { FontName } from './fonts.ts';

/** The characters each font of the print has a shape for. Made by \`node tests/golden/print/write-coverage.ts\` from the files of the fonts. */
export const FONT_COVERAGE = {
${rows.join('\n')}
} satisfies Record<FontName, string>;
`,
  );
}
