// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as ChosenModule from './chosen.ts';
import type * as LanguageModule from './language.ts';

let chosen: typeof ChosenModule;
let language: typeof LanguageModule;
const english = vi.fn(() => Promise.resolve({}));

// What was read in English is not left to the files that follow.
afterAll(() => void vi.resetModules());
beforeEach(async () => {
  vi.resetModules();
  english.mockClear();
  localStorage.clear();
  document.documentElement.lang = 'vi';
  chosen = await import('./chosen.ts');
  language = await import('./language.ts');
});

describe('the language chosen in a browser', () => {
  test('is Vietnamese before anybody chose and where what is kept says nothing', () => {
    expect(chosen.chosenLanguage(localStorage)).toBe('vi');
    localStorage.setItem(chosen.languageKey, 'fr');
    expect(chosen.chosenLanguage(localStorage)).toBe('vi');
  });

  test('is remembered', () => {
    chosen.keepLanguage(localStorage, 'en');
    expect(chosen.chosenLanguage(localStorage)).toBe('en');
    chosen.keepLanguage(localStorage, 'vi');
    expect(chosen.chosenLanguage(localStorage)).toBe('vi');
  });
});

describe('a page', () => {
  test('fetches no English for those who read Vietnamese', async () => {
    await chosen.speakChosen(window, english);
    expect(english).not.toHaveBeenCalled();
    expect([language.spokenLanguage(), document.documentElement.lang]).toEqual(['vi', 'vi']);
  });

  test('speaks English where it was chosen, and says so to those who read it aloud', async () => {
    chosen.keepLanguage(localStorage, 'en');
    await chosen.speakChosen(window, english);
    expect([language.spokenLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  test('is Vietnamese where its English does not come', async () => {
    chosen.keepLanguage(localStorage, 'en');
    await chosen.speakChosen(window, () => Promise.reject(new Error('offline')));
    expect([language.spokenLanguage(), document.documentElement.lang]).toEqual(['vi', 'vi']);
  });
});
