import { useState } from 'react';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { lookUpWords as words } from '#src/wording/public/look-up.ts';
import { PublicHeading } from '../public-frame.tsx';
import { buyerCalls } from './buyer-calls.ts';
import { BuyerFrame } from './buyer-frame.tsx';
import { pageOfKey } from './buyer-key.ts';

/** /tra-cuu: who has the print of an invoice finds its page by what stands on it. */
export function LookUpPage() {
  const [tax_code, setTaxCode] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isBlank = (value: string) => value.trim() === '';
  const isShort = tax_code.trim().length < 10;
  const find = async () => {
    const incomplete = isShort || isBlank(code);
    setMissing(incomplete);
    if (incomplete || busy) return;
    setBusy(true);
    const reply = await buyerCalls.lookUp({ seller_tax_code: tax_code.trim(), code: code.trim() });
    if (reply.ok) {
      window.location.assign(pageOfKey(reply.body.buyer_link.key));
      return;
    }
    setBusy(false);
    setFailure(reply.failure);
  };
  return (
    <BuyerFrame seller={null}>
      <PublicHeading title={words.title}>{words.lead}</PublicHeading>
      <section className="bi-card bi-card--padded">
        <form
          className="pb-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void find();
          }}
        >
          {failure !== null && <FailureBanner title={`${words.failed}.`} message={failure.message} />}
          <TextField
            label={words.seller}
            required
            max={14}
            inputMode="numeric"
            value={tax_code}
            onChange={setTaxCode}
            error={missing && isShort ? words.sellerMissing : undefined}
          />
          <TextField
            label={words.code}
            required
            max={60}
            spellCheck={false}
            hint={words.codeHint}
            value={code}
            onChange={setCode}
            error={missing && isBlank(code) ? words.codeMissing : undefined}
          />
          <Button type="submit" tone="primary" size="large" full busy={busy}>
            {words.find}
          </Button>
        </form>
      </section>
    </BuyerFrame>
  );
}
