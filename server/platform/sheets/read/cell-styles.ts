import type { Archive } from './archive.ts';
import { hearTags } from './document.ts';
import { builtInLook, lookOf, type NumberLook } from './number-formats.ts';
import { attributeOf } from './xml-text.ts';

/** How cells of each style show their numbers; the place in the list is what a cell names. */
export async function readCellStyles(archive: Archive, name: string): Promise<readonly NumberLook[]> {
  const own = new Map<number, NumberLook>();
  const looks: NumberLook[] = [];
  let in_cell_formats = false;
  await hearTags(
    archive,
    name,
    (tag, attributes) => {
      if (tag === 'cellXfs') in_cell_formats = true;
      if (tag === 'numFmt')
        own.set(
          Number(attributeOf(attributes, 'numFmtId')),
          lookOf(attributeOf(attributes, 'formatCode') ?? ''),
        );
      if (tag === 'xf' && in_cell_formats) {
        const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
        looks.push(own.get(id) ?? builtInLook(id));
      }
    },
    (tag) => {
      if (tag === 'cellXfs') in_cell_formats = false;
    },
  );
  return looks;
}
