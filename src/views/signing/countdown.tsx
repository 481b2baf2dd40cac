import { signingWords } from '#src/wording/signing.ts';
import { useEffect, useState } from 'react';
import { clockText } from './time-left.ts';

const second = 1000;

/** How long the signer still has; looked at when wanted, not read out by itself. */
export function Countdown({ until }: { until: string }) {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  const clock = clockText(Date.parse(until) - now_ms);
  return (
    <p className="signing__clock" role="timer" aria-label={signingWords.left}>
      {clock === null ? signingWords.over : signingWords.leftText(clock)}
    </p>
  );
}
