import { sendSignatureOtp } from '#generated/client/signature-requests/signature-requests.ts';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeepRequest } from './signature-requests.ts';
import type { SignatureRequest } from './signature-requests.ts';

/** The code that the service sends; a wrong one is told by the request itself, and another is asked for. */
export function OtpStep({ request }: { request: SignatureRequest }) {
  const { id, otp_tries_left } = request;
  const [otp, setOtp] = useState('');
  const [missing, setMissing] = useState(false);
  const keep = useKeepRequest();
  const send = useMutation({
    mutationFn: (code: string) => sendSignatureOtp(id, { signature_request: { otp: code } }),
    onSuccess: (answered) => {
      setOtp('');
      keep(answered);
    },
  });
  const error = missing ? signingWords.otpMissing : send.error ? failureText(send.error) : undefined;
  return (
    <form
      noValidate
      className="signing__otp"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(otp === '');
        if (otp !== '' && !send.isPending) send.mutate(otp);
      }}
    >
      <TextField
        label={signingWords.otp}
        required
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        value={otp}
        onChange={(typed) => setOtp(typed.replace(/[^0-9A-Za-z]/g, ''))}
        hint={otp_tries_left === null ? undefined : signingWords.otpHint(otp_tries_left)}
        error={error}
      />
      <Button type="submit" tone="primary" busy={send.isPending}>
        {signingWords.otpSend}
      </Button>
    </form>
  );
}
