// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { configureHttp } from '#generated/client/http.ts';
import { speak } from '#src/language/language.ts';
import { useErrorCodes } from './use-error-codes.ts';

afterEach(() => {
  cleanup();
  // Test files share what modules hold.
  speak({}, 'vi');
});

const CODE = { scope: 'technical', code: '20014', action: 'look_up', field: null } as const;

function Said() {
  const codes = useErrorCodes(true);
  return codes.map(({ code, cause, fix }) => <p key={code}>{`${cause} ${fix}`}</p>);
}

function show(): void {
  configureHttp({
    send: async <T,>() =>
      [
        { ...CODE, cause: 'MST sai.', fix: 'Sửa rồi ký lại.', cause_en: 'Wrong tax code.', fix_en: null },
      ] as T,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Said />
    </QueryClientProvider>,
  );
}

test('what the operator says is Vietnamese, and English where English was chosen and there is one', async () => {
  show();
  expect(await screen.findByText('MST sai. Sửa rồi ký lại.')).toBeTruthy();
  cleanup();
  speak({});
  show();
  expect(await screen.findByText('Wrong tax code. Sửa rồi ký lại.')).toBeTruthy();
});
