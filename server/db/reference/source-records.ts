type CsvRow = { line: number; cells: string[] };

/** A file whose text cannot be taken apart any further; `line` counts from 1. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'UnreadableFile';
    this.line = line;
  }
}

/**
 * The rows of a CSV text as they come (RFC 4180: comma, cells in double quotes may hold commas, line ends and doubled quotes), each
 * with the line it begins on. Empty lines, carriage returns and a byte order mark are passed over.
 */
async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  let cell = '';
  let state: 'plain' | 'quoted' | 'after_quote' = 'plain';
  const endRow = (): CsvRow | null => {
    const row = { line: begun, cells: [...cells, cell] };
    [cells, cell, state, begun] = [[], '', 'plain', line];
    return row.cells.length === 1 && row.cells[0] === '' ? null : row;
  };
  for await (const chunk of text)
    for (const char of chunk) {
      if (char === '\r' || char === '\uFEFF') continue;
      if (char === '\n') line += 1;
      if (state === 'quoted') {
        if (char === '"') state = 'after_quote';
        else cell += char;
      } else if (state === 'after_quote' && char === '"') {
        cell += '"';
        state = 'quoted';
      } else if (char === ',') {
        cells.push(cell);
        [cell, state] = ['', 'plain'];
      } else if (char === '\n') {
        const row = endRow();
        if (row !== null) yield row;
      } else if (state === 'after_quote') {
        throw new UnreadableFile(line, 'sau dấu ngoặc kép đóng phải là dấu phẩy hoặc hết dòng');
      } else if (char === '"') {
        if (cell !== '') throw new UnreadableFile(line, 'dấu ngoặc kép chỉ được mở ở đầu ô');
        state = 'quoted';
      } else cell += char;
    }
  if (state === 'quoted') throw new UnreadableFile(begun, 'dấu ngoặc kép mở ra mà không đóng lại');
  const last = endRow();
  if (last !== null) yield last;
}

type SourceRecord = { line: number; value: Record<string, unknown> };

/** The rows of a CSV text by the names of its first line, of which `needed` must be there. */
export async function* csvRecords(
  text: AsyncIterable<string>,
  needed: readonly string[],
): AsyncGenerator<SourceRecord> {
  let names: string[] | null = null;
  for await (const { line, cells } of csvRows(text)) {
    if (names === null) {
      names = cells.map((cell) => cell.trim());
      const missing = needed.filter((name) => !names?.includes(name));
      if (missing.length > 0) throw new UnreadableFile(line, `thiếu cột ${missing.join(', ')}`);
    } else if (cells.length !== names.length) {
      throw new UnreadableFile(line, `có ${cells.length} ô, tiêu đề có ${names.length}`);
    } else yield { line, value: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) };
  }
}

/** Trimmed text, null when empty; undefined when it is no text at all. */
export function cellOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.includes('\0')) return undefined;
  return value.trim() === '' ? null : value.trim().normalize('NFC');
}

/**
 * The objects of a JSON array (or of JSON lines) as they come, each with the line it begins on: the file itself is never held as a
 * whole.
 */
export async function* jsonRecords(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let line = 1;
  let begun = 1;
  let depth = 0;
  let object = '';
  let quoted = false;
  let escaped = false;
  for await (const chunk of text) {
    for (const char of chunk) {
      if (char === '\n') line += 1;
      if (depth === 0 && char === '{') begun = line;
      if (depth > 0 || char === '{') object += char;
      else if (!/[\s,[\]\uFEFF]/.test(char))
        throw new UnreadableFile(line, `“${char}” không thuộc bản ghi nào`);
      if (quoted) {
        if (!escaped && char === '"') quoted = false;
        escaped = !escaped && char === '\\';
      } else if (depth > 0 && char === '"') quoted = true;
      else if (char === '{') depth += 1;
      else if (char === '}') {
        depth -= 1;
        if (depth > 0) continue;
        yield { line: begun, value: parsed(object, begun) };
        object = '';
      }
    }
  }
  if (depth > 0) throw new UnreadableFile(begun, 'bản ghi mở ra mà không đóng lại');
}

function parsed(text: string, line: number): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new UnreadableFile(line, 'bản ghi không phải là JSON');
  }
}
