import { columnName, type Mark } from '../column.ts';
import { textElement } from './cell-text.ts';
import { PackedPart } from './zip.ts';

/** Beyond this many notes, cells still turn red, but say nothing: Excel would hardly open the file. */
const MAX_NOTES = 100_000;
/** Excel counts shapes in blocks of 1024, the first half of the first block being spoken for. */
const SHAPES_IN_BLOCK = 1024;
/** Notes kept as they are until it is known whether one block is enough. */
const FIRST_NOTES = 1_000;
const ALL_BLOCKS = Math.ceil(MAX_NOTES / SHAPES_IN_BLOCK) + 1;

/** The notes on cells: their texts, and the yellow boxes Excel draws for them (a format of 1999, which it still wants). */
export class Notes {
  count = 0;
  #texts = PackedPart.of(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors><commentList>',
  );
  #boxes = new PackedPart();
  #first_boxes = '';

  /** Writes the notes of a row (from 1), those on the same cell as one. Answers the marked columns. */
  take(row: number, marks: readonly Mark[], columns: number): ReadonlySet<number> {
    const messages = new Map<number, string>();
    for (const { column, message } of marks) {
      if (!(column >= 0 && column < columns))
        throw new RangeError(`row ${row} is marked in column ${column}`);
      const before = messages.get(column);
      messages.set(column, before === undefined ? message : `${before}\n${message}`);
    }
    const in_order = [...messages].sort(([a], [b]) => a - b);
    for (const [column, message] of in_order) this.#add(row, column, message);
    return new Set(messages.keys());
  }

  /** The two parts of the archive. To be asked once, after the last row. */
  finish(): { texts: PackedPart; boxes: PackedPart } {
    if (this.count <= FIRST_NOTES) this.#boxes.add(boxesHead('1') + this.#first_boxes);
    this.#texts.add('</commentList></comments>');
    this.#boxes.add('</xml>');
    return { texts: this.#texts, boxes: this.#boxes };
  }

  #add(row: number, column: number, message: string): void {
    if (this.count >= MAX_NOTES) return;
    this.count += 1;
    const text = `<comment ref="${columnName(column)}${row}" authorId="0"><text>${textElement(message)}</text></comment>`;
    this.#texts.add(text);
    const box = noteBox(SHAPES_IN_BLOCK + this.count, row - 1, column);
    if (this.count <= FIRST_NOTES) {
      this.#first_boxes += box;
      return;
    }
    if (this.count === FIRST_NOTES + 1) {
      const blocks = Array.from({ length: ALL_BLOCKS }, (_none, at) => at + 1).join(',');
      this.#boxes.add(boxesHead(blocks) + this.#first_boxes);
    }
    this.#boxes.add(box);
  }
}

function boxesHead(blocks: string): string {
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${blocks}"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`;
}

/** A box beside its cell, shown while the pointer is on it. Row and column from 0. */
function noteBox(id: number, row: number, column: number): string {
  const anchor = [column + 1, 15, row, 2, column + 4, 15, row + 4, 4].join(', ');
  return `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;margin-left:60pt;margin-top:2pt;width:190pt;height:60pt;z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
}
