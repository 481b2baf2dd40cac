import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';
import { signingWords } from '#src/wording/signing.ts';
import type { Package } from './use-sending.ts';

/** The state of a package, and whether it was late. */
export function PackageState({ of: one }: { of: Package }) {
  return (
    <span className="register__state">
      <SendingState of={one} />
      {one.late && <Badge tone="warning">{words.late}</Badge>}
    </span>
  );
}

/** Of one with refused invoices, how many of each. */
function SendingState({ of: one }: { of: Package }) {
  const { status, refused_count, accepted_count, signature_request_id } = one;
  if (signature_request_id !== null) return <Badge tone="warning">{signingWords.waiting}</Badge>;
  if (refused_count > 0)
    return (
      <>
        <Badge tone="critical">{words.partly(formatCount(refused_count))}</Badge>
        <small>{words.taken(formatCount(accepted_count))}</small>
      </>
    );
  return <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>;
}
