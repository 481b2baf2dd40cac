import { useEffect, useState } from 'react';
import { motion } from '#src/theme/tokens.ts';

/** True once loading has lasted 200 ms: what comes sooner shows no skeleton. */
export function useDeferredLoading(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), motion.skeletonDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return loading && late;
}
