import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';
import type { DraftPlace, KeptDraft } from './draft-model.ts';
import type { LocalDrafts } from './local-drafts.ts';
import type { Kept, RemoteDrafts } from './remote-drafts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const place: DraftPlace = { tenant: 1, user: 5, type: 'customers', record: 7 };

function mount(answer?: (revision: number) => Kept) {
  const here = new Map<string, KeptDraft>();
  const local: LocalDrafts = {
    put: (_, slot, json) => void here.set(slot, JSON.parse(json) as KeptDraft),
    of: () => [...here.values()],
    remove: (_, slot) => void here.delete(slot),
    forget: () => here.clear(),
  };
  const put = vi.fn<RemoteDrafts['put']>((_place, draft) =>
    Promise.resolve(answer?.(draft.revision) ?? { kept: { ...draft, revision: draft.revision + 1 } }),
  );
  const drop = vi.fn<RemoteDrafts['drop']>(() => Promise.resolve());
  const clash = vi.fn();
  const remote = { get: () => Promise.resolve(null), put, drop };
  const keeper = createDraftKeeper(place, {
    local,
    remote,
    slot: 'mine',
    now: () => Date.now(),
    kept: () => undefined,
    clash,
  });
  const type = (name: string | null) =>
    keeper.note(() => ({
      changes: name === null ? null : { values: { name }, before: { name: '' } },
      base_version: 3,
    }));
  return { keeper, here, put, drop, clash, type };
}

const kept = (here: Map<string, KeptDraft>) => here.get('mine')?.content.values['name'];
const sent = (put: ReturnType<typeof mount>['put']) =>
  put.mock.calls.map(([, draft]) => draft.content.values['name']);

test('typing is kept here within half a second, and on the server every five seconds', async () => {
  const { keeper, here, put, type } = mount();
  keeper.release(0);
  type('A');
  type('An');
  await vi.advanceTimersByTimeAsync(500);
  expect(kept(here)).toBe('An');
  expect(put).not.toHaveBeenCalled();
  type('An P');
  await vi.advanceTimersByTimeAsync(5000);
  type('An Phước');
  await vi.advanceTimersByTimeAsync(5500);
  expect(sent(put)).toEqual(['An P', 'An Phước']);
  expect(put.mock.calls.map(([, { revision }]) => revision)).toEqual([0, 1]);
});

test('when the page goes, both happen at once', async () => {
  const { keeper, here, put, type } = mount();
  keeper.release(0);
  type('An');
  keeper.flush(true);
  expect(kept(here)).toBe('An');
  await vi.advanceTimersByTimeAsync(0);
  expect(put.mock.lastCall?.[2]).toBe(true);
});

test('nothing is sent before it is known what the server keeps', async () => {
  const { keeper, here, put, type } = mount();
  type('An');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(kept(here)).toBe('An');
  expect(put).not.toHaveBeenCalled();
  keeper.release(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(put.mock.lastCall?.[1].revision).toBe(4);
});

test('saved, given up, or typed back to what it was: nothing stays here or on the server', async () => {
  const { keeper, here, drop, type } = mount();
  keeper.release(0);
  type('An');
  await vi.advanceTimersByTimeAsync(6000);
  type(null);
  await vi.advanceTimersByTimeAsync(500);
  expect(here.size).toBe(0);
  expect(drop).toHaveBeenCalledTimes(1);
  type('Bình');
  keeper.clear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here.size).toBe(0);
});

test('another page kept its own meanwhile: it is told, and nothing more is sent until that is settled', async () => {
  const theirs = {
    content: { slot: 'theirs', values: { name: 'Bình' }, before: { name: '' } },
    base_version: 3,
    saved_on: '2026-11-21T02:15:00Z',
    revision: 9,
  };
  let isSettled = false;
  const { keeper, put, clash, type } = mount((revision) =>
    isSettled ? { kept: { ...theirs, revision: revision + 1 } } : { clash: theirs },
  );
  keeper.release(0);
  type('An');
  await vi.advanceTimersByTimeAsync(6000);
  expect(clash).toHaveBeenCalledWith(theirs);
  type('An P');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(put).toHaveBeenCalledTimes(1);
  isSettled = true;
  keeper.takeIn('theirs', true);
  keeper.release(9);
  await vi.advanceTimersByTimeAsync(6000);
  expect(put.mock.lastCall?.[1]).toMatchObject({ revision: 9, content: { values: { name: 'An P' } } });
});

test('a clash with a draft that was taken in is none', async () => {
  const old = {
    content: { slot: 'before', values: { name: 'A' }, before: { name: '' } },
    base_version: 3,
    saved_on: '2026-11-21T02:15:00Z',
    revision: 6,
  };
  const { keeper, put, clash, type } = mount((revision) =>
    revision < 6 ? { clash: old } : { kept: { ...old, revision: 7 } },
  );
  keeper.takeIn('before', true);
  keeper.release(5);
  type('An');
  await vi.advanceTimersByTimeAsync(6000);
  expect(clash).not.toHaveBeenCalled();
  expect(put.mock.lastCall?.[1].revision).toBe(6);
});

test('a draft taken in stays where it was until this page has kept its own', async () => {
  const { keeper, here, type } = mount();
  here.set('before', { content: { slot: 'before', values: {}, before: {} }, base_version: 3, saved_on: '' });
  keeper.takeIn('before', true);
  expect(here.has('before')).toBe(true);
  type('An');
  await vi.advanceTimersByTimeAsync(500);
  expect([...here.keys()]).toEqual(['mine']);
});

test('what the server would not keep is not sent', async () => {
  const { keeper, here, put, type } = mount();
  keeper.release(0);
  type('Ễ'.repeat(100_000));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here.size).toBe(1);
  expect(put).not.toHaveBeenCalled();
});
