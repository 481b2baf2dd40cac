import { formatNumber } from '../format/number.ts';

/** The bytes of a file as base64 text: so files travel in JSON. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The largest number of bytes that fits into a base64 text of so many characters: 4 characters hold 3 bytes. */
export function bytesWithin(characters: number): number {
  return Math.floor(characters / 4) * 3;
}

/** The number of bytes that a base64 text encodes. */
export function bytesOf(base64: string): number {
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
}

const kilo = 1024;

/** A size as people say it, in the style numbers are shown in: `820 B`, `1,5 KB`, `2 MB`. */
export function sizeText(bytes: number): string {
  const [amount, unit] =
    bytes < kilo ? [bytes, 'B'] : bytes < kilo * kilo ? [bytes / kilo, 'KB'] : [bytes / kilo / kilo, 'MB'];
  return `${formatNumber(amount.toFixed(1).replace(/\.0$/, ''))} ${unit}`;
}

/** The most that fits, in plain numbers: `146 KB` for 146,5 KB. Never more than is taken. */
export function limitText(bytes: number): string {
  return sizeText(bytes < kilo ? bytes : Math.floor(bytes / kilo) * kilo);
}

/** The first base64 characters of each kind of picture a browser shows. */
const pictureHeads: readonly (readonly [RegExp, string])[] = [
  [/^iVBORw0KGgo/, 'image/png'],
  [/^\/9j\//, 'image/jpeg'],
  [/^R0lGOD/, 'image/gif'],
  [/^UklGR/, 'image/webp'],
  [/^(PHN2Zy|PD94bWw)/, 'image/svg+xml'],
];

/** The address an `<img>` shows a base64 picture from; null when its bytes are no picture we know. */
export function pictureUrl(value: string): string | null {
  if (value.startsWith('data:image/')) return value;
  const type = pictureHeads.find(([head]) => head.test(value))?.[1];
  return type === undefined ? null : `data:${type};base64,${value}`;
}
