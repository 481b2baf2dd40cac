import { messages } from '#generated/messages.vi.ts';
import { label, spokenLanguage } from '#src/language/language.ts';
import { vi } from '#src/wording/vi.ts';
import type { TranslationMessages } from 'react-admin';
import polyglot from 'ra-i18n-polyglot';

type Labels = { readonly [name: string]: Labels | string };

/** The labels of the description in the language spoken. */
function spoken(labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([name, said]) => [
      name,
      typeof said === 'string' ? label(said) : spoken(said),
    ]),
  );
}

/** React-admin's own words and the labels of the description, in the language the page was loaded with. */
export const i18nProvider = polyglot(
  (): TranslationMessages => ({ ...vi, ...spoken(messages) }),
  spokenLanguage(),
  [
    { locale: 'vi', name: 'Tiếng Việt' },
    { locale: 'en', name: 'English' },
  ],
  { allowMissing: true },
);
