import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { common } from '#src/wording/common.ts';
import { buyerInvoiceWords } from '#src/wording/public/buyer-invoice.ts';
import { buyerRequestWords as words } from '#src/wording/public/buyer-request.ts';
import { buyerCalls, type BuyerInvoice } from './buyer-calls.ts';

type RequestPanelProps = {
  linkKey: string;
  onClose: () => void;
  onSent: (invoice: BuyerInvoice) => void;
};

/** Báo sai: what is wrong, who says so and where they are reached. Takes the focus as it comes. */
export function RequestPanel({ linkKey, onClose, onSent }: RequestPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('textarea')?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [message, setMessage] = useState('');
  const [name, setName] = useState('');
  const [contact, setContact] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isBlank = (value: string) => value.trim() === '';
  const errorOf = (value: string) => (missing && isBlank(value) ? words.missing : undefined);
  const send = async () => {
    const incomplete = isBlank(message) || isBlank(name);
    setMissing(incomplete);
    if (incomplete || busy) return;
    setBusy(true);
    const reply = await buyerCalls.object({ key: linkKey, message, name, contact: contact.trim() || null });
    setBusy(false);
    if (reply.ok) onSent(reply.body.buyer_invoice);
    else setFailure(reply.failure);
  };
  return (
    <div ref={panel} role="group" aria-label={words.objectTitle}>
      <section className="bi-card bi-card--padded">
        <h2>{words.objectTitle}</h2>
        <form
          className="pb-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {failure !== null && (
            <FailureBanner title={`${buyerInvoiceWords.failed}.`} message={failure.message} />
          )}
          <p>{words.objectText}</p>
          <TextArea
            label={words.what}
            required
            rows={4}
            max={2000}
            value={message}
            onChange={setMessage}
            error={errorOf(message)}
          />
          <TextField
            label={words.yourName}
            required
            max={150}
            value={name}
            onChange={setName}
            error={errorOf(name)}
          />
          <TextField
            label={words.contact}
            max={150}
            hint={words.contactHint}
            value={contact}
            onChange={setContact}
          />
          <div className="bi-panel-acts">
            <Button onClick={onClose} disabled={busy}>
              {common.cancel}
            </Button>
            <Button type="submit" tone="primary" busy={busy}>
              {words.send}
            </Button>
          </div>
        </form>
      </section>
    </div>
  );
}
