// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DaysCard } from './days-card.tsx';

const days = ['2026-11-19', '2026-11-20'].map((day) => ({ day, count: 2, refused: 0 }));

test('the day it is stands out among the days of its month, and in no other month', () => {
  const marked = (today: string) => {
    const { container, unmount } = render(
      <MemoryRouter>
        <DaysCard month="2026-11" days={days} today={today} />
      </MemoryRouter>,
    );
    const found = [...container.querySelectorAll('[aria-current=date]')].map((bar) => bar.textContent);
    unmount();
    return found;
  };
  expect(marked('2026-11-20')).toEqual([expect.stringContaining('20')]);
  expect(marked('2026-12-01')).toEqual([]);
});
