import { useState } from 'react';
import { forgotPath, loginPath } from '#src/login/paths.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { passwordKeyWords as words } from '#src/wording/public/password-key.ts';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { PublicHeading } from '../public-frame.tsx';
import { PublicMessage } from '../public-message.tsx';
import { keptKey } from '#src/public/kept-keys.ts';
import { PasswordForm } from './password-form.tsx';
import { usePasswordKey } from './use-password-key.ts';

/** Sets a password by the link of an invitation or of a forgotten password. */
export function InvitationPage() {
  const [key] = useState(() => keptKey.read());
  if (key === null) return <NextWays heading={words.none}>{words.none_lead}</NextWays>;
  return <OfKey passwordKey={key} />;
}

function OfKey({ passwordKey }: { passwordKey: string }) {
  const known = usePasswordKey(passwordKey);
  const [over, setOver] = useState(false);
  if (known.state === 'dead' || over) return <NextWays heading={words.dead}>{words.dead_lead}</NextWays>;
  if (known.state === 'reading') return <KeySkeleton />;
  if (known.state === 'unread')
    return (
      <PublicMessage
        heading={words.unread}
        actions={
          <Button tone="primary" onClick={known.retry}>
            {publicWords.retry}
          </Button>
        }
      >
        {words.unread_lead}
      </PublicMessage>
    );
  return <PasswordForm passwordKey={passwordKey} about={known.about} onDead={() => setOver(true)} />;
}

/** The link is worth nothing: what to do instead. */
function NextWays({ heading, children }: { heading: string; children: string }) {
  return (
    <PublicMessage
      heading={heading}
      actions={
        <>
          <Button href={loginPath}>{words.login}</Button>
          <Button href={forgotPath} tone="primary">
            {words.ask}
          </Button>
        </>
      }
    >
      {children}
    </PublicMessage>
  );
}

/** The room of the form while the link is looked at. */
function KeySkeleton() {
  return (
    <div role="status">
      <PublicHeading title={words.title.reset}>{words.reading}</PublicHeading>
      <Card>
        <div className="pb-form" aria-hidden>
          {[70, 60, 80, 100, 100].map((width, line) => (
            <span key={line} className="k-skeleton" style={{ width: `${width}%` }} />
          ))}
        </div>
      </Card>
    </div>
  );
}
