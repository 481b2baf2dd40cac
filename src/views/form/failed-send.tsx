import { Banner } from '#src/ui/display/banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { useEffect, useRef } from 'react';
import { firstWrong } from './refused-banner.tsx';

type FailedSendProps = { title: string; error: Error | null; isPlaced?: boolean };

/**
 * Why something was refused, in the words of `title` and the server. The focus goes to the first field beside it that is wrong,
 * else here: the button is at the other end of a long form, or was a key. `isPlaced`: the fields say all of it.
 */
export function FailedSend({ title, error, isPlaced = false }: FailedSendProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) (firstWrong(banner.current?.parentElement ?? null) ?? banner.current)?.focus();
  }, [error]);
  if (error === null) return null;
  if (isPlaced) return <div hidden ref={banner} />;
  return (
    <Banner tone="critical" title={`${title}.`} ref={banner}>
      {failureText(error)}
    </Banner>
  );
}
