// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { safetyMs, setLive } from '#src/providers/live/polls.ts';
import type { Import, ImportCalls } from './import-calls.ts';
import { useImport } from './use-import.ts';

afterEach(() => {
  cleanup();
  setLive(false);
});

const imported = (state: Import['state']) => ({ id: 7, state }) as Import;

test('a run that is over before its start is answered is known soon, though the stream told of it before', async () => {
  setLive(true);
  let state: Import['state'] = 'checked';
  const calls = {
    resource: 'customers',
    get: () => Promise.resolve(imported(state)),
  } as unknown as ImportCalls;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useImport(calls, 7), { wrapper });
  await waitFor(() => expect(result.current.one?.state).toBe('checked'));
  state = 'done';
  act(() => result.current.keep(imported('running')));
  await waitFor(() => expect(result.current.one?.state).toBe('done'), { timeout: safetyMs / 3 });
});
