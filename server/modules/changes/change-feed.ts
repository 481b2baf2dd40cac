import { sql } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { joinIds, type Change, type RecentChanges } from '#domain/changes/change.ts';
import type { Account, Db } from '#server/context.ts';
import { accountOfSession, forgetAccounts } from '#server/modules/session/index.ts';
import { listen, type Listening } from '#server/platform/changes/listen.ts';
import { notNow, tooMany, unauthenticated } from '#server/platform/http/failure.ts';
import type { Log } from '#server/platform/log.ts';
import { ACCESS_TOKEN_LIFE } from '#server/platform/session/tokens.ts';
import { changeStream, type ChangeStream } from './change-stream.ts';
import { HEARD_BY, KIND_OF_SUBJECT, UNNUMBERED } from './kinds.table.ts';
import { recentChanges } from './recent.ts';
import { readNotice, type ChangeNotice } from './notice.ts';

const CHANNEL = 'hoadon_changes';
/** A stream ends no later than the token that opened it: who goes on asks with another. */
const LIFE_MS = ACCESS_TOKEN_LIFE * 1000;
const RETRY_S = 30;

type FeedLimits = { of_user: number; of_company: number };

/** Of one process. A browser has one for all its tabs. */
const LIMITS: FeedLimits = { of_user: 10, of_company: 500 };

type Reader = { stream: ChangeStream; account: Account & { session_id: string }; ends: NodeJS.Timeout };

export type ChangeFeed = {
  /** A stream of what changes for an account, from now on; refused beyond the limits and while nothing can be heard. */
  open(account: Account): Promise<ChangeStream>;
  /** Ends every stream, and refuses others. */
  close(): Promise<void>;
};

type FeedDeps = { db: Db; database_url: string; log: Log; limits?: FeedLimits; life_ms?: number };

/**
 * Tells the readers of this process what the database notifies of: each its own company's, of kinds it may read. One connection listens
 * for all of them, from the first reader on; when it is lost every stream ends, so that an open one is one that hears.
 */
export function changeFeed({
  db,
  database_url,
  log,
  limits = LIMITS,
  life_ms = LIFE_MS,
}: FeedDeps): ChangeFeed {
  const companies = new Map<number, Set<Reader>>();
  const recent = recentChanges(() => performance.now());
  let listening: Promise<Listening> | null = null;
  let is_closed = false;

  const readers = (): Reader[] => [...companies.values()].flatMap((of_company) => [...of_company]);
  const endAll = (): void => {
    for (const { stream } of readers()) stream.end();
  };

  async function heard(): Promise<void> {
    listening ??= listen({
      database_url,
      channel: CHANNEL,
      send: (payload) => sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db),
      onNotice: (payload) => {
        const notice = readNotice(payload);
        if (notice !== null) passOn(notice);
      },
      // A sign of life says that what was committed some seconds before has been sent: only a connection that hears may say so.
      onProof: () => {
        for (const { stream } of readers()) stream.beat();
      },
      onLost: () => {
        log.warn({}, 'changes are not heard any more');
        listening = null;
        endAll();
      },
    }).then((open) => {
      recent.start();
      return open;
    });
    try {
      await listening;
    } catch (error) {
      listening = null;
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'changes cannot be heard');
      throw notNow('changes_unheard', 'Chưa nhận được báo thay đổi. Trang vẫn tự cập nhật định kỳ.', RETRY_S);
    }
  }

  function passOn(notice: ChangeNotice): void {
    const of_company = companies.get(notice.tenant_id);
    if (notice.subject === 'access') {
      forgetAccounts(db);
      recent.note(notice.tenant_id, 'user', null);
      for (const reader of of_company ?? []) void judge(reader);
      return;
    }
    const changes = changesOf(notice);
    for (const { kind } of changes) recent.note(notice.tenant_id, kind, notice.user_id);
    if (of_company === undefined) return;
    for (const { stream, account } of of_company) {
      if (notice.user_id !== null && notice.user_id !== account.user_id) continue;
      for (const change of changes) if (mayHear(account, change)) stream.tell(change);
    }
  }

  /** What an account would have heard if it had listened all the time that is remembered, with the rights that it has now. */
  function recentFor(account: Account): RecentChanges {
    const { known_since, last } = recent.of(account.tenant_id);
    const now = performance.now();
    const changed = last
      .filter(({ user_id }) => user_id === null || user_id === account.user_id)
      // Rights that have changed may be its own.
      .filter((change) => change.kind === 'user' || mayHear(account, change))
      .map(({ kind, at }) => ({ kind, ago_ms: Math.floor(now - at) }));
    return { reach_ms: Math.floor(now - known_since), changed };
  }

  /** Ends the stream of a session that has ended, and gives any other the rights that its account has now; whether it goes on. */
  async function judge(reader: Reader): Promise<boolean> {
    const before = reader.account;
    const account = await accountOfSession(db, before).catch(() => null);
    if (account === null) {
      reader.stream.end();
      return false;
    }
    reader.account = { ...account, session_id: before.session_id };
    if (account.permissions.join() !== before.permissions.join())
      reader.stream.tell({ kind: 'user', ids: [account.user_id] });
    return true;
  }

  function requireRoom({ tenant_id, user_id }: Account): void {
    const of_company = [...(companies.get(tenant_id) ?? [])];
    const of_user = of_company.filter(({ account }) => account.user_id === user_id);
    if (of_company.length < limits.of_company && of_user.length < limits.of_user) return;
    throw tooMany(
      'too_many_streams',
      'Tài khoản hoặc doanh nghiệp đang mở quá nhiều kết nối báo thay đổi.',
      RETRY_S,
    );
  }

  return {
    async open(account) {
      const { session_id } = account;
      if (session_id === undefined) throw new Error('a stream belongs to a session');
      if (is_closed) throw notNow('stopping', 'Hệ thống đang khởi động lại.', RETRY_S);
      requireRoom(account);
      await heard();
      requireRoom(account);
      const of_company = companies.get(account.tenant_id) ?? new Set<Reader>();
      companies.set(account.tenant_id, of_company);
      const stream = changeStream(() => {
        clearTimeout(reader.ends);
        of_company.delete(reader);
        if (of_company.size === 0) companies.delete(account.tenant_id);
      });
      const ends = setTimeout(() => stream.end(), life_ms).unref();
      const reader: Reader = { stream, account: { ...account, session_id }, ends };
      of_company.add(reader);
      // The account was remembered for some seconds: a session that ended in them is seen now.
      if (!(await judge(reader))) {
        stream.out.destroy();
        throw unauthenticated();
      }
      // It has been among those who hear since before: what comes meanwhile follows, or is in this.
      stream.open(recentFor(reader.account));
      return stream;
    },
    async close() {
      is_closed = true;
      endAll();
      const last = listening;
      listening = null;
      await (await last?.catch(() => null))?.close();
    },
  };
}

const mayHear = ({ permissions }: Account, { kind }: Pick<Change, 'kind'>): boolean =>
  allows(permissions, HEARD_BY.get(kind) ?? []);

/** What a notice makes stale: its kind, and the notices of a person where it is something to know. */
function changesOf({ subject, ids, bell }: ChangeNotice): Change[] {
  const kind = KIND_OF_SUBJECT[subject];
  if (kind === undefined) return [];
  const told = UNNUMBERED.has(subject) ? null : joinIds(ids, []);
  return [{ kind, ids: told }, ...(bell ? [{ kind: 'notice', ids: null } as const] : [])];
}
