import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { storedFaultWords as words } from '#src/wording/desk/stored-faults.ts';
import { storedPartLabels } from '#src/wording/labels.ts';
import { isDraft, isRevisable } from './acts/revisable.ts';
import type { Invoice } from './editor/draft/draft.ts';

type StoredFaultsBannerProps = {
  invoice: Invoice | null;
  /** Writes the invoice anew as it is shown; null where it may not be changed. */
  onSave: (() => void) | null;
};

/** Which parts of the stored invoice could not be read, and what to do; nothing where all was read. */
export function StoredFaultsBanner({ invoice, onSave }: StoredFaultsBannerProps) {
  const faults = invoice?.stored_faults ?? [];
  if (invoice === null || faults.length === 0) return null;
  return (
    <Banner
      tone="critical"
      title={words.title}
      action={
        onSave !== null && (
          <Button size="small" onClick={onSave}>
            {words.save}
          </Button>
        )
      }
    >
      {faults
        .map(({ line, part }) =>
          line === null
            ? words.ofInvoice(storedPartLabels[part])
            : words.ofLine(line, storedPartLabels[part]),
        )
        .join(' ')}{' '}
      {isDraft(invoice) || isRevisable(invoice) ? words.toDo : words.issued}
    </Banner>
  );
}
