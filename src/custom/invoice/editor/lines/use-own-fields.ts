import { useMemo } from 'react';
import type { ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import { useOfDraft, type DraftStore } from '../draft/draft-store.ts';
import { ownFields, statedBeside, type OwnField } from './own-columns.ts';

/** The fields of the company's own that the lines have; the same list while none comes or goes. */
export function useOwnFields(store: DraftStore, asked: readonly ExtraFieldRow[]): readonly OwnField[] {
  const beside = useOfDraft(store, ({ get }) => statedBeside(get().lines, asked));
  return useMemo(() => ownFields(asked, beside), [asked, beside]);
}
