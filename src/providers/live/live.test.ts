// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHANGE_KINDS, type RecentChanges } from '#domain/changes/change.ts';
import { shownBy } from '../cache/invalidate.ts';
import { follow, rereadFailed, rereadPolled, slackMs } from './follow.ts';
import { heardSoFar } from './heard.ts';
import { backOff, lead, pauseBefore, type Word } from './lead.ts';
import { msAtLeast, msAtMost, type Moment } from './moment.ts';
import { restWhileLive, safetyMs, setLive } from './polls.ts';
import { readStream, silenceMs } from './read-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setLive(false);
  vi.useRealTimers();
});

test('every kind that is told of is shown somewhere', () => {
  expect(CHANGE_KINDS.filter((kind) => shownBy(kind) === null)).toEqual([]);
});

describe('polls', () => {
  test('rest while the stream is open, and go on as before when it falls', () => {
    expect([restWhileLive(1000), restWhileLive(false)]).toEqual([1000, false]);
    setLive(true);
    expect([restWhileLive(1000), restWhileLive(60_000), restWhileLive(false)]).toEqual([
      safetyMs,
      60_000,
      false,
    ]);
    setLive(false);
    expect(restWhileLive(1000)).toBe(1000);
  });

  test('a poll that rests goes on at once, not at the end of its long pause', async () => {
    const client = new QueryClient();
    const queryFn = vi.fn(async () => 'read');
    const refetchInterval = () => restWhileLive(1000);
    const stop = new QueryObserver(client, { queryKey: ['followed'], queryFn, refetchInterval }).subscribe(
      () => undefined,
    );
    setLive(true);
    await vi.advanceTimersByTimeAsync(1000);
    const before = queryFn.mock.calls.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queryFn).toHaveBeenCalledTimes(before);
    setLive(false);
    rereadPolled(client);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(queryFn.mock.calls.length).toBeGreaterThanOrEqual(before + 3);
    stop();
    client.clear();
  });
});

test('what could not be read after a change is read once more; what was read is not', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const failing = vi.fn(async () => 'read').mockResolvedValueOnce('before');
  const good = vi.fn(async () => 'read');
  const options = { staleTime: Infinity, refetchOnReconnect: false };
  const stops = [failing, good].map((queryFn, at) =>
    new QueryObserver(client, { ...options, queryKey: [at], queryFn }).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(0);
  failing.mockRejectedValueOnce(new Error('no network'));
  void client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(0);
  expect([failing.mock.calls.length, good.mock.calls.length]).toEqual([2, 2]);
  rereadFailed(client);
  await vi.advanceTimersByTimeAsync(0);
  expect([failing.mock.calls.length, good.mock.calls.length]).toEqual([3, 2]);
  for (const stop of stops) stop();
  client.clear();
});

test('pauses before a new stream double up to a minute, half of each by chance', () => {
  expect([pauseBefore(0, 0), pauseBefore(0, 1), pauseBefore(1, 1), pauseBefore(3, 0.5)]).toEqual([
    500, 1000, 2000, 6000,
  ]);
  expect([pauseBefore(50, 0), pauseBefore(50, 1)]).toEqual([backOff.longest / 2, backOff.longest]);
});

/** A stream that a test writes into. */
function writable() {
  const parts = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 100 });
  const writer = parts.writable.getWriter();
  return {
    body: parts.readable,
    write: (text: string) => writer.write(new TextEncoder().encode(text)),
    close: () => writer.close(),
  };
}

