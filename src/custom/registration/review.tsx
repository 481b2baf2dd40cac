import {
  getGetRegistrationQueryKey,
  removeRegistrationReview,
  setRegistrationReview,
} from '#generated/client/registrations/registrations.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
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
import { advanceReview, reviewDue } from '#domain/registration/review.ts';
import type { ReviewState } from '#domain/registration/review.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { REGISTRATION_REVIEW_EVENT, REGISTRATION_REVIEW_EVENT_LABELS } from '#generated/vocabulary.ts';
import type { RegistrationReviewEvent } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { today } from '#src/providers/today.ts';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';

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

const longestNote = 500;

type ReviewDialogProps = {
  registration: Pick<Registration, 'id' | 'review_since'>;
  review: ReviewState;
  onClose: () => void;
  onNoted: (after: Registration) => void;
};

/** Asks what a person has learned of the review outside of the messages: what happened, when, and a note. */
function ReviewDialog({ registration, review, onClose, onNoted }: ReviewDialogProps) {
  const possible = REGISTRATION_REVIEW_EVENT.filter((event) => advanceReview(review, event) !== null);
  const [event, setEvent] = useState<RegistrationReviewEvent | undefined>(possible[0]);
  const [day, setDay] = useState(today());
  const [note, setNote] = useState('');
  useReportUnsaved(note !== '');
  const noting = useMutation({
    mutationFn: (chosen: RegistrationReviewEvent) =>
      setRegistrationReview(registration.id, {
        registration_review: { event: chosen, happened_on: day, note: note.trim() || null },
      }),
    onSuccess: onNoted,
  });
  const after = event === undefined ? null : advanceReview(review, event);
  const due = after === null || day === '' ? null : reviewDue(after, day);
  const dayError =
    noting.error instanceof ApiFailure
      ? noting.error.errors.find(({ fields }) => fields.includes('happened_on'))?.message
      : undefined;
  return (
    <ConfirmDialog
      title={words.note}
      action={words.save}
      busy={noting.isPending}
      disabled={event === undefined || day === ''}
      failure={noting.error && dayError === undefined ? failureText(noting.error) : null}
      failureTitle={words.failed}
      onAct={() => {
        if (event !== undefined) noting.mutate(event);
      }}
      onClose={onClose}
    >
      <p>{words.about}</p>
      <ChoiceCards
        plain
        label={words.happened}
        value={event ?? ''}
        onChange={(chosen) => setEvent(chosen as RegistrationReviewEvent)}
        choices={possible.map((value) => ({
          value,
          label: label(REGISTRATION_REVIEW_EVENT_LABELS[value]),
        }))}
      />
      <DateField
        label={words.day}
        required
        value={day}
        onChange={setDay}
        min={registration.review_since ?? undefined}
        max={today()}
        error={dayError}
        hint={
          due === null
            ? undefined
            : `${(due.who === 'taxpayer' ? words.mustBy : words.answersBy)(formatDate(due.due_on))} ${due.source}.`
        }
      />
      <TextArea label={words.remark} value={note} onChange={setNote} max={longestNote} rows={3} />
    </ConfirmDialog>
  );
}
