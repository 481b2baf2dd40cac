import { useEffect, useRef } from 'react';
import { Banner } from '#src/ui/display/banner.tsx';

/** Why it did not work; takes the focus, so that it is read and what follows is one Tab away. */
export function FailureBanner({ title, message }: { title: string; message: string }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [message]);
  return (
    <Banner ref={banner} tone="critical" title={title}>
      {message}
    </Banner>
  );
}
