import {
  getGetRegistrationQueryKey,
  removeRegistrationReview,
} from '#generated/client/registrations/registrations.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Registration } from './registration-fields.ts';
import { ReviewDialog } from './review-dialog.tsx';

const words = registrationWords.review;

/** Steps in which the company acts, not the authority. */
const ours: ReadonlySet<string> = new Set(['confirmation_wanted', 'explanation_wanted']);

/**
 * Between receipt and decision: who has to act, by when, and whether the authority said so or a person wrote it down; who may change
 * declarations writes down the next step, and takes the last one back.
 */
export function ReviewBanner({ registration }: { registration: Registration }) {
  const { id, review, review_due_on, review_noted_on, review_noted_by, review_note } = registration;
  const may = useMay();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const [isNoting, setNoting] = useState(false);
  // The page shows the answer before it asks again how the declaration stands.
  const keep = (after: Registration, message: string) => {
    queryClient.setQueryData(getGetRegistrationQueryKey(id), after);
    show({ tone: 'success', message });
  };
  const takingBack = useMutation({
    mutationFn: () => removeRegistrationReview(id),
    onSuccess: (after) => keep(after, words.takenBack),
    onError: (error) => show({ tone: 'error', message: failureText(error) }),
  });
  if (review === null) return null;
  const { title, text } = words.steps[review];
  const isOurs = ours.has(review);
  const due =
    review_due_on === null ? null : (isOurs ? words.mustBy : words.answersBy)(formatDate(review_due_on));
  const mayNote = may('setRegistrationReview');
  return (
    <div style={{ order: 2 }}>
      <Banner tone={isOurs ? 'warning' : 'info'} title={title}>
        {[text, due].filter(Boolean).join(' ')}
        {review_noted_on !== null && (
          <span className="registration__noted">
            {words.noted(review_noted_by ?? '', formatDateTime(review_noted_on))}
            {review_note !== null && <q>{review_note}</q>}
          </span>
        )}
        {mayNote && (
          <span className="registration__steps">
            <Button size="small" onClick={() => setNoting(true)}>
              {words.note}
            </Button>
            {review_noted_on !== null && (
              <Button
                size="small"
                tone="plain"
                busy={takingBack.isPending}
                onClick={() => takingBack.mutate()}
              >
                {words.takeBack}
              </Button>
            )}
          </span>
        )}
      </Banner>
      {isNoting && (
        <ReviewDialog
          registration={registration}
          review={review}
          onClose={() => setNoting(false)}
          onNoted={(after) => {
            setNoting(false);
            keep(after, words.saved);
          }}
        />
      )}
    </div>
  );
}
