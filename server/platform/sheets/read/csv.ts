import { SheetFailure } from '../failure.ts';
import { MAX_CELL_CHARACTERS } from './limits.ts';

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * The records of a CSV text (RFC 4180). Line ends may be CRLF, LF or CR; a quote inside a field that does not begin with one is an
 * ordinary sign; what follows a closing quote belongs to the field.
 */
export function* csvRecords(pieces: Iterable<string>, delimiter: string): Generator<string[]> {
  const separator = delimiter.charCodeAt(0);
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  /** A quote was just closed: another one means a quote in the text. */
  let closed = false;
  let after_return = false;
  let record = 1;

  for (const text of pieces) {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charCodeAt(at);
      if (quoted) {
        if (char !== QUOTE) continue;
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
      } else closed = false;
    }
    keep(text, from, text.length);
  }
  if (quoted) throw new SheetFailure('unclosed_quote', 'a quote is never closed', { row: record });
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
  }
}
