import { operations } from '#generated/operations.ts';
import { UNREACHED } from '../exceptions.table.ts';
import { described, linksTo, placesOf, successOf, type Described, type Link } from '../described.ts';

type Way = {
  from: Described;
  link: Link;
  /** Whether the link names this very operation, or one on the same record. */ exact: boolean;
};

/** What no example reaches makes no records for others either. */
const isReached = ({ id }: Described): boolean => UNREACHED[id] === undefined;

/** The link that supplies what an operation needs: its own, or one to another operation on the same record. */
export function wayTo(one: Described): Way | null {
  const [own] = linksTo(one.id).filter(({ from }) => isReached(from));
  if (own !== undefined) return { ...own, exact: true };
  const [place] = placesOf(one);
  return place === undefined ? null : wayToPlace(one, place);
}

function wayToPlace(one: Described, place: string): Way | null {
  const record = recordPath(one, place);
  const ways = described
    .filter((from) => !isUnder(from.path, record) && isReached(from))
    .flatMap((from) =>
      Object.values(successOf(from).links ?? {}).map((link) => ({ from, link, exact: false })),
    )
    .filter(({ link }) => {
      const to = described.find(({ id }) => id === link.operationId);
      return to !== undefined && isUnder(to.path, record) && link.parameters?.[place] !== undefined;
    });
  return ways[0] ?? null;
}

/** `/api/customers/{id}` of all that stands on one record. */
function recordPath({ path }: Described, place: string): string {
  return path.slice(0, path.indexOf(`{${place}}`) + place.length + 2);
}

/** The list whose records a place in a path names. */
export function listOf(one: Described, place: string): Described | null {
  const path = one.path.slice(0, one.path.indexOf(`/{${place}}`));
  return described.find((other) => other.path === path && other.method === 'GET') ?? null;
}

/** An operation that makes such records though its path is another: `job` comes of any bulk operation. */
export function makerOf(
  one: Described,
  place: string,
  fits: (maker: Described) => boolean = () => true,
): Described | null {
  const record = recordPath(one, place);
  const reader = described.find((other) => other.path === record && other.method === 'GET');
  const key = reader === undefined ? null : operations[reader.id].response_key;
  if (key === null) return null;
  const makers = described.filter(
    (maker) =>
      maker.method !== 'GET' &&
      operations[maker.id].response_key === key &&
      !isUnder(maker.path, record) &&
      fits(maker),
  );
  return makers[0] ?? null;
}

/** What reads one record of the kind that an operation answers: of those, the one nearest to its path. */
export function readerOf(one: Described): Described | null {
  const key = operations[one.id].response_key;
  const readers = described.filter(
    ({ id, method, path }) =>
      method === 'GET' && path.endsWith('/{id}') && key !== null && operations[id].response_key === key,
  );
  return readers.find(({ path }) => isUnder(one.path, path.replace('/{id}', ''))) ?? readers[0] ?? null;
}

/** What takes a made record away again. */
export function deletionOf(one: Described): Link | null {
  const links = Object.values(successOf(one).links ?? {});
  return (
    links.find((link) =>
      described.some(({ id, method }) => id === link.operationId && method === 'DELETE'),
    ) ?? null
  );
}

function isUnder(path: string, record: string): boolean {
  return path === record || path.startsWith(`${record}/`);
}
