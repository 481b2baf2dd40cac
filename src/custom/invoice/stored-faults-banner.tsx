import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { storedFaultWords as words } from '#src/wording/desk/stored-faults.ts';
import { storedPartLabels } from '#src/wording/labels.ts';
import { isDraft, isRevisable } from './acts/revisable.ts';
import type { Invoice } from './editor/draft/draft.ts';

const BANNER = 'stored-faults';

/** Leads to the banner where the stored invoice has damaged parts; whether it has. */
export function goToStoredFaults(invoice: Invoice | null): boolean {
  if ((invoice?.stored_faults ?? []).length === 0) return false;
  const banner = document.getElementById(BANNER);
  banner?.scrollIntoView({ block: 'center' });
  banner?.focus();
  return true;
}

type StoredFaultsBannerProps = {
  invoice: Invoice | null;
  /** Writes the invoice anew as it is shown; null where it may not be changed. */
  onSave: (() => void) | null;
  /** The damaged invoice is the one that a new one begins as a copy of. */
  isCopied?: boolean;
};

/** Which parts of the stored invoice could not be read, and what to do; nothing where all was read. */
export function StoredFaultsBanner({ invoice, onSave, isCopied = false }: StoredFaultsBannerProps) {
  const faults = invoice?.stored_faults ?? [];
  if (invoice === null || faults.length === 0) return null;
  const toDo = isCopied ? words.copied : isDraft(invoice) || isRevisable(invoice) ? words.toDo : words.issued;
  return (
    <div id={BANNER} tabIndex={-1}>
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
        {toDo}
      </Banner>
    </div>
  );
}
