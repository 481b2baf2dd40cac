import { UNKNOWN_MILESTONES, type UnknownMilestone } from './unknown-milestones.table.ts';

const MINUTE_MS = 60_000;

/** Where a document stands that has been unknown for so many milliseconds: the milestone it has passed and the next one, null after the last. */
export function unknownMilestone(elapsed_ms: number): {
  passed: UnknownMilestone;
  next: UnknownMilestone | null;
} {
  const minutes = Math.max(0, elapsed_ms) / MINUTE_MS;
  const later = UNKNOWN_MILESTONES.findIndex(({ after_minutes }) => after_minutes > minutes);
  const at = later < 0 ? UNKNOWN_MILESTONES.length : later;
  return {
    passed: UNKNOWN_MILESTONES[at - 1] ?? UNKNOWN_MILESTONES[0],
    next: UNKNOWN_MILESTONES[at] ?? null,
  };
}
