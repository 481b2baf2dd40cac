/** What a service answered, read field by field: its shape is not trusted. */
export type Fields = Readonly<Record<string, unknown>>;

/** No fields when it is anything but an object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Null when absent, empty or no text. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Null when it is no list. */
export function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? (value as readonly unknown[]) : null;
}

/** A whole number written as number or digits; some services write "2147483647". Null for anything else. */
export function integerOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** Base64 with or without line breaks (RFC 4648, 4; MIME). Null when it is none. */
export function bytesOf(value: unknown): Uint8Array | null {
  const text = typeof value === 'string' ? value.replace(/\s+/g, '') : '';
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? new Uint8Array(Buffer.from(text, 'base64')) : null;
}

export function toBase64Text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
