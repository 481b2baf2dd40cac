import { Button } from '#src/ui/action/button.tsx';
import { loginPath } from '#src/login/paths.ts';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { verifyWords as words } from '#src/wording/public/verification.ts';
import { PublicMessage } from '../public-message.tsx';
import type { Ended } from './kept.ts';

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
export function NoTrial() {
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
