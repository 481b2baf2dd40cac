import IconAsk from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import IconLookUp from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { mayFetchAgain, mayLookUp } from '#domain/transmission/asking-again.ts';
import { getTransmissionHealth } from '#generated/client/gateway-health/gateway-health.ts';
import {
  getTransmission,
  lookUpTransmission,
  requestAnswers,
} from '#generated/client/transmissions/transmissions.ts';
import { operations } from '#generated/operations.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonProps } from '#src/ui/action/button.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { documentWords } from '#src/wording/document.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { causeOf, nextTry } from '../held/held.ts';
import type { Message } from './document-kind.ts';

/** What can be asked about a message at once; nothing where there is nothing to ask. */
export function MessageActions({ message }: { message: Message }) {
  if (mayLookUp(message)) return <LookUpButton id={message.id} />;
  return mayFetchAgain(message) ? <AskAgainButton id={message.id} /> : null;
}

type MessageButtonProps = Pick<ButtonProps, 'size'> & {
  /** Of a message that the account may see. */
  id: number;
};

/** Between two looks at what a look-up has found, ms; all of them are longer than the provider is waited for. */
const pauses = [500, 1000, 1500, 2000, 3000, 4000, 5000] as const;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The state of the message after the look-up; without one, why nothing came and when it is tried again, as far as that is known. */
async function lookUp(id: number): Promise<{ status: PublicationStatus; why: string }> {
  await lookUpTransmission(id, {});
  for (const ms of pauses) {
    await pause(ms);
    const { status } = await getTransmission(id);
    if (status !== 'unknown') return { status, why: '' };
  }
  const { held } = await getTransmissionHealth().catch(() => ({ held: null }));
  return { status: 'unknown', why: held === null ? '' : ` ${causeOf(held)} ${nextTry(held)}`.trimEnd() };
}

/** Tra cứu ngay: has a message in doubt looked up, and says what was found. */
export function LookUpButton({ id, size = 'medium' }: MessageButtonProps) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  const asked = useMutation({
    mutationFn: () => lookUp(id),
    onSuccess: ({ status, why }) => {
      const { silent, absent, arrived } = documentWords.lookedUp;
      if (status === 'unknown') show({ tone: 'error', message: silent + why });
      // Signed and not handed over: it goes out again.
      else show({ tone: 'success', message: status === 'signed' ? absent : arrived });
    },
    onError: (error) => show({ tone: 'error', message: failureText(error) }),
    // The server has looked after it answered the press.
    onSettled: () => rereadKinds(queryClient, operations.lookUpTransmission.invalidates),
  });
  if (!useMay()('lookUpTransmission')) return null;
  return (
    <Button
      tone="primary"
      size={size}
      icon={IconLookUp}
      busy={asked.isPending}
      onClick={() => asked.mutate()}
    >
      {asked.isPending ? documentWords.lookingUp : documentWords.lookUpNow}
    </Button>
  );
}

/** Yêu cầu gửi lại phản hồi: has the answers to a message delivered again, and says what came of it. */
export function AskAgainButton({ id, size = 'medium' }: MessageButtonProps) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  const asked = useMutation({
    mutationFn: () => requestAnswers(id, {}),
    onSuccess: ({ outcome }) => {
      const isGood = outcome === 'read' || outcome === 'not_yet';
      show({ tone: isGood ? 'success' : 'error', message: documentWords.askedAgain[outcome] });
    },
    onError: (error) => {
      show({ tone: 'error', message: failureText(error) });
      // A refusal says that what is on screen is old.
      rereadKinds(queryClient, operations.requestAnswers.invalidates);
    },
  });
  if (!useMay()('requestAnswers')) return null;
  return (
    <Button size={size} icon={IconAsk} busy={asked.isPending} onClick={() => asked.mutate()}>
      {asked.isPending ? documentWords.askingAgain : documentWords.askAgain}
    </Button>
  );
}
