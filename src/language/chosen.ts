import { speak } from './language.ts';
import type { Language, Translations } from './language.ts';

export const languageKey = 'language';

/** The language last chosen in this browser; Vietnamese by default. */
export function chosenLanguage(storage: Storage): Language {
  return storage.getItem(languageKey) === 'en' ? 'en' : 'vi';
}

export function keepLanguage(storage: Storage, language: Language): void {
  storage.setItem(languageKey, language);
}

/**
 * Speaks what was chosen; before anything is drawn. English is fetched only then; where it does not come (the network, a
 * newer version in its place) the page is Vietnamese, which is built in.
 */
export async function speakChosen(target: Window, english: () => Promise<Translations>): Promise<void> {
  if (chosenLanguage(target.localStorage) !== 'en') return;
  const words = await english().catch(() => null);
  if (words === null) return;
  speak(words);
  target.document.documentElement.lang = 'en';
}
