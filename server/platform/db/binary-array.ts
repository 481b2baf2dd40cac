/** Object ids of PostgreSQL's built-in types (pg_type.dat). */
const OIDS = { bigint: 20, text: 25, bytea: 17 } as const;

/** `type` names the array in SQL; `value` is a parameter in binary form, as the driver sends every Buffer. */
type BinaryArray = { type: `${keyof typeof OIDS}[]`; value: Buffer };

/** Dimensions, whether there are nulls, type of the elements; length and lower bound of the one dimension (array_recv in arrayfuncs.c). */
const HEADER_BYTES = 20;

/**
 * Values of one column as an array in PostgreSQL's binary form: integers, bytes, and as text whatever else there is. Written as text an
 * array of bytes would be twice as long, and each element searched for what must be escaped.
 */
export function binaryArray(values: readonly unknown[]): BinaryArray {
  const known = values.filter((one) => one !== null);
  if (known.length > 0 && known.every(Number.isSafeInteger))
    return { type: 'bigint[]', value: ofIntegers(values) };
  if (known.length > 0 && known.every(Buffer.isBuffer))
    return { type: 'bytea[]', value: ofBytes(values, OIDS.bytea) };
  return { type: 'text[]', value: ofBytes(values.map(asText), OIDS.text) };
}

function asText(value: unknown): Buffer | null {
  if (value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return Buffer.from(String(value));
  throw new TypeError(`a column of an array cannot hold ${typeof value}`);
}

function ofIntegers(values: readonly unknown[]): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + values.length * 12);
  let at = writeHeader(bytes, values, OIDS.bigint);
  for (const value of values) {
    at = bytes.writeInt32BE(typeof value === 'number' ? 8 : -1, at);
    if (typeof value === 'number') at = bytes.writeBigInt64BE(BigInt(value), at);
  }
  return bytes.subarray(0, at);
}

function ofBytes(values: readonly unknown[], oid: number): Buffer {
  const size = values.reduce<number>(
    (sum, one) => sum + 4 + (Buffer.isBuffer(one) ? one.length : 0),
    HEADER_BYTES,
  );
  const bytes = Buffer.allocUnsafe(size);
  let at = writeHeader(bytes, values, oid);
  for (const value of values) {
    at = bytes.writeInt32BE(Buffer.isBuffer(value) ? value.length : -1, at);
    if (Buffer.isBuffer(value)) at += value.copy(bytes, at);
  }
  return bytes;
}

function writeHeader(bytes: Buffer, values: readonly unknown[], oid: number): number {
  let at = 0;
  for (const one of [1, values.includes(null) ? 1 : 0, oid, values.length, 1])
    at = bytes.writeInt32BE(one, at);
  return at;
}
