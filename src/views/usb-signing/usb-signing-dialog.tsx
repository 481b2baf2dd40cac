import { useState, type ReactNode } from 'react';
import type { SignOrder, TokenCertificate } from '#domain/signing/usb-agent.ts';
import { browserUsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { usbSigningWords, type UsbSigningWords } from '#src/wording/usb-signing.ts';
import { AgentPageLink, PairingStep } from './pairing-step.tsx';
import './usb-signing.css';
import { useUsbSigning } from './use-usb-signing.ts';

type DocumentToSign = {
  id: string | number;
  /** Shown where the PIN is typed. */
  label: string;
  /** SHA-256 of what is signed, base64. */
  hash_base64: string;
};

type UsbSigningDialogProps = {
  documents: readonly DocumentToSign[];
  /** Of the seller; a token of another one signs nothing. */
  taxCode: string;
  /** Hexadecimal, of the DER; null = whatever certificate of this tax code is plugged in. */
  certificateSha256: string | null;
  /** Base64, in the order of the documents. */
  onSigned: (signatures: readonly string[]) => void;
  onCancel: () => void;
  /** Buttons before its own; they may be pressed while nothing is being signed. */
  otherActions?: (isSigning: boolean) => ReactNode;
  /** Below what has to be done. */
  children?: ReactNode;
  /** Another than the one on this machine. */
  agent?: UsbAgent;
};

/** Signs documents with the USB token on this machine, by the agent that runs beside it. Closing it takes the order back. */
export function UsbSigningDialog(props: UsbSigningDialogProps) {
  const { documents, onCancel, taxCode, certificateSha256, onSigned } = props;
  const words = usbSigningWords;
  const [agent] = useState(() => props.agent ?? browserUsbAgent());
  const [chosen, setChosen] = useState('');
  const { step, start, pair, confirm, order } = useUsbSigning({
    agent,
    taxCode,
    certificateSha256,
    onSigned,
    hashes: documents.map(({ hash_base64 }) => hash_base64),
    description: describe(documents, words.documents),
  });
  const ended =
    step.at === 'cancelled' ? words.cancelled : step.at === 'failed' ? words.failures[step.reason] : null;
  const picked =
    step.at === 'choosing' ? step.certificates.find(({ sha256 }) => sha256 === chosen) : undefined;
  const isSigning = step.at === 'ordered' && step.order.state !== 'waiting_pin';
  return (
    <Dialog
      open
      size="small"
      title={words.title}
      onClose={onCancel}
      locked={isSigning}
      actions={
        <>
          {props.otherActions?.(isSigning)}
          <Button onClick={onCancel} disabled={isSigning}>
            {common.close}
          </Button>
          {ended && (
            <Button tone="primary" onClick={start}>
              {common.retry}
            </Button>
          )}
          {step.at === 'unpaired' && (
            <Button tone="primary" onClick={pair}>
              {words.pair.action}
            </Button>
          )}
          {step.at === 'choosing' && (
            <Button tone="primary" disabled={!picked} onClick={() => picked && order(picked)}>
              {words.choose.action}
            </Button>
          )}
        </>
      }
    >
      <div className="usb-signing">
        {step.at === 'looking' && <p role="status">{words.looking}…</p>}
        {step.at === 'unpaired' && <p>{words.pair.text}</p>}
        {step.at === 'code' && (
          <PairingStep words={words} wrong={step.wrong} onCode={(code) => confirm(step.id, code)} />
        )}
        {step.at === 'choosing' && (
          <ChooseStep {...{ words, chosen }} certificates={step.certificates} onChoose={setChosen} />
        )}
        {step.at === 'ordered' && <OrderStep words={words} order={step.order} />}
        {ended && (
          <Banner tone={step.at === 'failed' ? 'critical' : 'info'} title={ended.title}>
            {ended.next}
            {step.at === 'failed' && step.reason === 'other_tax_code' && ` ${words.needed(taxCode)}`}
          </Banner>
        )}
        {props.children}
      </div>
    </Dialog>
  );
}

type ChooseStepProps = {
  words: UsbSigningWords;
  certificates: readonly TokenCertificate[];
  chosen: string;
  onChoose: (sha256: string) => void;
};

/** Several certificates of this taxpayer are plugged in. */
function ChooseStep({ words, certificates, chosen, onChoose }: ChooseStepProps) {
  return (
    <ChoiceCards
      label={words.choose.label}
      value={chosen}
      onChange={onChoose}
      choices={certificates.map(({ sha256, owner, token_label, valid_to }) => ({
        value: sha256,
        label: owner,
        detail: `${token_label}, ${words.choose.until(formatInstantDate(valid_to))}`,
      }))}
    />
  );
}

const longest = 200;

/** One line of what is to be signed, as the agent takes it: the document's own words, or how many they are and the first. */
export function describe(
  documents: readonly { label: string }[],
  count: (documents: number) => string,
): string {
  const [first] = documents;
  const label = first?.label ?? '';
  const text = documents.length === 1 ? label : `${count(documents.length)}: ${label}…`;
  const line = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, longest);
  return line === '' ? count(documents.length) : line;
}

/** The agent has the order: where the PIN is typed, and how far the token is. */
function OrderStep({ words, order }: { words: UsbSigningWords; order: SignOrder }) {
  const { state, done, total, wrong_pin, tries_left } = order;
  if (state !== 'waiting_pin') return <p role="status">{words.signing(done, total)}</p>;
  return (
    <>
      {wrong_pin && <Banner tone="critical">{tries_left === 1 ? words.lastTry : words.wrongPin}</Banner>}
      <Banner title={words.waiting.title}>{words.waiting.text(total)}</Banner>
      <AgentPageLink words={words} />
    </>
  );
}
