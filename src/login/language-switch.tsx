import { keepLanguage } from '#src/language/chosen.ts';
import { spokenLanguage } from '#src/language/language.ts';
import type { Language } from '#src/language/language.ts';
import './language-switch.css';

/** Each in its own words: who is to read it cannot read the page. */
const names = { vi: 'Tiếng Việt', en: 'English' } satisfies Record<Language, string>;

/** The page in the other language, for those who are not signed in; a new reading of the page shows it. */
export function LanguageSwitch() {
  const other = spokenLanguage() === 'vi' ? 'en' : 'vi';
  const change = () => {
    keepLanguage(window.localStorage, other);
    window.location.reload();
  };
  return (
    <button type="button" className="lg-language" lang={other} onClick={change}>
      {names[other]}
    </button>
  );
}
