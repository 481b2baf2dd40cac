import { signingInstantOf } from '#domain/signing/signing-time.ts';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';

/** A SigningTime as people read it; what is no time as it is written. */
export function signedAt(signing_time: string | null): string {
  if (signing_time === null) return nothing;
  const instant = signingInstantOf(signing_time);
  return instant === null ? signing_time : formatDateSecond(instant);
}
