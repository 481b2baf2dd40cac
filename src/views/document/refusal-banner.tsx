import { label } from '#src/language/language.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { documentWords } from '#src/wording/document.ts';
import type { DocumentKind, Reason } from './document-kind.ts';
import { refusalHelp } from './refusal-help.ts';

type RefusalBannerProps = {
  kind: Pick<DocumentKind, 'scopes'>;
  status: PublicationStatus;
  reasons: readonly Reason[];
};

/** Why the version before was refused, over the form in which it is corrected. */
export function RefusalBanner({ kind, status, reasons }: RefusalBannerProps) {
  const told = reasons.flatMap((reason) => {
    const help = refusalHelp(kind.scopes[status], reason);
    return help === null ? [reason.message] : [label(help.cause), help.known ? label(help.fix) : ''];
  });
  return (
    <Banner
      tone="warning"
      title={status === 'signature_failed' ? documentWords.whyFailed : documentWords.whyRefused}
    >
      {told.filter(Boolean).join(' ')}
    </Banner>
  );
}
