/** Most records one call answers with. */
const pageSize = 250;

/** Every record of a list, a page after another: a company's roles and people are few. */
export async function readAll<R>(
  read: (params: { page: number; limit: number; sort: string }) => Promise<R[]>,
): Promise<R[]> {
  const all: R[] = [];
  for (let page = 1; ; page += 1) {
    const some = await read({ page, limit: pageSize, sort: 'id' });
    all.push(...some);
    if (some.length < pageSize) return all;
  }
}
