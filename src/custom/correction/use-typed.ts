import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useState } from 'react';
import type { TypedNote } from './table-correction.tsx';
import { isTyped, useTypedAgreement, type TypedAgreement } from './use-agreement.ts';

/** What is typed in the cards of the ways: it is of the page, since another answer takes a card away. Leaving with it is asked about. */
export type Typed = { agreement: TypedAgreement; note: TypedNote };

export function useTyped(): Typed {
  const agreement = useTypedAgreement();
  const note = useState<TypedNote[0]>(null);
  useReportUnsaved(isTyped(agreement) || note[0] !== null);
  return { agreement, note };
}
