import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { isEmail } from '#domain/fields/email.ts';
import { call } from '#src/login/call.ts';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { loginPath } from '#src/login/paths.ts';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { brandName } from '#src/ui/shell/brand.tsx';
import { invitationRequestWords as words } from '#src/wording/public/invitation-request.ts';
import { problemWords } from '#src/wording/public/problems.ts';
import { PublicHeading } from '../public-frame.tsx';
import { PublicMessage } from '../public-message.tsx';
import { keptApplication } from '../trial/kept.ts';

const fields = ['tax_code', 'full_name', 'email'] as const;
type Field = (typeof fields)[number];
type Typed = Record<Field, string>;

/** The tax code of the address, and who typed an application in this tab. */
function known(): Typed {
  const { full_name = '', email = '' } = keptApplication.read() ?? {};
  const tax_code = new URLSearchParams(window.location.search).get('tax_code') ?? '';
  return { tax_code, full_name, email };
}

function problemOf(field: Field, value: string): string | undefined {
  if (value.trim() === '') return problemWords.missing(words[field]);
  return field === 'email' && !isEmail(value.trim()) ? problemWords.email : undefined;
}

/** Asks those who run a company for an invitation. Nothing of the company is shown: a tax code is no secret. */
export function RequestPage() {
  const [typed, setTyped] = useState<Typed>(known);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  useEffect(() => {
    document.title = `${words.title} · ${brandName}`;
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(null);
    const wrong = fields.find((field) => problemOf(field, typed[field]) !== undefined);
    if (wrong !== undefined) return document.getElementById(wrong)?.focus();
    setBusy(true);
    const reply = await call('POST', '/api/invitation_requests', {
      body: {
        invitation_request: {
          tax_code: typed.tax_code.replace(/\s/g, ''),
          full_name: typed.full_name.trim(),
          email: typed.email.trim(),
        },
      },
    });
    setBusy(false);
    if (reply.ok) return setSent(true);
    setFailure(reply.failure);
  };

  if (sent)
    return (
      <PublicMessage
        heading={words.sent}
        actions={
          <Button href={loginPath} tone="primary">
            {words.login}
          </Button>
        }
      >
        {words.sent_lead}
      </PublicMessage>
    );
  const isNamed = failure !== null && fields.some((field) => field in failure.fields);
  const field = (name: Field) => ({
    id: name,
    name,
    label: words[name],
    required: true,
    value: typed[name],
    onChange: (value: string) => {
      setFailure(null);
      setTyped((before) => ({ ...before, [name]: value }));
    },
    error: failure?.fields[name] ?? (tried ? problemOf(name, typed[name]) : undefined),
  });
  return (
    <>
      <PublicHeading title={words.title}>{words.lead}</PublicHeading>
      <Card>
        <form className="pb-form" method="post" onSubmit={submit} noValidate>
          {failure && !isNamed && <FailureBanner title={words.failed} message={failure.message} />}
          <TextField {...field('tax_code')} inputMode="numeric" autoComplete="off" />
          <TextField {...field('full_name')} autoComplete="name" />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            hint={words.email_hint}
          />
          <Button type="submit" tone="primary" size="large" full busy={busy}>
            {busy ? words.busy : words.submit}
          </Button>
          <p className="pb-plain">
            {words.other} <a href="/create_trial">{words.trial}</a>
          </p>
        </form>
      </Card>
    </>
  );
}
