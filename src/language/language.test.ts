import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as LanguageModule from './language.ts';

let language: typeof LanguageModule;

// What was read in English is not left to the files that follow.
afterAll(() => void vi.resetModules());
beforeEach(async () => {
  vi.resetModules();
  language = await import('./language.ts');
});

const vietnamese = {
  save: 'Lưu',
  steps: ['Một', 'Hai'],
  rows: (count: number) => `${count} dòng`,
  menu: { open: 'Mở', deeper: { close: 'Đóng' } },
};
const english = {
  save: 'Save',
  steps: ['One', 'Two'],
  rows: (count: number) => `${count} rows`,
  menu: { open: 'Open', deeper: { close: 'Close' } },
};

describe('a set of words', () => {
  test('is Vietnamese until another language is spoken', () => {
    const words = language.worded('words', vietnamese);
    expect(language.spokenLanguage()).toBe('vi');
    expect([words.save, words.steps, words.rows(3), words.menu.deeper.close]).toEqual([
      'Lưu',
      ['Một', 'Hai'],
      '3 dòng',
      'Đóng',
    ]);
  });

  test('made before English is spoken reads English afterwards: texts, lists, sentences and groups', () => {
    const words = language.worded('words', vietnamese);
    const { menu } = words;
    language.speak({ words: english });
    expect(language.spokenLanguage()).toBe('en');
    expect([words.save, words.steps, words.rows(3), menu.open, menu.deeper.close]).toEqual([
      'Save',
      ['One', 'Two'],
      '3 rows',
      'Open',
      'Close',
    ]);
  });

  test('made after English is spoken reads English', () => {
    language.speak({ words: english });
    expect(language.worded('words', vietnamese).menu.open).toBe('Open');
  });

  test('stays Vietnamese name by name where there is no English, at any depth', () => {
    const words = language.worded('words', vietnamese);
    language.speak({ words: { save: 'Save', menu: { deeper: {} } }, others: { open: 'Open' } });
    expect([words.save, words.rows(2), words.menu.open, words.menu.deeper.close]).toEqual([
      'Save',
      '2 dòng',
      'Mở',
      'Đóng',
    ]);
  });

  test('has the names it was made with for whoever lists, spreads or looks for them', () => {
    const words = language.worded('words', vietnamese);
    language.speak({ words: { ...english, unknown: 'Unknown' } });
    expect(Object.keys(words)).toEqual(['save', 'steps', 'rows', 'menu']);
    expect(Object.entries(words.menu.deeper)).toEqual([['close', 'Close']]);
    expect({ ...words.menu.deeper }).toEqual({ close: 'Close' });
    expect('open' in words.menu).toBe(true);
  });
});

describe('a label of the description', () => {
  test('is looked up by its Vietnamese, and stays Vietnamese where there is no English', () => {
    expect(language.label('Khách hàng')).toBe('Khách hàng');
    language.speak({ labels: { 'Khách hàng': 'Customers' } });
    expect(language.label('Khách hàng')).toBe('Customers');
    expect(language.label('Hàng hóa')).toBe('Hàng hóa');
    expect(language.labelled({ customers: 'Khách hàng', products: 'Hàng hóa' })).toEqual({
      customers: 'Customers',
      products: 'Hàng hóa',
    });
  });
});
