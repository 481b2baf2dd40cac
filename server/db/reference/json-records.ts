import { UnreadableFile } from './source-records.ts';

export type JsonRecord = { line: number; value: Record<string, unknown> };

/**
 * The objects of a JSON array (or of JSON lines) as they come, each with the line it begins on: the file itself is never held as a
 * whole.
 */
export async function* jsonRecords(text: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
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
