import { useEffect, useState } from 'react';
import { pieceWords } from '../words/piece.ts';
import './loading-bar.css';

const stepEvery = 120;

/** One step towards 99 %, never there by itself: a tenth of what is left (spec point 9). */
export function advance(progress: number): number {
  return Math.min(99, progress + (99 - progress) / 10);
}

/** The thin bar on top while a page loads; gone when `loading` ends. */
export function LoadingBar({ loading }: { loading: boolean }) {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setInterval(() => setProgress(advance), stepEvery);
    return () => {
      clearInterval(timer);
      setProgress(0);
    };
  }, [loading]);
  if (!loading) return null;
  return (
    <div
      className="k-loading-bar"
      role="progressbar"
      aria-label={pieceWords.loading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress)}
    >
      <span style={{ transform: `scaleX(${progress / 100})` }} />
    </div>
  );
}

/** The whole screen while tenant and user load (spec point 2). */
export function SpinnerPage({ label = pieceWords.loading }: { label?: string }) {
  return (
    <div className="k-spinner-page" role="status" aria-label={label}>
      <span className="k-spinner" />
    </div>
  );
}
