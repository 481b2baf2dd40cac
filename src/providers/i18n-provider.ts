import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { resources } from '#generated/resources/resources.ts';
import { chosenLanguage, keepLanguage } from '#src/language/chosen.ts';
import { label } from '#src/language/language.ts';
import type { Language } from '#src/language/language.ts';
import { vi } from '#src/wording/vi.ts';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import polyglot from 'ra-i18n-polyglot';

/** The names of resources and fields in the shape that react-admin's translations have, in the language of the page. */
function resourceMessages(
  descriptors: Readonly<Record<string, ResourceDescriptor>> = resources,
): TranslationMessages['resources'] {
  return Object.fromEntries(
    Object.values(descriptors).map(({ name, label: said, form_fields, fields }) => [
      name,
      {
        name: label(said),
        fields: Object.fromEntries(
          [...form_fields, ...fields].map((field) => [field.source, label(field.label)]),
        ),
      },
    ]),
  );
}

/**
 * React-admin's own words and the labels of the description, in the language that this browser chose. The words of our pages are
 * typed dictionaries (src/wording), many of them read when a module is loaded: another language is a new load of the page.
 */
export function createI18nProvider(target: Pick<Window, 'localStorage' | 'location'>): I18nProvider {
  const provider = polyglot(
    (): TranslationMessages => ({ ...vi, resources: resourceMessages() }),
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
