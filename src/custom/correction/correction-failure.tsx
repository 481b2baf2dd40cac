import { Banner } from '#src/ui/display/banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { firstWrong } from '#src/views/form/refused-banner.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import { useEffect, useRef } from 'react';

/**
 * Why a correction was refused. The focus goes to the first field beside it that is wrong, else here: the button is at the
 * other end of a long form, or was a key.
 */
export function CorrectionFailure({ error }: { error: Error | null }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) (firstWrong(banner.current?.parentElement ?? null) ?? banner.current)?.focus();
  }, [error]);
  if (error === null) return null;
  return (
    <Banner tone="critical" title={`${correctionWords.failed}.`} ref={banner}>
      {failureText(error)}
    </Banner>
  );
}
