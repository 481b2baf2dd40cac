import type { BannerTone } from '#src/ui/display/banner.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { signingWords } from '#src/wording/signing.ts';
import type { SignatureRequest } from './signature-requests.ts';
import type { SignedKind } from './signed-kind.ts';

type Ended = { tone: BannerTone; title: string };

const endings: Partial<Record<SignatureRequest['state'], () => Ended>> = {
  refused: () => ({ tone: 'critical', title: signingWords.refused }),
  expired: () => ({ tone: 'warning', title: signingWords.expired }),
  failed: () => ({ tone: 'critical', title: signingWords.failed }),
  cancelled: () => ({ tone: 'neutral', title: signingWords.cancelled }),
};

/** How a request ended, why, and what is kept. */
export function EndedStep({ kind, request }: { kind: SignedKind; request: SignatureRequest }) {
  const { state, message, documents } = request;
  const ending = endings[state]?.();
  if (ending === undefined) {
    return (
      <Banner tone="success" title={signingWords.signed(kind.nouns.counted(documents.length))}>
        {signingWords.signedNext}
      </Banner>
    );
  }
  return (
    <Banner tone={ending.tone} title={ending.title}>
      {message}
    </Banner>
  );
}
