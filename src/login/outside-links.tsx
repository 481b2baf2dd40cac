import { footWords } from '#src/wording/entrance.ts';
import { privacyHref, supportHref, termsHref } from '#src/wording/links.ts';
import { LanguageSwitch } from './language-switch.tsx';
import './outside-links.css';

const links = { terms: termsHref, privacy: privacyHref, support: supportHref };

/** Terms, privacy and support, as far as this installation has pages for them, and the other language. */
export function OutsideLinks() {
  return (
    <footer className="lg-outside">
      {(['terms', 'privacy', 'support'] as const).map((name) =>
        links[name] === null ? null : (
          <a key={name} href={links[name]}>
            {footWords[name]}
          </a>
        ),
      )}
      <LanguageSwitch />
    </footer>
  );
}
