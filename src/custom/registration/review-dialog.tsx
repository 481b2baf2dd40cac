import { advanceReview, reviewDue } from '#domain/registration/review.ts';
import type { ReviewState } from '#domain/registration/review.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { setRegistrationReview } from '#generated/client/registrations/registrations.ts';
import { REGISTRATION_REVIEW_EVENT, REGISTRATION_REVIEW_EVENT_LABELS } from '#generated/vocabulary.ts';
import type { RegistrationReviewEvent } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice-cards.tsx';
import { DateField } from '#src/ui/field/date-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Stack } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Registration } from './registration-fields.ts';

const words = registrationWords.review;

const longestNote = 500;

type ReviewDialogProps = {
  registration: Pick<Registration, 'id' | 'review_since'>;
  review: ReviewState;
  onClose: () => void;
  onNoted: (after: Registration) => void;
};

/** Asks what a person has learned of the review outside of the messages: what happened, when, and a note. */
export function ReviewDialog({ registration, review, onClose, onNoted }: ReviewDialogProps) {
  const possible = REGISTRATION_REVIEW_EVENT.filter((event) => advanceReview(review, event) !== null);
  const [event, setEvent] = useState<RegistrationReviewEvent | undefined>(possible[0]);
  const [day, setDay] = useState(today());
  const [note, setNote] = useState('');
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
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={words.note}
      locked={noting.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={noting.isPending}>
            {common.cancel}
          </Button>
          <Button
            tone="primary"
            busy={noting.isPending}
            disabled={event === undefined || day === ''}
            onClick={() => {
              if (event !== undefined) noting.mutate(event);
            }}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        {noting.error !== null && dayError === undefined && (
          <Banner tone="critical" title={words.failed}>
            {failureText(noting.error)}
          </Banner>
        )}
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
      </Stack>
    </Dialog>
  );
}
