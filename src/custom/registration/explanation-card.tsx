import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import {
  getExplanationHold,
  getGetExplanationHoldQueryKey,
  getGetExplanationQueryKey,
  setExplanation,
  submitExplanation,
  useGetExplanation,
} from '#generated/client/explanations/explanations.ts';
import { getGetRegistrationQueryKey } from '#generated/client/registrations/registrations.ts';
import type { components } from '#generated/types.ts';
import { operations } from '#generated/operations.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { heldLinks } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { signedExplanations } from '#src/views/document-kinds/signed-kinds.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { PlainHold } from '#src/views/held/plain-hold.tsx';
import { useHold } from '#src/views/held/use-hold.ts';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { declarationExplanationWords as words } from '#src/wording/explanation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Registration } from './registration-fields.ts';

const longest = 4000;
/** How often its state is read again while it is on its way. */
const FOLLOWED_MS = 3000;

/** Giải trình: what the authority wants to know of a declaration before it decides, written, signed and sent here. */
export function ExplanationCard({ registration }: { registration: Registration }) {
  const { id, review, review_due_on } = registration;
  const may = useMay();
  const queryClient = useQueryClient();
  const isWanted = review === 'explanation_wanted';
  const { data: explanation } = useGetExplanation(id, {
    query: {
      enabled: may('getExplanation') && review !== null,
      refetchInterval: ({ state: { data } }) =>
        restWhileLive(
          data && data.status !== 'draft' && !data.status_error && data.received_on === null
            ? FOLLOWED_MS
            : false,
        ),
    },
  });
  const [typed, setTyped] = useState<string | null>(null);
  const isReceived = explanation != null && explanation.received_on !== null;
  // The declaration was read before: it waits for its decision again.
  const isNews = isReceived && isWanted;
  const readAgain = useEffectEvent(() => rereadKinds(queryClient, operations.submitExplanation.invalidates));
  useEffect(() => {
    if (isNews) readAgain();
  }, [isNews]);
  const isDraft =
    explanation == null || isReceived || explanation.status === 'draft' || explanation.status_error;
  const saved_text = isReceived ? '' : (explanation?.text ?? '');
  const text = typed ?? saved_text;
  useReportUnsaved(isWanted && isDraft && text !== saved_text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (send: boolean) => {
      const saved = await setExplanation(id, {
        explanation: { text, lock_version: isReceived ? 0 : (explanation?.lock_version ?? 0) },
      });
      return send ? submitExplanation(id, { explanation: { lock_version: saved.lock_version } }) : saved;
    },
    onSuccess: (saved) => {
      setTyped(null);
      queryClient.setQueryData(getGetExplanationQueryKey(id), saved);
      void queryClient.invalidateQueries({ queryKey: getGetRegistrationQueryKey(id) });
    },
  });
  if (!isWanted && explanation == null) return null;
  const mayWrite = may('submitExplanation');
  return (
    <Card
      title={words.title}
      {...(isWanted && review_due_on !== null && { note: words.due(formatDate(review_due_on)) })}
    >
      {error !== null && (
        <Banner tone="critical" title={words.failed}>
          {failureText(error)}
        </Banner>
      )}
      <WaitingBanner
        kind={signedExplanations}
        id={explanation?.signature_request_id ?? null}
        opensItself={false}
      />
      {explanation != null && explanation.status_error && (
        <Banner tone="critical" title={publicationStatusLabels[explanation.status]}>
          {explanation.reasons.map(({ message }) => message).join(' ')}
        </Banner>
      )}
      {isReceived && (
        <Banner tone="success" title={words.received(formatDateTime(explanation.received_on))}>
          {explanation.text}
        </Banner>
      )}
      {isWanted && isDraft && mayWrite && (
        <form
          className="k-stack"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(true);
          }}
        >
          <p>{words.about}</p>
          <TextArea label={words.text} required value={text} max={longest} onChange={setTyped} />
          <div className="registration__steps">
            <Button
              tone="primary"
              type="submit"
              icon={IconWritingSign}
              busy={isPending}
              disabled={text.trim() === ''}
            >
              {words.send}
            </Button>
            <Button
              disabled={typed === null || text.trim() === '' || isPending}
              onClick={() => mutate(false)}
            >
              {words.save}
            </Button>
          </div>
        </form>
      )}
      {!isDraft && explanation != null && <OnItsWay registration_id={id} explanation={explanation} />}
    </Card>
  );
}

type OnItsWayProps = { registration_id: number; explanation: components['schemas']['Explanation'] };

function OnItsWay({ registration_id, explanation }: OnItsWayProps) {
  const { status, text, lock_version } = explanation;
  const links = heldLinks(useCan());
  const hold = useHold(
    { status, final: false },
    {
      queryKey: getGetExplanationHoldQueryKey(registration_id),
      read: () => getExplanationHold(registration_id),
    },
  );
  return (
    <div className="k-stack">
      <p role="status">{words.onItsWay(publicationStatusLabels[status])}</p>
      <PlainHold
        message="explanation"
        {...{ status, hold, links }}
        tryAgain={{
          operation: 'submitExplanation',
          send: () => submitExplanation(registration_id, { explanation: { lock_version } }),
        }}
      />
      <p>{text}</p>
    </div>
  );
}
