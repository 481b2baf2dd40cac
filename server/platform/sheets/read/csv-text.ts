import { isUtf8 } from 'node:buffer';

/** Pieces decoded at a time. */
const PIECE = 256 * 1024;
const COMBINING = /[\u0300-\u036f]/;

/**
 * The text of a CSV file, piece by piece: UTF-8 or UTF-16 by its byte order mark, UTF-8 where it is, else the code page of a
 * Vietnamese Windows, whose letters come in two parts and are put together.
 */
export function* csvText(bytes: Buffer): Generator<string> {
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
