// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FilterChip } from './filter-chip.tsx';

test('the X of a filter says to a screen reader which filter it takes away', () => {
  const remove = vi.fn();
  render(<FilterChip label="Trạng thái" value="Nháp" onRemove={remove} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ bộ lọc Trạng thái' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
