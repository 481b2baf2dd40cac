import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs written by others that judge our output. */
type Judge = 'xmlsec1' | 'xmllint' | 'pdftotext' | 'zbarimg';

/**
 * Is it installed? For `it.skipIf(!hasJudge('xmlsec1'))`: `npm test` installs judges where it may, and with
 * CI=true counts a skipped test as a failure.
 */
export function hasJudge(program: Judge): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((dir) => existsSync(join(dir, program)));
}
