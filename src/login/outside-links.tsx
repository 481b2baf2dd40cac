import { footWords } from '#src/wording/public/entrance.ts';
import { LanguageSwitch } from './language-switch.tsx';
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
