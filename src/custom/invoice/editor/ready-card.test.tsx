// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dueOf } from '../due.ts';
import { ReadyCard } from './ready-card.tsx';

afterEach(cleanup);

function cardOn(today: string) {
  const due = dueOf({ status: 'draft', issued_on: '2026-11-18', symbol: 'C26TAA' }, today);
  render(<ReadyCard problems={[]} linesWritten={1} has_vat due={due} />);
}

test('a passed day to sign and send is said on the card of a draft that lacks nothing', () => {
  cardOn('2026-11-23');
  expect(screen.getByText('4/4')).toBeDefined();
  expect(
    screen.getByText('Đã quá hạn ký và gửi (19/11/2026). Vẫn phát hành được, nhưng phải xác nhận.'),
  ).toBeDefined();
});

test('on the day itself nothing is said', () => {
  cardOn('2026-11-19');
  expect(screen.getByText('4/4')).toBeDefined();
  expect(screen.queryByText(/quá hạn/)).toBeNull();
});
