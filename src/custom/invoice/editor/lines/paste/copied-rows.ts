/** What parts the cells of a line where a text without tabs was copied: a chat, a mail, a table in Markdown. */
const MARKS = [/\s*\|\s*/, /\s*;\s*/, /\s{2,}/];

/** The line below the heading of a table in Markdown. */
const RULE = /^[\s|:-]*-{3,}[\s|:-]*$/;

/**
 * The rows of a region copied from a sheet, a page or a text; null for a text that is none (one cell, typed or copied). Blank rows at
 * its end are left out. A cell that a sheet has put between quotation marks, since it holds a line break or a tab, is one cell.
 */
export function copiedRows(text: string): string[][] | null {
  const plain = text.replaceAll('\r', '').replaceAll('\u00a0', ' ').replace(/\s+$/, keptTabs);
  if (plain.includes('\t')) return sheetRows(plain);
  const lines = plain.split('\n').filter((line) => !RULE.test(line));
  return lines.length === 1 ? null : (markedRows(lines) ?? lines.map((line) => [line]));
}

/** Empty cells at the end of the last row are cells. */
const keptTabs = (end: string) =>
  (end.includes('\n') ? end.slice(0, end.indexOf('\n')) : end).replaceAll(/[^\t]/g, '');

/** Cells between tabs, rows between line breaks, as spreadsheets write them. */
function sheetRows(text: string): string[][] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g);
  const rows: string[][] = [[]];
  for (const [whole, quoted, bare = '', end] of cells) {
    // One that has nothing to protect was written so by a person: `"Loại 1"`.
    const is_protected = quoted !== undefined && /[\t\n]|""/.test(quoted);
    const cell = is_protected ? quoted.replaceAll('""', '"').replaceAll(/\s*\n\s*/g, ' ') : bare;
    rows.at(-1)?.push(quoted === undefined || is_protected ? cell : whole.replace(/[\t\n]$/, ''));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** Lines that one mark parts into equally many cells, numbers among them; null where none does. */
function markedRows(lines: readonly string[]): string[][] | null {
  const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
  for (const mark of MARKS) {
    const rows = texts.map((line) => line.replace(/^\|\s*|\s*\|$/g, '').split(mark));
    const width = rows[0]?.length ?? 0;
    const has_numbers = rows.some((row) => row.slice(1).some((cell) => /^\d/.test(cell)));
    if (width > 1 && has_numbers && rows.every((row) => row.length === width)) return rows;
  }
  return null;
}
