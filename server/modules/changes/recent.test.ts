import { expect, test } from 'vitest';
import { recentChanges } from './recent.ts';

function remembering(limits = { reach_ms: 100, of_company: 2, companies: 2 }) {
  let now = 1_000;
  const recent = recentChanges(() => now, limits);
  const at = (time: number) => {
    now = time;
    return recent;
  };
  at(1_000).start();
  return { at };
}

test('knows of nothing before it listened, nor before its reach', () => {
  const { at } = remembering();
  expect(at(1_040).of(1)).toEqual({ known_since: 1_000, last: [] });
  at(1_050).note(1, 'invoice', null);
  expect(at(1_150).of(1)).toEqual({
    known_since: 1_050,
    last: [{ kind: 'invoice', user_id: null, at: 1_050 }],
  });
  expect(at(1_151).of(1)).toEqual({ known_since: 1_051, last: [] });
  at(1_160).start();
  expect(at(1_160).of(1)).toEqual({ known_since: 1_160, last: [] });
});

test('keeps the last change of a kind, of the company and of each person apart, and companies apart', () => {
  const { at } = remembering();
  at(1_010).note(1, 'job', 7);
  at(1_020).note(1, 'job', 8);
  at(1_030).note(1, 'job', 7);
  at(1_040).note(2, 'job', 7);
  expect(at(1_050).of(1).last).toEqual([
    { kind: 'job', user_id: 8, at: 1_020 },
    { kind: 'job', user_id: 7, at: 1_030 },
  ]);
});

test('what a company has no room for makes the time shorter that is known of it, and of no other', () => {
  const { at } = remembering();
  at(1_010).note(1, 'job', 7);
  at(1_020).note(1, 'job', 8);
  at(1_030).note(1, 'job', 9);
  expect(at(1_040).of(1)).toMatchObject({ known_since: 1_010, last: [{ user_id: 8 }, { user_id: 9 }] });
  expect(at(1_040).of(2)).toMatchObject({ known_since: 1_000 });
});

test('companies beyond the room make the time shorter that is known of any; those of long ago do not', () => {
  const { at } = remembering();
  at(1_010).note(1, 'job', null);
  at(1_020).note(2, 'job', null);
  at(1_030).note(3, 'job', null);
  expect(at(1_040).of(1)).toEqual({ known_since: 1_010, last: [] });
  expect(at(1_040).of(3)).toMatchObject({ known_since: 1_010, last: [{ kind: 'job' }] });
  at(1_200).note(4, 'job', null);
  expect(at(1_200).of(4)).toMatchObject({ known_since: 1_100 });
});
