import { createLocalDrafts } from './local-drafts.ts';

/** The drafts of this browser. */
export const localDrafts = createLocalDrafts(window.localStorage, () => Date.now());
