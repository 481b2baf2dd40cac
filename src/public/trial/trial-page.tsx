import { lazy, Suspense, useState, type FormEvent } from 'react';
import type { components } from '#generated/types.ts';
import { call } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { loginPath } from '#src/login/paths.ts';
import { Button } from '#src/ui/action/button.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { trialWords as words } from '#src/wording/public/trial.ts';
import { keptPackage } from '#src/views/packages/kept-package.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PublicHeading } from '../public-frame.tsx';
import { tidied } from './application.ts';
import { CompanyFields } from './company-fields.tsx';
import { keptTrial, pendingTrial } from './kept.ts';
import './trial.css';
import { useApplication, type ApplicationForm } from './use-application.ts';

type Trial = components['schemas']['Trial'];

const ChosenPackage = lazy(async () => ({ default: (await import('./chosen-package.tsx')).ChosenPackage }));

/** Named in the address by the price list; after a detour, what it named before. */
const chosenPackage = () => new URLSearchParams(window.location.search).get('package') ?? keptPackage.read();

/** Applies for a trial; its code comes by mail. Nothing typed is lost by a failure or a reload. */
export function TrialPage() {
  const form = useApplication();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [code] = useState(chosenPackage);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (!form.check()) return;
    setBusy(true);
    const reply = await call<{ trial: Trial }>('POST', '/api/trials', {
      body: { trial: tidied(form.typed) },
    });
    if (reply.ok) {
      keptTrial.keep(pendingTrial(reply.body.trial, Date.now()));
      return window.location.assign('/verify');
    }
    setBusy(false);
    if (!form.refuse(reply.failure)) setFailure(reply.failure.message);
  };

  return (
    <>
      <PublicHeading title={words.title}>{words.lead}</PublicHeading>
      <TwoColumns
        primary={
          <form className="pb-form" method="post" onSubmit={submit} noValidate>
            {failure !== null && <FailureBanner title={words.failed} message={failure} />}
            {code !== null && (
              <Suspense fallback={null}>
                <ChosenPackage code={code} />
              </Suspense>
            )}
            <Card title={words.company}>
              <div className="pb-fields">
                <CompanyFields form={form} />
              </div>
            </Card>
            <Card title={words.account}>
              <AccountFields form={form} />
            </Card>
            <div className="pb-submit">
              <Button type="submit" tone="primary" size="large" busy={busy}>
                {busy ? words.busy : words.submit}
              </Button>
              <p className="pb-plain">
                {words.has_account} <a href={loginPath}>{publicWords.login}</a>
              </p>
            </div>
          </form>
        }
        secondary={<NextSteps />}
      />
    </>
  );
}

/** Who will run the company here. */
function AccountFields({ form: { typed, field } }: { form: ApplicationForm }) {
  return (
    <FormGrid columns={2}>
      <TextField {...field('full_name')} autoComplete="name" />
      <TextField {...field('phone_number')} type="tel" autoComplete="tel" />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        spellCheck={false}
        hint={words.email_hint}
      />
      <NewPasswordField {...field('password')} email={typed.email} />
    </FormGrid>
  );
}

/** What comes after the form. */
function NextSteps() {
  return (
    <Card title={words.next}>
      <ol className="pb-steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
