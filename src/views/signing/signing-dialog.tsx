import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { common } from '#src/wording/common.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useState, useEffect, useEffectEvent } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import { RemoteStep } from './remote-step.tsx';
import { useSignatureRequest } from './signature-requests.ts';
import type { SignatureRequest } from './signature-requests.ts';
import type { SignedKind } from './signed-kind.ts';
import './signing.css';
import { UsbRequest } from './usb-request.tsx';
import type { BannerTone } from '#src/ui/display/banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type SigningDialogProps = {
  kind: SignedKind;
  /** Of the signature request it opens with. */
  id: number;
  onClose: () => void;
};

/** Follows a request to its end: what the person does now, how it ended, and once more. Closing it changes nothing. */
export function SigningDialog({ kind, id: opened, onClose }: SigningDialogProps) {
  const [id, setId] = useState(opened);
  const [cancelling, setCancelling] = useState(false);
  const { data: request, error, refetch } = useSignatureRequest(id);
  const again = useSignAgain(kind, (next) => (next === null ? onClose() : setId(next)));
  if (request === undefined) {
    return (
      <Dialog open size="small" title={signingWords.title} onClose={onClose}>
        {error ? (
          <FailedBanner title={signingWords.loadFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className="signing__loading" role="status" aria-label={common.loading}>
            <span className="k-skeleton" />
            <span className="k-skeleton" />
          </div>
        )}
      </Dialog>
    );
  }
  if (cancelling && !request.final) {
    const keepOpen = () => setCancelling(false);
    return <CancelDialog kind={kind} request={request} onClose={keepOpen} onCancelled={keepOpen} />;
  }
  if (request.kind === 'usb' && !request.final) {
    return (
      <UsbRequest
        key={id}
        kind={kind}
        request={request}
        onClose={onClose}
        onWithdraw={() => setCancelling(true)}
      />
    );
  }
  return (
    <Dialog
      open
      size="small"
      title={
        request.final
          ? signingWords.openOne(kind.nouns.counted(request.documents.length))
          : signingWords.title
      }
      onClose={onClose}
      actions={
        <>
          {!request.final && (
            <Button tone="plain" onClick={() => setCancelling(true)}>
              {signingWords.cancel}
            </Button>
          )}
          <CloseButton request={request} onClose={onClose} />
          {isFailed(request) && <AgainButton kind={kind} request={request} again={again} />}
        </>
      }
    >
      <div className="signing">
        {again.refused !== null && (
          <Banner tone="critical" title={signingWords.againRefused}>
            {again.refused}
          </Banner>
        )}
        {again.preparing ? (
          <p role="status">{signingWords.preparing}</p>
        ) : request.final ? (
          <EndedStep kind={kind} request={request} />
        ) : (
          <RemoteStep request={request} />
        )}
        <DocumentList kind={kind} documents={request.documents} />
      </div>
    </Dialog>
  );
}

const isFailed = ({ final, state }: SignatureRequest) => final && state !== 'signed';

function CloseButton({ request, onClose }: { request: SignatureRequest; onClose: () => void }) {
  const isDone = request.state === 'signed';
  return (
    <Button tone={isDone ? 'primary' : 'secondary'} onClick={onClose}>
      {isDone ? common.done : common.close}
    </Button>
  );
}

type AgainButtonProps = {
  kind: SignedKind;
  request: SignatureRequest;
  again: ReturnType<typeof useSignAgain>;
};

function AgainButton({ kind, request, again }: AgainButtonProps) {
  if (!useMay()(kind.operation)) return null;
  return (
    <Button tone="primary" busy={again.preparing} onClick={() => again.start(request)}>
      {signingWords.again}
    </Button>
  );
}

type Ended = { tone: BannerTone; title: string };

const endings: Partial<Record<SignatureRequest['state'], () => Ended>> = {
  refused: () => ({ tone: 'critical', title: signingWords.refused }),
  expired: () => ({ tone: 'warning', title: signingWords.expired }),
  failed: () => ({ tone: 'critical', title: signingWords.failed }),
  cancelled: () => ({ tone: 'neutral', title: signingWords.cancelled }),
};

/** How a request ended, why, and what is kept. */
function EndedStep({ kind, request }: { kind: SignedKind; request: SignatureRequest }) {
  const { state, message, documents } = request;
  const ending = endings[state]?.();
  if (ending === undefined) {
    return (
      <Banner tone="success" title={signingWords.signed(kind.nouns.counted(documents.length))}>
        {signingWords.signedNext}
      </Banner>
    );
  }
  return (
    <Banner tone={ending.tone} title={ending.title}>
      {message && serverSaid.of(message)}
    </Banner>
  );
}

const askEveryMs = 1000;

/** Has the documents of an ended request signed once more, and finds the request that comes of it. */
function useSignAgain(kind: SignedKind, onRequest: (id: number | null) => void) {
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: kind.sendAgain,
    onSettled: () => {
      for (const key of kind.shownUnder) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  const follow = sending.data?.follow ?? null;
  const { data: following } = useQuery({
    queryKey: ['signing-again', sending.submittedAt],
    queryFn: () => follow?.() ?? null,
    enabled: follow !== null,
    staleTime: 0,
    refetchInterval: askEveryMs,
  });
  const found = useEffectEvent((id: number | null) => {
    sending.reset();
    onRequest(id);
  });
  useEffect(() => {
    if (following === undefined || following === null) return;
    const { signature_request_id, is_preparing } = following;
    // Nobody has to act where another certificate signs by itself.
    if (signature_request_id !== null || !is_preparing) found(signature_request_id);
  }, [following]);
  return {
    start: sending.mutate,
    preparing: sending.isPending || follow !== null,
    refused: sending.error
      ? failureText(sending.error)
      : [...new Set(sending.data?.refusals ?? [])].join(' ') || null,
  };
}
