import { expect, test } from 'vitest';
import { nextCursors } from './next-cursors.ts';

const page = (number: number, rest = 'limit=25&sort=-issued_on') => `/api/invoices?page=${number}&${rest}`;
const afterOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('after');

test('a page asks behind the end of the page before it', () => {
  const cursors = nextCursors();
  cursors.note(page(1), 'end-of-1');
  cursors.note(cursors.ask(page(2)), 'end-of-2');
  expect(afterOf(cursors.ask(page(2)))).toBe('end-of-1');
  expect(afterOf(cursors.ask(page(3)))).toBe('end-of-2');
});

test('a page whose forerunner nobody has seen is asked for by its number', () => {
  const cursors = nextCursors();
  cursors.note(page(1), 'end-of-1');
  expect(cursors.ask(page(1))).toBe(page(1));
  expect(cursors.ask(page(7))).toBe(page(7));
});

test.each(['limit=50&sort=-issued_on', 'limit=25&sort=issued_on', 'limit=25&sort=-issued_on&status=draft'])(
  'another list has ends of its own: %s',
  (other) => {
    const cursors = nextCursors();
    cursors.note(page(1), 'end-of-1');
    expect(afterOf(cursors.ask(page(2, other)))).toBeNull();
  },
);

test('the order in which the parameters stand does not matter', () => {
  const cursors = nextCursors();
  cursors.note('/api/invoices?sort=number&page=1&limit=25', 'end');
  expect(afterOf(cursors.ask('/api/invoices?page=2&limit=25&sort=number'))).toBe('end');
});

test('the first page seen anew forgets the ends of the others', () => {
  const cursors = nextCursors();
  cursors.note(page(1), 'old-1');
  cursors.note(page(2), 'old-2');
  cursors.note(page(1), 'new-1');
  expect(afterOf(cursors.ask(page(2)))).toBe('new-1');
  expect(afterOf(cursors.ask(page(3)))).toBeNull();
});

test('a page that has become the last no longer has an end', () => {
  const cursors = nextCursors();
  cursors.note(page(1), 'end-of-1');
  cursors.note(page(1), null);
  expect(afterOf(cursors.ask(page(2)))).toBeNull();
});

test('only so many are kept: the oldest go first, those of the list at hand last', () => {
  const cursors = nextCursors();
  cursors.note('/api/customers?page=1', 'customers');
  for (let number = 1; number <= 1_000; number += 1) cursors.note(page(number), `end-of-${number}`);
  expect(afterOf(cursors.ask('/api/customers?page=2'))).toBeNull();
  expect(afterOf(cursors.ask(page(1_001)))).toBe('end-of-1000');
  expect(afterOf(cursors.ask(page(2)))).toBeNull();
});
