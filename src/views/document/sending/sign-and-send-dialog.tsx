import { ApiFailure } from '#generated/client/http.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { documentWords } from '#src/wording/document.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** What is asked in the words of a kind. */
type SignAndSendWords = {
  title: string;
  button: string;
  /** What signing and sending brings about, and what can no longer be done afterwards. */
  consequence: string;
  refused: string;
  late: string;
  confirmLate: string;
  needsConfirming: string;
};

type SignAndSendDialogProps = {
  words: SignAndSendWords;
  facts: ComponentProps<typeof Facts>['facts'];
  /** After the facts: what else it brings about. */
  children?: ReactNode;
  /** What the server wants to be confirmed, as it was foretold. */
  warnings: readonly { code: string; message: string }[];
  /** Codes of refusals that the person can confirm. */
  confirmable: readonly string[];
  /** It was refused with exactly this content. */
  unchanged?: boolean;
  /** Sends it to be signed, with the codes that were confirmed. */
  send: (acknowledged: readonly string[]) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
  /** The server says no: the page tells why, and the question is over. */
  onRefused: (error: unknown) => void;
  /** What was foretold is out of date. */
  onStale: () => void;
};

const isRefusal = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500;

/** Says what signing and sending means and asks; what comes of it is followed on the document's own page. */
export function SignAndSendDialog(props: SignAndSendDialogProps) {
  const { words, facts, children, warnings, confirmable, unchanged = false, send } = props;
  const { onClose, onSent, onRefused, onStale } = props;
  const [confirmed, setConfirmed] = useState(false);
  const [repeated, setRepeated] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const asked = useRef(false);
  /** Refused for nothing but what the person can confirm. */
  const needsConfirming = (error: unknown) =>
    error instanceof ApiFailure &&
    error.errors.length > 0 &&
    error.errors.every(({ code }) => confirmable.includes(code));
  const sending = useMutation({
    mutationFn: () => send(confirmed ? warnings.map(({ code }) => code) : []),
    onSuccess: onSent,
    onError: (error) => {
      if (needsConfirming(error)) onStale();
      else if (isRefusal(error)) onRefused(error);
    },
    onSettled: () => {
      asked.current = false;
    },
  });
  const open = { late: warnings.length > 0 && !confirmed, unchanged: unchanged && !repeated };
  const sendOnce = () => {
    setUnconfirmed(open.late || open.unchanged);
    if (asked.current || open.late || open.unchanged) return;
    asked.current = true;
    sending.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={words.title}
      locked={sending.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={sending.isPending}>
            {common.cancel}
          </Button>
          <Button tone="primary" autoFocus busy={sending.isPending} onClick={sendOnce}>
            {words.button}
          </Button>
        </>
      }
    >
      <Stack>
        {sending.error !== null && !needsConfirming(sending.error) && (
          <Banner tone="critical" title={words.refused}>
            {failureText(sending.error)}
          </Banner>
        )}
        <p>{words.consequence}</p>
        <Facts facts={facts} />
        {children}
        {unchanged && (
          <>
            <Banner tone="warning" title={documentWords.unchangedTitle}>
              {documentWords.unchangedText}
            </Banner>
            <Checkbox label={documentWords.sendUnchanged} checked={repeated} onChange={setRepeated} />
            {unconfirmed && open.unchanged && <p role="alert">{documentWords.needsUnchanged}</p>}
          </>
        )}
        {warnings.length > 0 && (
          <>
            <Banner tone="warning" title={words.late}>
              {warnings.map(({ message }) => serverSaid.of(message)).join(' ')}
            </Banner>
            <Checkbox label={words.confirmLate} checked={confirmed} onChange={setConfirmed} />
            {unconfirmed && open.late && <p role="alert">{words.needsConfirming}</p>}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
