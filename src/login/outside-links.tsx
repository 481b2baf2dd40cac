import { keepLanguage } from '#src/language/chosen.ts';
import { spokenLanguage, type Language } from '#src/language/language.ts';
import { footWords } from '#src/wording/public/login-panel.ts';
import './language-switch.css';
import './outside-links.css';
import { useSite } from './use-site.ts';

/** Terms, privacy and support, as far as this installation has pages for them, and the other language. */
export function OutsideLinks() {
  const site = useSite();
  return (
    <footer className="lg-outside">
      {(['terms', 'privacy', 'support'] as const).map((name) => {
        const href = site?.[`${name}_url`] ?? null;
        return href === null ? null : (
          <a key={name} href={href}>
            {footWords[name]}
          </a>
        );
      })}
      <LanguageSwitch />
    </footer>
  );
}

/** Each in its own words: who is to read it cannot read the page. */
const names = { vi: 'Tiếng Việt', en: 'English' } satisfies Record<Language, string>;

/** The page in the other language, for those who are not signed in; a new reading of the page shows it. */
function LanguageSwitch() {
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
