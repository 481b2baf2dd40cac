import { isUtf8 } from 'node:buffer';
import { EMPTY_CELL, trimmed, type Cell, type SheetRow } from '../cell.ts';
import { SheetFailure } from '../failure.ts';
import { unguardFormula } from '../formula-guard.ts';
import { MAX_CELL_CHARACTERS, type ReadLimits } from './limits.ts';

/** Pieces decoded at a time. */
const PIECE = 256 * 1024;
const COMBINING = /[\u0300-\u036f]/;

/**
 * The text of a CSV file, piece by piece: UTF-8 or UTF-16 by its byte order mark, UTF-8 where it is, else the code page of a
 * Vietnamese Windows, whose letters come in two parts and are put together.
 */
function* csvText(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes);
  const decoder = new TextDecoder(encoding);
  const composed = (text: string): string => (encoding === 'windows-1258' ? text.normalize('NFC') : text);
  let held = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    const text = held + decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
    const end = lastLetter(text);
    held = text.slice(end);
    yield composed(text.slice(0, end));
  }
  yield composed(held + decoder.decode());
}

/** Where the last letter begins: it may still get an accent. */
function lastLetter(text: string): number {
  let at = text.length - 1;
  while (at > 0 && COMBINING.test(text.charAt(at))) at -= 1;
  return Math.max(0, at);
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1258';
}

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;

/**
 * The records of a CSV text (RFC 4180). Line ends may be CRLF, LF or CR; a quote inside a field that does not begin with one is an
 * ordinary sign; what follows a closing quote belongs to the field. Where it follows quotes that held a delimiter or a line end, the
 * first of them was a sign (`"21 inch`), and all between would be lost in one field: that is refused.
 */
function* csvRecords(pieces: Iterable<string>, delimiter: string): Generator<string[]> {
  const separator = delimiter.charCodeAt(0);
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  /** A quote was just closed: another one means a quote in the text. */
  let closed = false;
  /** What was quoted in this field held a delimiter or a line end. */
  let spans = false;
  let after_return = false;
  let record = 1;

  for (const text of pieces) {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charCodeAt(at);
      if (quoted) {
        if (char !== QUOTE) {
          spans ||= char === separator || char === LINE_FEED || char === CARRIAGE_RETURN;
          continue;
        }
        keep(text, from, at);
        from = at + 1;
        quoted = false;
        closed = true;
        continue;
      }
      const follows_return = after_return;
      after_return = false;
      if (char === QUOTE && (closed || (field === '' && from === at))) {
        // The second of two quotes is text, and the field goes on as quoted.
        from = closed ? at : at + 1;
        quoted = true;
        closed = false;
      } else if (char === separator) {
        keep(text, from, at);
        endField();
        from = at + 1;
      } else if (char === LINE_FEED || char === CARRIAGE_RETURN) {
        after_return = char === CARRIAGE_RETURN;
        if (!(char === LINE_FEED && follows_return)) {
          keep(text, from, at);
          endField();
          yield fields;
          fields = [];
          record += 1;
        }
        from = at + 1;
      } else {
        if (spans && char > SPACE) throw unclosed(record);
        closed = false;
      }
    }
    keep(text, from, text.length);
  }
  if (quoted) throw unclosed(record);
  if (field !== '' || closed || fields.length > 0) {
    endField();
    yield fields;
  }

  function keep(text: string, from: number, to: number): void {
    if (to > from) field += text.slice(from, to);
    if (field.length > MAX_CELL_CHARACTERS)
      throw new SheetFailure('cell_too_long', 'a field does not end', {
        row: record,
        limit: MAX_CELL_CHARACTERS,
      });
  }

  function endField(): void {
    fields.push(field);
    field = '';
    closed = false;
    spans = false;
  }
}

function unclosed(row: number): SheetFailure {
  return new SheetFailure('unclosed_quote', 'a quote is never closed', { row });
}

const CANDIDATES = [',', ';', '\t', '|'] as const;
const SAMPLE = 32 * 1024;
const SAMPLE_RECORDS = 20;
/** Excel's own way to say it, in the first line. */
const DECLARED = /^sep=(.)\r?\n/;

/** What parts the fields, and how many signs at the beginning only say so. The one that gives most rows alike wins. */
function csvDelimiter(beginning: string): { delimiter: string; skip: number } {
  const declared = DECLARED.exec(beginning);
  if (declared !== null) return { delimiter: declared[1] ?? ',', skip: declared[0].length };
  const sample = beginning.slice(0, SAMPLE);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of CANDIDATES) {
    const score = agreement(sample, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, skip: 0 };
}

/**
 * How many rows have as many fields as most of those with more than one (a title may stand above them), and how many fields that
 * is; 0 where every row has but one.
 */
function agreement(sample: string, delimiter: string): number {
  const widths: number[] = [];
  try {
    for (const fields of csvRecords([sample], delimiter)) {
      if (fields.some((field) => field !== '')) widths.push(fields.length);
      if (widths.length === SAMPLE_RECORDS) break;
    }
  } catch (failure) {
    // The sample may end within quotes.
    if (!(failure instanceof SheetFailure)) throw failure;
  }
  const scores = widths
    .filter((width) => width > 1)
    .map((width) => (widths.filter((other) => other === width).length / widths.length) * 1000 + width);
  return Math.max(0, ...scores);
}

/** The rows of a CSV file; every cell is text, since CSV knows nothing else. */
export function* csvRows(bytes: Buffer, limits: ReadLimits): Generator<SheetRow> {
  const [beginning = ''] = csvText(bytes);
  const { delimiter, skip } = csvDelimiter(beginning);
  // A first line that names the mark is none of the rows that a spreadsheet shows.
  let row = 0;
  let count = 0;
  for (const fields of csvRecords(without(csvText(bytes), skip), delimiter)) {
    row += 1;
    const cells = trimmed(fields.map(cellOf));
    if (cells.length === 0) continue;
    count += 1;
    if (count > limits.rows)
      throw new SheetFailure('too_many_rows', `more than ${limits.rows}`, { row, limit: limits.rows });
    if (cells.length > limits.columns)
      throw new SheetFailure('too_many_columns', `${cells.length} columns`, { row, limit: limits.columns });
    yield { row, cells };
  }
}

function cellOf(field: string): Cell {
  return field === '' ? EMPTY_CELL : { text: unguardFormula(field), kind: 'text' };
}

function* without(pieces: Iterable<string>, skip: number): Generator<string> {
  let left = skip;
  for (const piece of pieces) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}
