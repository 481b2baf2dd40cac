// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstRunSkeleton } from './first-run-skeleton.tsx';

test('while its steps are read the guide says what it is and that it is coming, and draws every step', () => {
  const { container, rerender } = render(<FirstRunSkeleton shown={false} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<FirstRunSkeleton shown />);
  expect(screen.getByRole('region', { name: 'Các bước bắt đầu' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Đang tải…');
  const steps = [...container.querySelectorAll('li')];
  expect(steps.length).toBeGreaterThan(3);
  for (const step of steps) expect(step.querySelectorAll('.k-skeleton')).toHaveLength(2);
});
