import { Button } from '#src/ui/action/button.tsx';
import { panelWords } from '#src/wording/public/login-panel.ts';
import type { Site } from './use-site.ts';

type DemoAccountsProps = { site: Site; onChoose: (email: string, password: string) => void };

/** The accounts of a demonstration: a press fills the form in, signing in stays the visitor's own act. */
export function DemoAccounts({ site, onChoose }: DemoAccountsProps) {
  return (
    <section className="lg-demo" aria-labelledby="demo-title">
      <div className="lg-or">
        <h2 id="demo-title">{panelWords.demo}</h2>
      </div>
      <ul>
        {site.accounts.map(({ email, role }) => (
          <li key={email}>
            <Button full onClick={() => onChoose(email, site.password ?? '')}>
              <span className="lg-demo__role">{role}</span>
              <span className="lg-demo__email">{email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
