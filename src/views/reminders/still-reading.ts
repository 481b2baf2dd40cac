import { useReading } from './reading-context.ts';

/** In place of a reminder that has its answer while its script is on its way. */
export function StillReading(): null {
  useReading(true);
  return null;
}
