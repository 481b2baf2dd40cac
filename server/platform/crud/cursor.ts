import { failure } from '../http/failure.ts';
import type { SortTerm } from './list-query.ts';

export type CursorValue = string | number | boolean | null;

const sortText = (terms: readonly SortTerm[]): string =>
  terms.map(({ name, descending }) => `${descending ? '-' : ''}${name}`).join();

/**
 * The place of a row in an order, for clients to hand back unread: base64url of the JSON `{"sort": "-issued_on,-id", "last": [...]}`.
 * The row is as it leaves on the wire, which is exact: decimals travel as text, and instants are whole milliseconds (all come
 * from the program's clock).
 */
export function cursorOf(terms: readonly SortTerm[], row: Readonly<Record<string, unknown>>): string {
  const last = terms.map(({ name }) => row[name]);
  if (!last.every(isValue)) throw new Error(`a row without ${sortText(terms)}`);
  return Buffer.from(JSON.stringify({ sort: sortText(terms), last })).toString('base64url');
}

/** The values a cursor holds, one a column of this order. Anything but a cursor of this order is 422. */
export function readCursor(text: string, terms: readonly SortTerm[]): CursorValue[] {
  const content = contentOf(text);
  const last = content?.['last'];
  if (content?.['sort'] !== sortText(terms) || !Array.isArray(last) || last.length !== terms.length)
    throw badCursor();
  return last.map((value: unknown, at) => {
    const { name, nullable } = terms[at] ?? { name: '', nullable: false };
    if (!isValue(value) || (value === null && !nullable) || (name === 'id' && !Number.isSafeInteger(value)))
      throw badCursor();
    if (typeof value === 'string' && value.includes('\0')) throw badCursor();
    return value;
  });
}

/** A cursor may be made up: its values need not fit their columns, which PostgreSQL says as a data exception (class 22). */
export async function refuseMisfits<T>(has_cursor: boolean, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw has_cursor && typeof code === 'string' && code.startsWith('22') ? badCursor() : error;
  }
}

function badCursor(): Error {
  return failure(422, 'bad_cursor', 'Danh sách đã đổi cách sắp xếp. Hãy xem lại từ trang đầu.', ['after']);
}

function contentOf(text: string): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isValue(value: unknown): value is CursorValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
