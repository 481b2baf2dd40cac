import { expect, test } from 'vitest';
import { informationNotes } from './information-notes.ts';

const LONGEST = 500;

test('what is put right is a note; of nothing stated the notes say that no amount changes', () => {
  expect(informationNotes('Sai mã số thuế,\n đúng là 0101243150')).toEqual([
    { kind: 'note', name: 'Sai mã số thuế, đúng là 0101243150' },
  ]);
  const bare = [{ kind: 'note', name: expect.stringContaining('không điều chỉnh số tiền') }];
  expect([informationNotes(null), informationNotes('  ')]).toEqual([bare, bare]);
});

test('what is longer than a line is cut between words, and nothing of it is lost', () => {
  const stated = 'sai '.repeat(400).trim();
  const notes = informationNotes(stated);
  expect(notes.every(({ name }) => name.length <= LONGEST)).toBe(true);
  expect(notes.map(({ name }) => name).join(' ')).toBe(stated);
  const word = 'a'.repeat(LONGEST + 20);
  expect(informationNotes(word).map(({ name }) => name)).toEqual(['a'.repeat(LONGEST), 'a'.repeat(20)]);
});
