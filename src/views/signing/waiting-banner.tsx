import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { signingWords } from '#src/wording/signing.ts';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { useSignatureRequest } from './signature-requests.ts';
import type { SignatureRequest } from './signature-requests.ts';
import type { SignedKind, SigningNouns } from './signed-kind.ts';
import { SigningDialog } from './signing-dialog.tsx';

type WaitingBannerProps = {
  kind: SignedKind;
  /** Of the open request; null while none is. */
  id: number | null;
  /** The dialog comes up by itself with the first request: whoever published just now goes on to sign. */
  opensItself: boolean;
};

type Asked = { what: 'sign' | 'cancel'; id: number };

/** A document that waits for its signature: who has to do what, with the way back to the dialog. */
export function WaitingBanner({ kind, id, opensItself }: WaitingBannerProps) {
  const may = useMay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  if (id !== null && opensItself && !opened && may('getSignatureRequest')) {
    setOpened(true);
    setAsked({ what: 'sign', id });
  }
  const close = () => setAsked(null);
  return (
    <>
      {id !== null && may('getSignatureRequest') && (
        <OpenRequest key={`request ${id}`} kind={kind} id={id} onAsk={setAsked} />
      )}
      {asked?.what === 'sign' && <SigningDialog key={asked.id} kind={kind} id={asked.id} onClose={close} />}
      {asked?.what === 'cancel' && <CancelOpen kind={kind} id={asked.id} onClose={close} />}
    </>
  );
}

function titleOf({ kind, state }: SignatureRequest, { head }: SigningNouns): string {
  if (kind === 'usb') return signingWords.bannerUsb(head);
  if (state === 'unknown') return signingWords.bannerUnknown;
  return state === 'waiting_for_otp' ? signingWords.bannerOtp(head) : signingWords.bannerRemote(head);
}

function OpenRequest({ kind, id, onAsk }: { kind: SignedKind; id: number; onAsk: (asked: Asked) => void }) {
  const { data: request } = useSignatureRequest(id);
  if (request === undefined || request.final) return null;
  return (
    <Banner
      tone={request.state === 'unknown' ? 'unknown' : 'warning'}
      title={titleOf(request, kind.nouns)}
      action={
        <span className="signing__actions">
          <Button size="small" tone="primary" onClick={() => onAsk({ what: 'sign', id })}>
            {signingWords.open}
          </Button>
          <Button size="small" onClick={() => onAsk({ what: 'cancel', id })}>
            {signingWords.cancel}
          </Button>
        </span>
      }
    >
      {signingWords.bannerText}
    </Banner>
  );
}

function CancelOpen({ kind, id, onClose }: { kind: SignedKind; id: number; onClose: () => void }) {
  const { data: request } = useSignatureRequest(id);
  if (request === undefined) return null;
  return <CancelDialog {...{ kind, request, onClose }} onCancelled={onClose} />;
}
