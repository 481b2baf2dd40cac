import { Banner } from '#src/ui/display/banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { useEffect, useRef } from 'react';
import { firstWrong } from './refused-banner.tsx';

/**
 * Why something was refused, in the words of `title` and the server. The focus goes to the first field beside it that is wrong,
 * else here: the button is at the other end of a long form, or was a key.
 */
export function FailedSend({ title, error }: { title: string; error: Error | null }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) (firstWrong(banner.current?.parentElement ?? null) ?? banner.current)?.focus();
  }, [error]);
  if (error === null) return null;
  return (
    <Banner tone="critical" title={`${title}.`} ref={banner}>
      {failureText(error)}
    </Banner>
  );
}
