import { columnName } from '#server/platform/sheets/column.ts';

/** A cell as the XML of a sheet has it: its attributes but the address, and what is in it. */
type SheetCell = { attributes: string; content: string };

export const cell = {
  number: (value: number | string, style = 0): SheetCell => ({
    attributes: `s="${style}"`,
    content: `<v>${value}</v>`,
  }),
  error: (name: string): SheetCell => ({ attributes: 't="e"', content: `<v>${name}</v>` }),
  /** As programs write it that do not calculate. */
  formula: (text: string): SheetCell => ({ attributes: '', content: `<f>${text}</f><v/>` }),
};

export type SheetRows = readonly (readonly (string | SheetCell)[])[];

/** The rows of a sheet for `workbookOf`; a text is a text, an empty one no cell. */
export function sheetOf(...rows: SheetRows): string {
  return rows.map((cells, at) => `<row r="${at + 1}">${cells.map(written(at + 1)).join('')}</row>`).join('');
}

function written(row: number) {
  return (one: string | SheetCell, column: number): string => {
    if (one === '') return '';
    const { attributes, content } =
      typeof one === 'string' ? { attributes: 't="inlineStr"', content: `<is><t>${one}</t></is>` } : one;
    return `<c r="${columnName(column)}${row}" ${attributes}>${content}</c>`;
  };
}
