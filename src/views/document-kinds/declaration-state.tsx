import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { optionOf } from '#src/views/values/choice-labels.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';

type Standing = Pick<components['schemas']['Registration'], 'status' | 'review'>;

/** Steps of the review in which the company acts, with a deadline. */
const ours: ReadonlySet<string> = new Set(['confirmation_wanted', 'explanation_wanted']);

/** The state of a declaration as a badge: its status, or what the company has to do before the authority decides. */
export function declarationState({ status, review }: Standing): { label: string; tone: Tone } {
  const field = descriptorOf('registrations').fields.find(({ source }) => source === 'review');
  return field !== undefined && review !== null && ours.has(review)
    ? { label: optionOf(field, review).label, tone: 'warning' }
    : { label: publicationStatusLabels[status], tone: PUBLICATION_STATUS_TONES[status] };
}

/** The same as a badge. */
export function DeclarationState({ registration }: { registration: Standing }) {
  const { label, tone } = declarationState(registration);
  return <Badge tone={tone}>{label}</Badge>;
}
