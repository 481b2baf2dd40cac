import { messages } from '#generated/messages.vi.ts';
import { chosenLanguage, keepLanguage } from '#src/language/chosen.ts';
import { label } from '#src/language/language.ts';
import type { Language } from '#src/language/language.ts';
import { vi } from '#src/wording/vi.ts';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import polyglot from 'ra-i18n-polyglot';

type Labels = { readonly [name: string]: Labels | string };

/** The labels of the description in the language of the page. */
function translated(labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([name, said]) => [
      name,
      typeof said === 'string' ? label(said) : translated(said),
    ]),
  );
}

/**
 * React-admin's own words and the labels of the description, in the language that this browser chose. The words of our pages are
 * typed dictionaries (src/wording), many of them read when a module is loaded: another language is a new load of the page.
 */
export function createI18nProvider(target: Pick<Window, 'localStorage' | 'location'>): I18nProvider {
  const provider = polyglot(
    (): TranslationMessages => ({ ...vi, ...translated(messages) }),
    chosenLanguage(target.localStorage),
    [
      { locale: 'vi', name: 'Tiếng Việt' },
      { locale: 'en', name: 'English' },
    ],
    { allowMissing: true },
  );
  return {
    ...provider,
    changeLocale: (locale) => {
      keepLanguage(target.localStorage, locale as Language);
      target.location.reload();
      return new Promise<never>(() => undefined);
    },
  };
}
