import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { createContext, useContext } from 'react';

/** The record a form is about; `id` is null while it is new. */
export type Edited = { descriptor: ResourceDescriptor; id: number | null };

const EditedContext = createContext<Edited | null>(null);
export const EditedProvider = EditedContext.Provider;

/** What is being edited, for inputs that look at its neighbours; null outside of a record's form. */
export function useEdited(): Edited | null {
  return useContext(EditedContext);
}
