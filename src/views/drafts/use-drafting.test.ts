// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { KeptDraft } from './draft-model.ts';
import { useDrafting } from './use-drafting.ts';
import type { useKeeper } from './use-keeper.ts';

type Events = Parameters<typeof useKeeper>[1];

const events = vi.hoisted((): { current: Events | null } => ({ current: null }));
vi.mock('#src/providers/account-context.ts', () => ({
  useSignedIn: () => ({ account: { id: 1 }, tenant: { id: 1 } }),
}));
vi.mock('./use-keeper.ts', () => ({
  useKeeper: (_place: unknown, given: Events) => {
    events.current = given;
    const keeper = { slot: 'here', takeIn: () => undefined, release: () => undefined };
    return { keeper: { current: keeper }, keptOn: null };
  },
}));
vi.mock('./remote-drafts.ts', () => ({ remoteDrafts: {} }));
const there: KeptDraft = {
  content: { slot: 'there', values: { name: 'Thuận Lợi' }, before: { name: 'Minh Khôi' } },
  base_version: 1,
  saved_on: '2026-11-30T00:41:00.000Z',
};
vi.mock('./local-drafts.ts', () => ({ localDrafts: { of: () => [there] } }));

test('what another tab has saved is offered no more, though its copy can still be read here; typed on there, it is again', () => {
  const values = { name: 'Minh Khôi' };
  const { result } = renderHook(() =>
    useDrafting({
      type: 'invoices',
      record: 7,
      version: () => 1,
      stored: () => values,
      shown: () => values,
      put: () => undefined,
    }),
  );
  const hear = (kind: 'kept' | 'gone') => act(() => events.current?.heard({ kind, slot: 'there' }));
  act(() => events.current?.loaded(null));
  hear('kept');
  expect(result.current.offer).toMatchObject({ live: true, draft: there });
  hear('gone');
  expect(result.current.offer).toBeNull();
  hear('kept');
  expect(result.current.offer).toMatchObject({ live: true });
});
