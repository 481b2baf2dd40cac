import { useState } from 'react';
import type { FormEvent } from 'react';
import { isEmail } from '#domain/fields/email.ts';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { problemWords } from '#src/wording/public/problems.ts';
import { verifyWords as words } from '#src/wording/public/verification.ts';

type CorrectAddressProps = {
  email: string;
  busy: boolean;
  /** Until another mail may be requested. */
  seconds: number;
  refused?: string;
  onSend: (email: string) => void;
  onCancel: () => void;
};

/** The address was mistyped: the code goes to another one. */
export function CorrectAddress({ email, busy, seconds, refused, onSend, onCancel }: CorrectAddressProps) {
  const [typed, setTyped] = useState(email);
  const [tried, setTried] = useState(false);
  const wrong = !isEmail(typed.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong && seconds === 0) onSend(typed.trim());
  };
  return (
    <form className="pb-form" method="post" onSubmit={submit} noValidate>
      <TextField
        id="email"
        name="email"
        label={words.new_address}
        required
        type="email"
        autoComplete="username"
        autoFocus
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        error={tried && wrong ? problemWords.email : refused}
      />
      <div className="pb-resend__ways">
        <Button type="submit" busy={busy} disabled={seconds > 0}>
          {seconds > 0 ? words.again_in(seconds) : words.send_there}
        </Button>
        <Button tone="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
