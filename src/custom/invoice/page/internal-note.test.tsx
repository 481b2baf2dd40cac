// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InternalNote } from './internal-note.tsx';

test('the note of a draft stays readable on the page of the invoice, as text', () => {
  render(<InternalNote note={'=1+1 <b>gọi anh Minh</b>'} />);
  expect(screen.getByRole('heading', { name: 'Ghi chú nội bộ' })).toBeTruthy();
  expect(screen.getByText('=1+1 <b>gọi anh Minh</b>')).toBeTruthy();
  expect(screen.getByText('Không in trên hóa đơn')).toBeTruthy();
});

test('without a note there is no card', () => {
  render(<InternalNote note={null} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
