// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { updateUser } from '#generated/client/users/users.ts';
import type { Account } from './account-state.tsx';
import { useAccountActions } from './use-account-actions.ts';

vi.mock('#generated/client/users/users.ts', () => ({ updateUser: vi.fn() }));

const read = { id: 7, email: 'an@demo.vn', full_name: 'An', role_id: 2, status: 'active', lock_version: 1 };
const now = { ...read, phone_number: '0908123456', lock_version: 2 };

test('an account that was changed since it was read is switched off all the same, and keeps the change', async () => {
  const update = vi.mocked(updateUser);
  update.mockRejectedValueOnce(new ApiFailure(409, { current: now }, []));
  update.mockResolvedValueOnce({ ...now, status: 'inactive' } as Account);
  const done = vi.fn();
  const { result } = renderHook(() => useAccountActions(read as Account, done), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={testDataProvider()}>{children}</CoreAdminContext>
    ),
  });
  result.current.act({ action: 'deactivate', message: '' });
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(update).toHaveBeenLastCalledWith(7, {
    user: {
      email: 'an@demo.vn',
      full_name: 'An',
      phone_number: '0908123456',
      role_id: 2,
      status: 'inactive',
      lock_version: 2,
    },
  });
});
