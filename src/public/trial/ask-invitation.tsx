import { useState } from 'react';
import { call } from '#src/login/call.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { trialWords as words } from '#src/wording/trial.ts';
import { tidied } from './application.ts';
import type { ApplicationForm } from './use-application.ts';

/** For a tax code that another company has: a mail to those who run it, with the name and address typed below. */
export function AskInvitation({ form }: { form: ApplicationForm }) {
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready');
  const [failure, setFailure] = useState<string | null>(null);
  const { tax_code, full_name, email } = tidied(form.typed);

  const ask = async () => {
    if (state === 'busy' || !form.check(['full_name', 'email'])) return;
    setState('busy');
    setFailure(null);
    const reply = await call('POST', '/api/invitation_requests', {
      body: { invitation_request: { tax_code, full_name, email } },
    });
    setState(reply.ok ? 'sent' : 'ready');
    if (!reply.ok) setFailure(reply.failure.message);
  };

  if (state === 'sent')
    return (
      <Banner tone="success" title={words.invitation_asked}>
        {words.invitation_comes(email)}
      </Banner>
    );
  return (
    <>
      {failure !== null && (
        <Banner tone="critical" title={words.failed}>
          {failure}
        </Banner>
      )}
      <Banner tone="info" title={words.taken}>
        {words.taken_lead}{' '}
        <Button size="small" busy={state === 'busy'} onClick={() => void ask()}>
          {words.ask_invitation}
        </Button>
      </Banner>
    </>
  );
}
