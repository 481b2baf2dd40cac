// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, test } from 'vitest';
import { ChosenSum } from './chosen-sum.tsx';
import { useChosenRows } from './use-chosen-rows.ts';

const first_page: RaRecord[] = [
  { id: 1, total: '1200000', currency: 'VND', replaced: false },
  { id: 2, total: '300000', currency: 'VND', replaced: true },
];
const second_page: RaRecord[] = [
  { id: 3, total: '50', currency: 'USD', replaced: false },
  { id: 4, total: '34500', currency: 'VND', replaced: false },
];

function Sum({ rows, ids }: { rows: readonly RaRecord[]; ids: readonly number[] }) {
  const chosen = useChosenRows(rows, new Set(ids));
  if (chosen === null) return <output>unknown</output>;
  return (
    <output>
      <ChosenSum rows={chosen} source="total" isSummed={(row) => row['replaced'] !== true} />
    </output>
  );
}

test('ticked rows of several pages are added up in đồng, and those that do not count are numbered', () => {
  const { container, rerender } = render(<Sum rows={first_page} ids={[1]} />);
  expect(container.textContent).toContain('1.200.000');
  expect(container.textContent).not.toContain('không tính');
  rerender(<Sum rows={second_page} ids={[1, 4]} />);
  expect(container.textContent).toContain('1.234.500');
  rerender(<Sum rows={second_page} ids={[1, 3, 4]} />);
  expect(container.textContent).toContain('1.234.500');
  expect(container.textContent).toContain('không tính 1');
});

test('a row that was ticked on an earlier visit and not seen since has no amount: no sum is made up', () => {
  const { container } = render(<Sum rows={second_page} ids={[1, 4]} />);
  expect(container.textContent).toBe('unknown');
});
