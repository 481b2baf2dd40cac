import { Brand } from '#src/ui/shell/brand.tsx';
import { ArtPanel } from './art-panel.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import type { LoginNote } from './login-note.ts';
import { OutsideLinks } from './outside-links.tsx';
import { forgotPath, isForgotPath, loginPath } from './paths.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import './login.css';

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
            <ForgotPassword loginHref={`${loginPath}${search}`} />
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
