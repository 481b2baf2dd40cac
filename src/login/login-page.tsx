import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { Brand } from '#src/ui/shell/brand.tsx';
import { PanelGuilloche } from '#src/ui/state/guilloche.tsx';
import { panelWords } from '#src/wording/public/login-panel.ts';
import { ForgotPassword } from './forgot-password.tsx';
import type { LoginNote } from './login-note.ts';
import './login.css';
import { OutsideLinks } from './outside-links.tsx';
import { forgotPath, isForgotPath, loginPath } from './paths.ts';
import { SignInSteps } from './sign-in-steps.tsx';

type LoginPageProps = { pathname: string; search: string; note: LoginNote | null };

/** Login and forgot-password: one shared page (spec point 2). */
export function LoginPage({ pathname, search, note }: LoginPageProps) {
  return (
    <div className="lg-page">
      <div className="lg-side">
        <header>
          <Brand size={26} />
        </header>
        <main className="lg-box">
          {isForgotPath(pathname) ? (
            <ForgotPassword loginHref={`${loginPath}${search}`} typed={note?.email ?? ''} />
          ) : (
            <SignInSteps search={search} forgotHref={`${forgotPath}${search}`} note={note} />
          )}
        </main>
        <OutsideLinks />
      </div>
      <ArtPanel />
    </div>
  );
}

const facts = [
  {
    icon: IconListNumbers,
    words: panelWords.numbers,
  },
  {
    icon: IconCircleCheck,
    words: panelWords.answers,
  },
  {
    icon: IconWritingSign,
    words: panelWords.signature,
  },
];

/** The ink half of the page, on wide screens only. */
function ArtPanel() {
  return (
    <aside className="lg-panel">
      <div className="lg-panel__art" aria-hidden>
        <PanelGuilloche />
      </div>
      <p className="lg-panel__claim">{panelWords.claim}</p>
      <ul className="lg-panel__facts">
        {facts.map(({ icon, words }) => (
          <li key={words.title}>
            <Icon of={icon} size={20} />
            <span>
              <b>{words.title}</b>
              {words.text}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
