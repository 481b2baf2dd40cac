// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSearchDialog } from './use-search-dialog.tsx';

const loaded = vi.hoisted(() => {
  let go = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { done, go: () => go() };
});
vi.mock('./quick-search.tsx', async () => {
  await loaded.done;
  return { QuickSearch: ({ query }: { query: string }) => <p>Tìm: {query}</p> };
});

function Page({ onKey }: { onKey: (key: string) => void }) {
  const { dialog } = useSearchDialog();
  return (
    <main onKeyDown={({ key }) => onKey(key)}>
      <button type="button">Trang</button>
      {dialog}
    </main>
  );
}

test('letters typed after Ctrl K, before the search is loaded, go to the search and not to the page', async () => {
  const onKey = vi.fn();
  render(<Page onKey={onKey} />);
  const page = screen.getByRole('button', { name: 'Trang' });
  fireEvent.keyDown(page, { key: 'k', ctrlKey: true });
  onKey.mockClear();
  for (const key of ['n', 'a', 'x', 'Backspace', 'm']) fireEvent.keyDown(page, { key });
  loaded.go();
  expect(await screen.findByText('Tìm: nam')).toBeTruthy();
  expect(onKey).not.toHaveBeenCalled();
});
