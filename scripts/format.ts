import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';

/**
 * Source text in the house's format, for generators that write files.
 * @param file decides the language by its ending; it need not exist.
 * @throws Error with the first complaint when the text cannot be parsed.
 */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '.oxfmtrc.json'), 'utf8'),
  ) as FormatConfig;
  const { code, errors } = await format(file, text, options);
  const [first] = errors;
  if (first) throw new Error(`${file}: ${first.message}`);
  return code;
}
