// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { RefusalCard } from './refusal.tsx';

vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));
vi.mock('./use-error-codes.ts', () => ({ useErrorCodes: () => [] }));
afterEach(cleanup);

const show = (code: string, onEvidence: () => void) =>
  render(
    <AppTheme>
      <MemoryRouter>
        <RefusalCard
          kind={{ scopes: { invalid_message: 'technical' } }}
          actionPages={{}}
          status="invalid_message"
          reasons={[{ code, message: 'x' }]}
          actions={(step) => <span>{step}</span>}
          onEvidence={onEvidence}
        />
      </MemoryRouter>
    </AppTheme>,
  );

test('what was sent already is not sent again: the next step is to look at the evidence', () => {
  const open = vi.fn();
  show('80001', open);
  expect(screen.getByText('wait')).toBeDefined();
  const [button, ...others] = screen.getAllByRole('button', { name: 'Mở bằng chứng' });
  expect(others).toEqual([]);
  if (button !== undefined) fireEvent.click(button);
  expect(open).toHaveBeenCalledOnce();
});
