import { dropDraft, getDraft, keepDraft } from '#generated/client/drafts/drafts.ts';
import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { readKept, recordKey } from './draft-model.ts';
import type { DraftPlace, KeptDraft } from './draft-model.ts';

type Draft = components['schemas']['Draft'];

/** What the server keeps; `revision` counts how often it was kept. */
export type RemoteDraft = KeptDraft & { revision: number };

export type Kept = { kept: RemoteDraft } | { clash: RemoteDraft };

export type RemoteDrafts = {
  get: (place: DraftPlace) => Promise<RemoteDraft | null>;
  /** `leaving`: the page goes, the call must outlive it. */
  put: (place: DraftPlace, draft: KeptDraft & { revision: number }, leaving: boolean) => Promise<Kept>;
  drop: (place: DraftPlace) => Promise<void>;
};

const stale = 409;

/** One that cannot be read brings nothing, and is written over. */
function asRemote(draft: Draft): RemoteDraft {
  const { revision, saved_on } = draft;
  const unreadable = { content: { slot: '', values: {}, before: {} }, base_version: null, saved_on };
  return { ...(readKept(draft) ?? unreadable), revision };
}

function clashOf(error: unknown): RemoteDraft | null {
  if (!(error instanceof ApiFailure) || error.status !== stale) return null;
  const { current } = error.body as { current?: Draft | null };
  return current ? asRemote(current) : null;
}

/** Drafts on the server, where another machine of the same person finds them. */
export const remoteDrafts: RemoteDrafts = {
  async get(place) {
    const draft = await getDraft(place.type, recordKey(place));
    return draft === null ? null : asRemote(draft);
  },
  async put(place, { content, base_version, revision }, leaving) {
    try {
      const draft = { content, base_version, revision };
      const kept = await keepDraft(place.type, recordKey(place), { draft }, { keepalive: leaving });
      return { kept: asRemote(kept) };
    } catch (error) {
      const clash = clashOf(error);
      if (clash === null) throw error;
      return { clash };
    }
  },
  async drop(place) {
    await dropDraft(place.type, recordKey(place));
  },
};
