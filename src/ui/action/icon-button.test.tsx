// @vitest-environment jsdom
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <p>Trang {page}</p>
      <IconButton name="Trang sau" icon={IconRight} held={page >= 2} onClick={() => setPage(page + 1)} />
    </>
  );
}

test('what leads to the last page keeps the focus there and leads no further', () => {
  render(<Pages />);
  const next = screen.getByRole('button', { name: 'Trang sau' });
  expect(next.getAttribute('aria-disabled')).toBeNull();
  next.focus();
  fireEvent.click(next);
  expect(screen.getByText('Trang 2')).toBeTruthy();
  const held = screen.getByRole('button', { name: 'Trang sau' });
  expect(held.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(held);
  fireEvent.click(held);
  expect(screen.getByText('Trang 2')).toBeTruthy();
});
