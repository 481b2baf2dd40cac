import { useState } from 'react';
import type { Ended, PendingTrial } from './kept.ts';
import { keptTrial } from './kept.ts';
import { VerifyForm } from './verify-form.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { loginPath } from '#src/login/paths.ts';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { verifyWords as words } from '#src/wording/public/verification.ts';
import { PublicMessage } from '#src/public/public-message.tsx';

/** The code of the mail that an application was answered with. */
export function VerifyPage() {
  const [trial, setTrial] = useState(() => keptTrial.read());
  const [ended, setEnded] = useState<Ended | null>(null);
  if (ended !== null) return <TrialOver ended={ended} />;
  if (trial === null) return <NoTrial />;
  const renew = (next: PendingTrial) => {
    keptTrial.keep(next);
    setTrial(next);
  };
  const end = (how: Ended) => {
    keptTrial.drop();
    setEnded(how);
  };
  return <VerifyForm trial={trial} onRenewed={renew} onOver={end} />;
}

const login = (tone: 'primary' | 'secondary') => (
  <Button href={loginPath} tone={tone}>
    {publicWords.login}
  </Button>
);
const again = (
  <Button href="/create_trial" tone="primary">
    {words.start_again}
  </Button>
);

/** Verified already, or given up after too many wrong codes. */
export function TrialOver({ ended: { begun, said } }: { ended: Ended }) {
  return (
    <PublicMessage heading={begun ? words.begun : words.over} actions={begun ? login('primary') : again}>
      {said} {!begun && words.over_lead}
    </PublicMessage>
  );
}

/** There is no application from this browser. */
function NoTrial() {
  return (
    <PublicMessage
      heading={words.none}
      actions={
        <>
          {login('secondary')}
          {again}
        </>
      }
    >
      {words.none_lead}
    </PublicMessage>
  );
}