describe('the stream', () => {
  test('is read in whatever parts it comes; kinds of a newer server are left out', async () => {
    const { body, write, close } = writable();
    const heard: unknown[] = [];
    const done = readStream(body, {
      opened: (recent) => heard.push(recent),
      alive: () => heard.push('alive'),
      changes: (one) => heard.push(one),
    });
    const changed = [
      { kind: 'job', ago_ms: 5 },
      { kind: 'widget', ago_ms: 6 },
    ];
    await write(`event: opened\ndata: ${JSON.stringify([{ kind: 'opened', reach_ms: 7, changed }])}`);
    await write('\n\n:\n\n');
    await write('data: [{"kind":"invoice","ids":[1]},{"kind":"wi');
    await write('dget","ids":null}]\n\n');
    await close();
    await done;
    expect(heard).toEqual([
      { reach_ms: 7, changed: [{ kind: 'job', ago_ms: 5 }] },
      'alive',
      [{ kind: 'invoice', ids: [1] }],
    ]);
  });

  test('that falls silent counts as lost', async () => {
    const { body, write } = writable();
    const nothing = () => undefined;
    const done = readStream(body, { opened: nothing, alive: nothing, changes: nothing });
    const ended = vi.fn();
    void done.then(ended);
    await write(':\n\n');
    await vi.advanceTimersByTimeAsync(silenceMs - 1000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toHaveBeenCalled();
  });
});

test('the tab that leads opens a stream again after each fall, later after each failure', async () => {
  const leaving = new AbortController();
  const said: Word['is'][] = [];
  const pauses: number[] = [];
  const streams = [null, null, writable(), null];
  let asked = 0;
  const leading = lead(
    {
      open: async () => {
        const stream = streams[asked++];
        if (stream === undefined) leaving.abort();
        if (stream === null || stream === undefined) throw new Error('refused');
        const opened = 'event: opened\ndata: [{"kind":"opened","reach_ms":7,"changed":[]}]\n\n';
        void stream.write(`${opened}data: [{"kind":"job","ids":[1]}]\n\n`).then(() => stream.close());
        return new Response(stream.body);
      },
      say: ({ is }) => void said.push(is),
      pause: async (milliseconds) => void pauses.push(milliseconds),
      chance: () => 1,
    },
    leaving.signal,
  );
  await leading;
  expect(said).toEqual(['opened', 'alive', 'changes', 'down']);
  expect(pauses).toEqual([2000, 4000, 1000, 2000]);
});

const momentNow = (): Moment => ({ wall: Date.now(), steady: performance.now() });

test('of two clocks that differ the longer time is what may have passed, the shorter what has', () => {
  const before = { wall: 1000, steady: 10 };
  const slept = { wall: 9000, steady: 40 };
  expect([msAtMost(before, slept), msAtLeast(before, slept)]).toEqual([8000, 30]);
  const setBack = { wall: 500, steady: 40 };
  expect([msAtMost(before, setBack), msAtLeast(before, setBack)]).toEqual([30, 0]);
});

describe('a tab that hears', () => {
  const outside = () => {
    const log: string[] = [];
    let isSeen = true;
    let failures = 0;
    const loadedAt = momentNow();
    vi.advanceTimersByTime(loadMs);
    const follower = follow({
      setLive: (isLive) => log.push(isLive ? 'live' : 'not live'),
      rereadPolled: () => log.push('polled'),
      rereadFailed: () => (failures += 1),
      refresh: (kinds) => log.push(kinds.length === CHANGE_KINDS.length ? 'everything' : kinds.join()),
      isSeen: () => isSeen,
      now: momentNow,
      loadedAt,
    });
    const see = (next: boolean) => {
      isSeen = next;
      if (next) follower.seen();
    };
    return { ...follower, log, see, failuresReread: () => failures };
  };
  const loadMs = 3_000;
  const opened = ['live', 'polled', 'everything'];
  const changes: Word = { is: 'changes', changes: [{ kind: 'invoice', ids: [1] }] };

  const recent = (reach_ms: number, changed: RecentChanges['changed'] = []): Word & RecentChanges => ({
    is: 'opened',
    reach_ms,
    changed,
  });
  const ofInvoices = (ago_ms: number) => [{ kind: 'invoice', ago_ms } as const];

  test('reads nothing again where the server says that nothing has changed since the page began to load', () => {
    const { hear, log } = outside();
    hear(recent(loadMs + 1));
    hear({ is: 'alive' });
    expect(log).toEqual(['live']);
  });

  test('reads only what has changed since the page began to load', () => {
    const { hear, log } = outside();
    hear(recent(60_000, [...ofInvoices(loadMs), { kind: 'registration', ago_ms: loadMs + 1 }]));
    expect(log).toEqual(['live', 'invoice']);
  });

  test('reads everything where the server does not know far enough back', () => {
    const { hear, log } = outside();
    hear(recent(loadMs));
    expect(log).toEqual(opened);
  });

  test('after a fall reads what has changed since the last sign, and what may have been on its way then', () => {
    const { hear, log } = outside();
    hear(recent(60_000));
    vi.advanceTimersByTime(20_000);
    hear({ is: 'alive' });
    vi.advanceTimersByTime(5_000);
    hear({ is: 'down' });
    hear(recent(60_000, [...ofInvoices(5_000 + slackMs), { kind: 'job', ago_ms: 5_001 + slackMs }]));
    expect(log).toEqual(['live', 'not live', 'polled', 'live', 'invoice']);
  });

  test('each time a stream opens tries again what could not be read', () => {
    const { hear, failuresReread } = outside();
    hear(recent(60_000));
    hear({ is: 'alive' });
    hear({ is: 'down' });
    hear(recent(60_000));
    expect(failuresReread()).toBe(2);
  });

  test('when another tab takes the stream over reads what changed between, without a fall', () => {
    const { hear, log } = outside();
    hear({ is: 'alive' });
    hear(recent(60_000, ofInvoices(300)));
    expect(log).toEqual([...opened, 'invoice']);
  });

  test('that comes later learns from the tab with the stream what changed since it began to load; the others leave it', () => {
    const leader = heardSoFar(momentNow);
    expect(leader.answer()).toBeNull();
    leader.note(recent(10_000, ofInvoices(9_000)));
    vi.advanceTimersByTime(1_000);
    leader.note({ is: 'changes', changes: [{ kind: 'job', ids: null }] });
    const late = outside();
    const answer = leader.answer();
    expect(answer).toEqual({
      is: 'recent',
      reach_ms: 11_000 + loadMs,
      changed: [
        { kind: 'invoice', ago_ms: 10_000 + loadMs },
        { kind: 'job', ago_ms: loadMs },
      ],
    });
    late.hear(answer ?? { is: 'down' });
    expect(late.log).toEqual(['live', 'job']);
    late.hear(answer ?? { is: 'down' });
    expect(late.log, 'an answer to another tab').toEqual(['live', 'job']);
    leader.note({ is: 'down' });
    expect(leader.answer()).toBeNull();
  });

  test('counts what it was answered as no sign of the server: it may be of a stream that is dead', () => {
    const { hear, log } = outside();
    hear({ ...recent(60_000), is: 'recent' } as Word);
    vi.advanceTimersByTime(1_000);
    hear(recent(60_000, ofInvoices(1_500)));
    expect(log).toEqual(['live', 'invoice']);
  });

  test('reads everything once a stream is open that says nothing of the time before, then what changes', () => {
    const { hear, log } = outside();
    hear({ is: 'alive' });
    hear({ is: 'alive' });
    hear(changes);
    expect(log).toEqual([...opened, 'invoice']);
  });

  test('in the background reads once it is looked at', () => {
    const { hear, log, see } = outside();
    hear({ is: 'alive' });
    see(false);
    hear(changes);
    hear(changes);
    expect(log).toEqual(opened);
    see(true);
    see(true);
    expect(log).toEqual([...opened, 'invoice']);
  });

  test('asks by itself from the fall on, and reads everything when the stream is back', () => {
    const { hear, log } = outside();
    hear({ is: 'alive' });
    hear({ is: 'down' });
    expect(log).toEqual([...opened, 'not live', 'polled']);
    hear({ is: 'alive' });
    expect(log.slice(5)).toEqual(opened);
  });

  test('asks by itself when the tab with the stream is silent', () => {
    const { hear, log } = outside();
    hear({ is: 'alive' });
    vi.advanceTimersByTime(silenceMs - 1000);
    hear({ is: 'alive' });
    vi.advanceTimersByTime(silenceMs - 1000);
    expect(log).toEqual(opened);
    vi.advanceTimersByTime(1000);
    expect(log).toEqual([...opened, 'not live', 'polled']);
  });
});
