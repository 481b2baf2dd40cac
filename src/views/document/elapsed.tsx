import { documentWords } from '#src/wording/document.ts';
import { useEffect, useState } from 'react';

const second = 1000;

/** The two largest units of a time, in words: `5 phút 12 giây`, `3 ngày 4 giờ`. */
export function elapsedText(elapsed_ms: number): string {
  const seconds = Math.max(0, Math.floor(elapsed_ms / second));
  const parts = [
    [Math.floor(seconds / 86_400), documentWords.days],
    [Math.floor(seconds / 3600) % 24, documentWords.hours],
    [Math.floor(seconds / 60) % 60, documentWords.minutes],
    [seconds % 60, documentWords.seconds],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first < 0 ? parts.length - 1 : first)
    .slice(0, 2)
    .map(([count, words]) => words(count))
    .join(' ');
}

/** How long something has lasted, second by second; looked at when wanted, not read out by itself. */
export function Elapsed({ since }: { since: string }) {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return (
    <b className="elapsed" role="timer">
      {elapsedText(now_ms - Date.parse(since))}
    </b>
  );
}
