/** The number of pages whose cursors are remembered. */
const most = 200;

type NextCursors = {
  /** The same address; behind the first page with the cursor of the page before it, where that is known. */
  ask(url: string): string;
  /** Remembers where the page at this address ends: its X-Next-Cursor, null when it has none. */
  note(url: string, cursor: string | null): void;
};

type Place = { path: string; query: URLSearchParams; page: number; list: string };

/** Taken apart at its page number, which the list itself (path, filter, sort, limit) does not know. */
function placeOf(url: string): Place {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  const rest = new URLSearchParams(query);
  for (const name of ['page', 'after']) rest.delete(name);
  rest.sort();
  return { path, query, page, list: `${path}?${rest.toString()}` };
}

/**
 * Lets a list be walked by cursor (keyset) although its pages have numbers: the server finds page 20,000 by what page 19,999 ended
 * with, instead of counting half a million rows. Without a known cursor the number serves as before.
 */
export function nextCursors(): NextCursors {
  const ends = new Map<string, Map<number, string>>();
  const size = () => [...ends.values()].reduce((sum, pages) => sum + pages.size, 0);
  return {
    ask(url) {
      const { path, query, page, list } = placeOf(url);
      const cursor = ends.get(list)?.get(page - 1);
      if (cursor === undefined) return url;
      query.set('after', cursor);
      return `${path}?${query.toString()}`;
    },
    note(url, cursor) {
      const { page, list } = placeOf(url);
      // Whoever sees the first page anew walks anew: what ended further pages may have moved.
      const pages = page === 1 ? new Map<number, string>() : (ends.get(list) ?? new Map<number, string>());
      if (cursor === null) pages.delete(page);
      else pages.set(page, cursor);
      ends.delete(list);
      ends.set(list, pages);
      for (const [oldest] of ends) {
        if (size() <= most || oldest === list) break;
        ends.delete(oldest);
      }
      const [first] = pages.keys();
      if (pages.size > most && first !== undefined) pages.delete(first);
    },
  };
}
