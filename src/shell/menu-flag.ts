const flag = 'menu';

function placeOf(pathname: string, query: URLSearchParams): string {
  const search = query.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** The query flag that shows the menu of the settings on small screens (spec point 2). */
export const menuFlag = {
  isOn: (search: string) => new URLSearchParams(search).has(flag),
  /** The same page with its menu over it. */
  on(pathname: string, search: string): string {
    const query = new URLSearchParams(search);
    query.set(flag, '1');
    return placeOf(pathname, query);
  },
  /** The page itself. */
  off(pathname: string, search: string): string {
    const query = new URLSearchParams(search);
    query.delete(flag);
    return placeOf(pathname, query);
  },
};
