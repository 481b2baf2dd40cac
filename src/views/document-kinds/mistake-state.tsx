import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { mistakeTitles } from '#src/wording/record-lists.ts';

type Standing = Pick<
  components['schemas']['InvoiceMistake'],
  'status' | 'answered_on' | 'invoice_count' | 'refused_count'
>;

/** The state of a notice: its status, or how many of its invoices were received where some were not. */
export function mistakeState({ status, answered_on, invoice_count, refused_count }: Standing): {
  label: string;
  tone: Tone;
} {
  return answered_on !== null && refused_count > 0
    ? { label: mistakeTitles.results(invoice_count - refused_count, refused_count), tone: 'warning' }
    : { label: publicationStatusLabels[status], tone: PUBLICATION_STATUS_TONES[status] };
}

/** The same as a badge. */
export function MistakeState({ notice }: { notice: Standing }) {
  const { label, tone } = mistakeState(notice);
  return <Badge tone={tone}>{label}</Badge>;
}
