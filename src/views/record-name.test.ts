import { expect, test } from 'vitest';
import { nameRecordsBy, recordName } from './record-name.ts';

const boats = { name: 'boats', represent: 'title', one: 'thuyền' };

test('a record is called by its field, and while it loads by what it is', () => {
  expect(recordName(boats, { title: 'Sao Mai' })).toBe('Sao Mai');
  expect(recordName(boats, { title: '' })).toBe('Thuyền');
  expect(recordName(boats, undefined)).toBe('Thuyền');
});

test('a resource may call its records its own way', () => {
  nameRecordsBy('ships', (record) => `tàu ${String(record['number'])}`);
  const ships = { ...boats, name: 'ships' };
  expect(recordName(ships, { title: 'Sao Mai', number: 7 })).toBe('tàu 7');
  expect(recordName(ships, undefined)).toBe('Thuyền');
  expect(recordName(boats, { title: 'Sao Mai', number: 7 })).toBe('Sao Mai');
});
